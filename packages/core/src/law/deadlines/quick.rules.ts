import { readQuantity } from "../../kernel/quantity-text.rules";
import { MOST, type Unit } from "./countable.rules";

/** A deadline as a person types it: quantity and unit. */
export type Quick = { cantidad: number; unidad: Unit };

/**
 * Reads «+5 hábiles», «10 d», «2 meses», «24 h», «1 año», «15 días corridos». Undefined for a text
 * that is not a countable deadline.
 */
export function parseQuick(text: string): Quick | undefined {
  const read = readQuantity(text);
  if (!read || read.unit === "semanas") return undefined;
  const { count: cantidad, unit } = read;
  const unidad = unit || "habiles";
  return cantidad >= 1 && cantidad <= MOST[unidad] ? { cantidad, unidad } : undefined;
}

const NAMES: Record<Unit, readonly [one: string, several: string]> = {
  habiles: ["día hábil", "días hábiles"],
  corridos: ["día corrido", "días corridos"],
  meses: ["mes", "meses"],
  horas: ["hora", "horas"],
};

/** A quantity in words: «5 días hábiles», «1 mes». */
export function quantityText(cantidad: number, unidad: Unit): string {
  return `${cantidad} ${NAMES[unidad][cantidad === 1 ? 0 : 1]}`;
}
