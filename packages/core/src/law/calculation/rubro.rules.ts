import type { PlainRubro, Rubro } from "./rubro.schema";
import type { SheetFact, SheetLine } from "./sheet.rules";

/** A line of a result as a line of its sheet, by how certain it is. */
export const lineOfRubro = (
  { codigo, concepto, monto, formula, normas }: PlainRubro,
  { verificado, fuente }: Pick<Rubro, "verificado" | "fuente">,
): SheetLine => ({
  ...{ key: codigo, label: concepto, amount: monto, formula },
  ...{ norma: normas.join("; "), verificado, fuente },
});

/** The lines of a result that say themselves how certain they are. */
export const linesOfRubros = (rubros: readonly Rubro[]): SheetLine[] =>
  rubros.map((one) => lineOfRubro(one, one));

/** The facts of a sheet that have a value. */
export const factsWith = (
  facts: readonly (readonly [label: string, value: string | null | undefined | false])[],
): SheetFact[] => facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
