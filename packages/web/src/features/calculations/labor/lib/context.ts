import { type Mode, treatmentOf } from "@foja/core/law/labor/modes.rules";
import { lawOf, REGIMES, type Regime } from "@foja/core/law/labor/regime.rules";
import type { Form, FieldDef as KitField } from "~/features/calculations/shared/kit/field";

/** A form of a settlement, and what decides which of its fields apply. */
export type Context = Form & {
  mode: Mode | undefined;
  regime: Regime | undefined;
  builder: boolean;
  domestic: boolean;
  /** Whether the termination pays for seniority, requires notice, is a dismissal without cause. */
  seniority: boolean;
  notice: boolean;
  unjust: boolean;
};

export type FieldDef = KitField<Context>;

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads from the form what decides which fields apply. */
export function contextOf(form: Form): Context {
  const { values } = form;
  const mode = (values.modo || undefined) as Mode | undefined;
  const treatment = mode && treatmentOf(mode).valor;
  const chosen = REGIMES.find((regime) => regime === values.regimen);
  const exit = values.fechaEgreso ?? "";
  const dated = IS_DAY.test(exit) ? lawOf(exit, chosen).regime : chosen;
  return {
    ...{ ...form, mode, regime: dated },
    builder: values.regimenEspecial === "construccion",
    domestic: values.regimenEspecial === "casasParticulares",
    seniority: (treatment?.porcentaje ?? 0) > 0,
    notice: treatment?.preaviso === true || mode === "quiebra",
    unjust: treatment?.injustificado === true,
  };
}
