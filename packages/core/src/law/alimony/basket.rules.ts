import { addMonths } from "../../kernel/day.rules";
import { dateText, type Exact, exact, monthText } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { type SeriesBook, type SeriesNeed, seriesOf } from "../rates/rate.rules";
import type { SeriesKey } from "../rates/rate.schema";

/** The last age, in years, that INDEC's basket of upbringing values. */
export const LAST_AGE = 12;

/** Up to which age each series of the basket is of. */
const BY_AGE: readonly { to: number; key: SeriesKey; words: string }[] = [
  { to: 0, key: "crianzaMenor1", words: "menor de 1 año" },
  { to: 3, key: "crianza1a3", words: "1 a 3 años" },
  { to: 5, key: "crianza4a5", words: "4 a 5 años" },
  { to: LAST_AGE, key: "crianza6a12", words: "6 a 12 años" },
];

/** The series of the basket of an age in whole years, from 0 to 12. */
export function basketOf(age: number): { key: SeriesKey; words: string } {
  const found = BY_AGE.find(({ to }) => age <= to);
  if (!found)
    throw new CalculationError("edad", `Edad: la canasta de crianza llega a los ${LAST_AGE} años`);
  return found;
}

/** What a computation reads of the basket. */
export const basketNeed = (age: number, desde: string, al: string): SeriesNeed[] => [
  { key: basketOf(age).key, desde: `${desde}-01`, hasta: addMonths(`${al}-01`, 1) },
];

const LABELS = { desde: "Desde", al: "Al" };

/**
 * The basket of an age in a month, in pesos a month. Throws a `CalculationError` of the field where
 * the month has no value of its own: nothing is carried from another.
 */
export function basketIn(
  book: SeriesBook,
  { edad, mes, field }: { edad: number; mes: string; field: keyof typeof LABELS },
): Exact {
  const { key, words } = basketOf(edad);
  const found = book[key]?.valores.find(([day]) => day === `${mes}-01`);
  if (found) return exact(found[1]);
  const last = book[key]?.valores.at(-1)?.[0];
  const until = last ? `; el último cargado es de ${monthText(last)}` : "";
  throw new CalculationError(
    field,
    `${LABELS[field]}: no hay valor cargado de la canasta de crianza (${words}) de ${monthText(mes)}${until}`,
  );
}

/** Where the values of an age come from, and until when they are loaded. */
export function basketSource(book: SeriesBook, edad: number): string {
  const { key } = basketOf(edad);
  const last = book[key]?.ultima;
  return `${seriesOf(key).fuente}${last ? `, cargada al ${dateText(last)}` : ""}`;
}
