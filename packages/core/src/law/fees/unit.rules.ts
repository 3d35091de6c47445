import { dateText, type Exact, exact } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { type SeriesBook, seriesOf } from "../rates/rate.rules";
import type { UnitKey } from "../rates/rate.schema";
import { floorIndex } from "../rates/series.rules";

/** A value of a unit: in force since a day, by a norm. */
export type UnitOn = {
  value: Exact;
  since: string;
  norm: string | null;
  /** No later value is loaded. */
  last: boolean;
};

/** Months without a published value: nothing is carried over them. */
const GAPS: Partial<Record<UnitKey, { from: string; to: string }[]>> = {
  jus: [{ from: "2026-07-01", to: "2026-07-31" }],
};

const ACT = /, (\d{2})\/(\d{2})\/(\d{4})$/;

/** The day of the act that fixed a value, which its norm ends with. */
const actOf = (norm: string | null) =>
  norm && (ACT.exec(norm)?.slice(1).reverse().join("-") ?? null);

type Asked = { path: "fecha" | "fechaPago"; label: string; day: string; today: string };

/** The value in force on a day. Throws a `CalculationError` of the field where none is loaded. */
export function unitOn(book: SeriesBook, key: UnitKey, asked: Asked): UnitOn {
  const { path, label, day, today } = asked;
  const refuse = (what: string) => new CalculationError(path, `${label}: ${what}`);
  const name = seriesOf(key).label;
  const values = book[key]?.valores ?? [];
  if (day > today) throw refuse("todavía no llegó, y el valor de la unidad no se conoce");
  const at = floorIndex(values, day);
  const [since, text] = values[at] ?? [];
  const gap = GAPS[key]?.find(({ from, to }) => from <= day && day <= to);
  if (since === undefined || text === undefined || (gap && since < gap.from))
    throw refuse(`no hay valor cargado de la unidad ${name} para el ${dateText(day)}`);
  const norm = book[key]?.normas?.[since] ?? null;
  return { value: exact(text), since, norm, last: at === values.length - 1 };
}

/**
 * The value that was known on a day: in force by then, and with its act published. Null where a
 * value does not say its act.
 */
export function unitKnownOn(book: SeriesBook, key: UnitKey, day: string): Exact | null {
  const { valores = [], normas = {} } = book[key] ?? {};
  const begun = valores.slice(0, floorIndex(valores, day) + 1).toReversed();
  for (const [since, value] of begun) {
    const act = actOf(normas[since] ?? null);
    if (!act) return null;
    if (act <= day) return exact(value);
  }
  return null;
}
