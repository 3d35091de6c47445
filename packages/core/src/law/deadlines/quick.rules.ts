import { fold } from "../../kernel/text.rules";
import { MOST, type Unit } from "./deadline.schema";

/** A deadline as a person types it: how many of what. */
export type Quick = { cantidad: number; unidad: Unit };

const WORDS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:d(?:ias?)?)?(?:hab(?:il(?:es)?)?|h|judicial(?:es)?)$/, "habiles"],
  [/^(?:d(?:ias?)?)?(?:corr(?:idos?)?|c)$/, "corridos"],
  [/^(?:d|dias?)?$/, "habiles"],
  [/^(?:m|mes(?:es)?)$/, "meses"],
  [/^(?:a|anos?)$/, "meses"],
  [/^(?:hs?|hrs?|horas?)$/, "horas"],
];

/**
 * Reads «+5 hábiles», «10 d», «2 meses», «24 h», «1 año», «15 días corridos». Nothing where it does
 * not say a deadline that can be counted.
 */
export function parseQuick(text: string): Quick | undefined {
  const found = /^\+?\s*(\d{1,4})\s*([a-z\s.]*)$/.exec(fold(text).trim());
  if (!found) return undefined;
  const word = (found[2] ?? "").replace(/[\s.]/g, "");
  // Written with a space or not, a lone «h» after a number is hours.
  const unit = word === "h" ? "horas" : WORDS.find(([pattern]) => pattern.test(word))?.[1];
  if (!unit) return undefined;
  const cantidad = Number(found[1]) * (/^(?:a|anos?)$/.test(word) ? 12 : 1);
  return cantidad >= 1 && cantidad <= MOST[unit] ? { cantidad, unidad: unit } : undefined;
}

const NAMES: Record<Unit, readonly [one: string, several: string]> = {
  habiles: ["día hábil", "días hábiles"],
  corridos: ["día corrido", "días corridos"],
  meses: ["mes", "meses"],
  horas: ["hora", "horas"],
};

/** A quantity as it is read: «5 días hábiles», «1 mes». */
export function quantityText(cantidad: number, unidad: Unit): string {
  return `${cantidad} ${NAMES[unidad][cantidad === 1 ? 0 : 1]}`;
}
