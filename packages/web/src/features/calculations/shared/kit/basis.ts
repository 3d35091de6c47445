import type { CalculatorType } from "@foja/core/law/calculation/kinds.rules";
import type { Engine } from "@foja/core/law/engines/engine.rules";
import type { ComponentType } from "react";
import type { AnyField, Context, Form, FormState } from "./field";

/** Fields that belong together, in a card, or in a fold that tells how many of them are filled. */
export type Group<C = Context> = {
  title: string;
  fields: readonly AnyField<C>[];
  frame: "card" | "fold";
  /** A fold that is open from the start. */
  open?: boolean;
  /** A fold that does not tell how many are filled. */
  silent?: boolean;
  /** What comes after its fields. */
  Foot?: ComponentType<{ state: FormState }>;
};

/** What a calculator computes with: its engine and its fields. */
export type Basis<V = unknown, R = unknown, C extends Context = Context> = {
  type: CalculatorType;
  engine: Engine<V, R>;
  groups: readonly Group<C>[];
  contextOf?(form: Form): C;
};

/** Every field of a calculator. */
export const fieldsIn = ({ groups }: Pick<Basis, "groups">): AnyField[] =>
  groups.flatMap(({ fields }) => fields);

/** Every field of a calculator that applies to a form. */
export const fieldsOf = (
  { groups, contextOf }: Pick<Basis, "groups" | "contextOf">,
  form: Form,
): AnyField[] => groups.flatMap((group) => shownIn(group, contextOf?.(form) ?? form));

/** The fields of a group that apply. */
export const shownIn = <C>({ fields }: Group<C>, context: C): AnyField<C>[] =>
  fields.filter((field) => field.when?.(context) ?? true);
