/** A line of a settlement, in pesos, and the day from which it is due. */
export type SettledRow = { nombre: string; monto: number; desde: string };

/** The lines of a settlement for an address; those without an amount bear nothing. */
export const settledText = (rows: readonly SettledRow[]): string =>
  rows
    .filter(({ monto }) => monto > 0)
    .map(({ nombre, monto, desde }) => [plain(nombre), desde, monto].join("~"))
    .join(";");

const plain = (name: string) => name.replace(/~/g, "-").replace(/;/g, ",").slice(0, 80);
