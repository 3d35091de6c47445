import { type Mode, treatmentOf } from "@foja/core/law/labor/modes.rules";
import { lawOf, REGIMES, type Regime } from "@foja/core/law/labor/regime.rules";
import type { Option } from "~/components/ui/select-field";

export type FieldKind = "date" | "money" | "number" | "choice" | "toggle" | "months";

/** One field of the form: where it goes, how it is asked for, when it applies. */
export type FieldDef = {
  /** The variable it fills, `opciones.meses132bis`. */
  path: string;
  kind: FieldKind;
  label: string;
  /** Which article asks for it, and what it does. */
  hint: string;
  options?: readonly Option[];
  /** Its choices are numbers. */
  numeric?: boolean;
  /** What a choice says when nothing is chosen. */
  placeholder?: string;
  /** What a toggle is when nobody touched it. */
  byDefault?: boolean;
  required?: boolean;
  /** Opens other fields and is no variable itself. */
  local?: boolean;
  when?: (context: Context) => boolean;
};

/** What decides which fields apply. */
export type Context = {
  values: Record<string, string>;
  mode: Mode | undefined;
  regime: Regime | undefined;
  builder: boolean;
  domestic: boolean;
  /** Whether the end pays for seniority, carries notice, is a dismissal without cause. */
  seniority: boolean;
  notice: boolean;
  unjust: boolean;
};

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads of what was typed what decides which fields apply. */
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
