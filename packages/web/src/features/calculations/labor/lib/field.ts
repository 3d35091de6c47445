import { type Mode, treatmentOf } from "@foja/core/law/labor/modes.rules";
import { lawOf, REGIMES, type Regime } from "@foja/core/law/labor/regime.rules";
import type { Option } from "~/components/ui/select-field";

export type FieldKind = "date" | "money" | "number" | "choice" | "toggle" | "months";

/** One field of the form: its variable, its input, and when it applies. */
export type FieldDef = {
  /** The variable it fills, `opciones.meses132bis`. */
  path: string;
  kind: FieldKind;
  label: string;
  /** The article that asks for it, and its effect. */
  hint: string;
  options?: readonly Option[];
  /** Its options are numbers. */
  numeric?: boolean;
  /** The option shown when nothing is chosen. */
  placeholder?: string;
  /** The value of a toggle that was not touched. */
  byDefault?: boolean;
  required?: boolean;
  /** Shows other fields and is not a variable itself. */
  local?: boolean;
  when?: (context: Context) => boolean;
};

/** The values that decide which fields apply. */
export type Context = {
  values: Record<string, string>;
  mode: Mode | undefined;
  regime: Regime | undefined;
  builder: boolean;
  domestic: boolean;
  /** Whether the termination pays for seniority, requires notice, is a dismissal without cause. */
  seniority: boolean;
  notice: boolean;
  unjust: boolean;
};

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads from the form what decides which fields apply. */
export function contextOf(values: Record<string, string>): Context {
  const mode = (values.modo || undefined) as Mode | undefined;
  const treatment = mode && treatmentOf(mode).valor;
  const chosen = REGIMES.find((regime) => regime === values.regimen);
  const exit = values.fechaEgreso ?? "";
  const dated = IS_DAY.test(exit) ? lawOf(exit, chosen).regime : chosen;
  return {
    ...{ values, mode, regime: dated },
    builder: values.regimenEspecial === "construccion",
    domestic: values.regimenEspecial === "casasParticulares",
    seniority: (treatment?.porcentaje ?? 0) > 0,
    notice: treatment?.preaviso === true || mode === "quiebra",
    unjust: treatment?.injustificado === true,
  };
}
