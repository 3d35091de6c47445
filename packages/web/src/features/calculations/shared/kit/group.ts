import { canonical } from "@foja/core/law/calculation/canonical.rules";
import type { Engine } from "@foja/core/law/engines/engine.rules";
import type { PartialCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { formatDate } from "~/lib/format";

/** A calculation that was set aside to be compared with. */
export type Kept<V = unknown> = { label: string; variables: V };
/** A saved scenario of the same comparison. */
export type Saved<V = unknown> = Kept<V> & { id: string };
/** The scenarios to compare with: saved ones, and those set aside. */
export type Beside<V = unknown> = { others: Saved<V>[]; aside: Kept<V>[] };

/** The calculations of a group except the open one, oldest first, named by description or day. */
export const othersOf = <V>(
  { variables: schema }: Pick<Engine<V>, "variables">,
  group: readonly PartialCalculator[],
  open: string,
): Saved<V>[] =>
  [...group].sort(byAge).flatMap(({ _id, description, date = "", variables }) => {
    const read = schema.safeParse(variables);
    if (_id === open || !read.success) return [];
    return [{ id: _id, label: description || formatDate(date), variables: read.data }];
  });

// Identifiers sort by creation.
const byAge = (a: PartialCalculator, b: PartialCalculator) => (a._id < b._id ? -1 : 1);

/** Those set aside that are not in the group: a saved one is there already. */
export function notAmong<V>(kept: readonly Kept<V>[], others: readonly Saved<V>[]): Kept<V>[] {
  const saved = new Set(others.map(({ variables }) => canonical(variables)));
  return kept.filter(({ variables }) => !saved.has(canonical(variables)));
}

/** The label of the next one set aside: neither taken nor the end of a saved one's. */
export function nextLabel(taken: readonly string[]): string {
  let number = 1;
  while (taken.some((label) => label === nth(number) || label.endsWith(` · ${nth(number)}`))) {
    number += 1;
  }
  return nth(number);
}

const nth = (number: number) => `Escenario ${number}`;
