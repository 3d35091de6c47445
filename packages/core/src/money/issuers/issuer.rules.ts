import type { Settings } from "./settings.schema";

/** The data without which nobody issues a voucher, as the screen calls them. */
const NEEDED = {
  legalName: "razón social",
  cuit: "CUIT",
  ivaCondition: "condición frente al IVA",
  address: "domicilio comercial",
  pointsOfSale: "punto de venta",
} as const satisfies Partial<Record<keyof Settings, string>>;

/** A field that is missing, and a sentence that names it. */
type Lacking = { path: string; message: string };

type Issuer = Partial<Record<keyof typeof NEEDED, unknown>>;

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";

/** The fields that an issuer's data lack, each with its sentence; empty where nothing is missing. */
export const lackingOf = (issuer: Issuer | undefined): Lacking[] =>
  Object.entries(NEEDED)
    .filter(([field]) => !isThere(issuer?.[field as keyof Issuer]))
    .map(([path, name]) => ({ path, message: `Completá: ${name}.` }));

/** The sentence that names what is missing before an invoice can be issued. */
export function lackingText(lacking: readonly Lacking[]): string {
  const names = lacking.map(({ path }) => NEEDED[path as keyof typeof NEEDED]);
  const list = new Intl.ListFormat("es", { type: "conjunction" }).format(names);
  return `Para emitir, completá en los datos de facturación: ${list}.`;
}
