const WORDS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  sesenta: 60,
  noventa: 90,
  veinticuatro: 24,
  "cuarenta y ocho": 48,
};

export type Quantity = {
  cantidad: number;
  unidad: "habiles" | "corridos" | "meses";
  /** The words it was read in. */
  said: string;
};

const NUMBER = `(\\d{1,3}|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const SPAN = new RegExp(
  `\\b${NUMBER}\\s*(?:\\((?:\\d{1,3}|[a-z ]+)\\)\\s*)?(dias?|horas|mes(?:es)?)\\b(?:\\s+(habiles|corridos))?`,
);

/**
 * The span that a folded text speaks of: «cinco (5) días», «48 horas». Hours become working days,
 * because a movement says the day it was made and not the hour.
 */
export function quantityIn(text: string): Quantity | undefined {
  const [said = "", number = "", unit = "", kind] = SPAN.exec(text) ?? [];
  if (!said) return undefined;
  const count = WORDS[number] ?? Number(number);
  if (count < 1) return undefined;
  if (unit.startsWith("mes")) return { cantidad: count, unidad: "meses", said };
  if (unit === "horas")
    return { cantidad: Math.max(1, Math.round(count / 24)), unidad: "habiles", said };
  return { cantidad: count, unidad: kind === "corridos" ? "corridos" : "habiles", said };
}
