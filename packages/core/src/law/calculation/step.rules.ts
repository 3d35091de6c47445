import { dateText } from "../../kernel/money.rules";
import { capital } from "../../kernel/text.rules";
import { isVerified, type Norm, SUGGESTED } from "./norm.rules";
import type { SheetLine } from "./sheet.rules";
import type { Step } from "./step.schema";

/** A step by its norm. */
export const stepBy = (
  { norma, verificado, fuente }: Norm,
  fecha: string,
  motivo: string,
): Step => ({ fecha, motivo, norma, verificado: isVerified(verificado), fuente });

/** Steps as lines of a sheet: each with its day. */
export const stepLines = (pasos: readonly Step[]): SheetLine[] =>
  pasos.map(({ fecha, motivo, norma, verificado, fuente }, i) => ({
    ...{ key: `paso_${i + 1}`, label: capital(motivo), amount: null, text: dateText(fecha) },
    ...{ norma, formula: `${capital(motivo)}: ${dateText(fecha)}`, verificado, fuente },
  }));

/** Steps as paragraphs of a brief: «10/03/2024: comienza el plazo (CCyC art. 2554).» */
export const stepProse = (pasos: readonly Step[]): string[] =>
  pasos.map(({ fecha, motivo, norma }) => `${dateText(fecha)}: ${motivo} (${norma}).`);

/** A warning for each norm of the steps that nobody read. */
export const doubtsOf = (pasos: readonly Step[]): string[] => [
  ...new Set(
    pasos
      .filter(({ verificado }) => !verificado)
      .map(({ norma, fuente }) => `${SUGGESTED}: ${norma}. ${fuente}.`),
  ),
];
