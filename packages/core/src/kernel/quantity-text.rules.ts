import { fold } from "./text.rules";

/** The units of a length of time, in the words that lawyers use. */
export type QuantityUnit = "habiles" | "corridos" | "semanas" | "meses" | "horas";

/** A length of time as a person types it; `unit` is "" where only a number was typed. */
export type TypedQuantity = { count: number; unit: QuantityUnit | ""; word: string };

const WORDS: readonly (readonly [RegExp, QuantityUnit])[] = [
  [/^(?:d(?:ias?)?)?(?:hab(?:il(?:es)?)?|judicial(?:es)?)$/, "habiles"],
  [/^d(?:ias?)?h$/, "habiles"],
  [/^(?:d(?:ias?)?)?(?:corr(?:idos?)?|c)$/, "corridos"],
  [/^(?:d|dias?)$/, "habiles"],
  [/^(?:sem|semanas?)$/, "semanas"],
  [/^(?:m|mes(?:es)?)$/, "meses"],
  [/^(?:a|anos?)$/, "meses"],
  [/^(?:hs?|hrs?|horas?)$/, "horas"],
];

/**
 * Reads «+5 hábiles», «10 d», «2 semanas», «2 meses», «1 año», «24 h», «15 días corridos» and a
 * bare «10». Plain days are working days, as in deadlines. Returns undefined for any other text.
 */
export function readQuantity(text: string): TypedQuantity | undefined {
  const found = /^\+?\s*(\d{1,4})\s*([a-z\s.]*)$/.exec(fold(text));
  if (!found) return undefined;
  const word = (found[2] ?? "").replace(/[\s.]/g, "");
  const unit = word === "" ? "" : WORDS.find(([pattern]) => pattern.test(word))?.[1];
  if (unit === undefined) return undefined;
  return { count: Number(found[1]) * (/^(?:a|anos?)$/.test(word) ? 12 : 1), unit, word };
}
