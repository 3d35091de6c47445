import type { Rubro } from "./rubro.schema";
import type { SheetFact, SheetLine } from "./sheet.rules";

/** The lines of a result as lines of its sheet. */
export const linesOfRubros = (rubros: readonly Rubro[]): SheetLine[] =>
  rubros.map(({ codigo, concepto, monto, formula, normas, verificado, fuente }) => ({
    ...{ key: codigo, label: concepto, amount: monto, formula },
    ...{ norma: normas.join("; "), verificado, fuente },
  }));

/** The facts of a sheet that have a value. */
export const factsWith = (
  facts: readonly (readonly [label: string, value: string | null | undefined | false])[],
): SheetFact[] => facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
