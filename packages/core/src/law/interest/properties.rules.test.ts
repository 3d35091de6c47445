import { cheapest } from "@foja/harness/cheapest";
import { bookOf } from "@foja/harness/series";
import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../../kernel/day.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";
import { interestResult } from "./interest-result.schema";
import { seriesNeeded } from "./needs.rules";

const TODAY = "2026-11-20";
const START = "2010-01-01";

const capital = fc.integer({ min: 1, max: 10 ** 13 }).map((cents) => cents / 100);
const tna = fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100);
const days = fc.integer({ min: 0, max: 6000 });
const steps = fc.array(fc.tuple(days, tna), { minLength: 1, maxLength: 40 });

/** A series of rates that change on some days, the first of them before any span begins. */
const bookOfSteps = (changes: [number, number][]) =>
  bookOf("tasaActivaBNA", {
    ...Object.fromEntries(changes.map(([day, rate]) => [addDays(START, day), String(rate)])),
    [START]: "10",
  });

/** The days between two dates, cut at some of them. */
function cutAt(desde: string, hasta: string, cuts: number[]): [string, string][] {
  const inner = cuts.map((day) => addDays(START, day)).filter((day) => desde < day && day < hasta);
  const ends = [desde, ...new Set(inner.sort()), hasta];
  return ends.slice(1).map((end, i) => [ends[i] ?? desde, end]);
}

const compute = (variables: InterestVariables, book = {}) =>
  interestResult.parse(interestOf(interestVariables.parse(variables), book, TODAY));

const total = ({ tramos }: ReturnType<typeof compute>) =>
  tramos.reduce((sum, { interes }) => sum + Math.round(interes * 100), 0);

describe("simple interest", () => {
  it("is the same however a segment is split, to the cent", () => {
    const cuts = fc.array(days, { maxLength: 9 });
    const property = fc.property(capital, steps, days, days, cuts, (amount, changes, a, b, at) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b) + 1];
      const [desde, hasta] = [addDays(START, from), addDays(START, to)];
      const book = bookOfSteps(changes);
      const tasa = "tasaActivaBNA" as const;
      const whole = compute({ capital: amount, desde, hasta, tasa }, book);
      const tramos = cutAt(desde, hasta, at).map(([d, h]) => ({ tasa, desde: d, hasta: h }));
      const split = compute({ capital: amount, tramos }, book);
      expect(split.total).toBe(whole.total);
      expect(total(split)).toBe(total(whole));
    });
    fc.assert(property, { numRuns: 200 });
  });

  it("is the sum of each day's rate over 365, whatever the year", () => {
    const property = fc.property(steps, days, fc.integer({ min: 1, max: 900 }), (changes, a, n) => {
      const book = bookOfSteps(changes);
      const desde = addDays(START, a);
      const values = book.tasaActivaBNA?.valores ?? [];
      let sum = 0;
      for (let day = 1; day <= n; day += 1) {
        const at = addDays(desde, day);
        sum += Number(values.findLast(([fecha]) => fecha <= at)?.[1]);
      }
      const hasta = addDays(desde, n);
      const result = compute({ capital: 100, desde, hasta, tasa: "tasaActivaBNA" }, book);
      expect(result.tramos[0]?.coeficiente).toBeCloseTo(sum / 36_500, 8);
      expect(result.tramos[0]?.dias).toBe(n);
    });
    fc.assert(property, { numRuns: 60 });
  });
});

it("owes no less for a longer time, nor when it is capitalised", () => {
  const property = fc.property(capital, tna, days, days, (amount, rate, a, b) => {
    const desde = "2016-05-01";
    const hasta = addDays(desde, Math.max(a, b));
    const fixed = { capital: amount, desde, tasa: "acta2630", tasaFija: rate } as const;
    const longer = compute({ ...fixed, hasta });
    const shorter = compute({ ...fixed, hasta: addDays(desde, Math.min(a, b)) });
    expect(longer.interes).toBeGreaterThanOrEqual(shorter.interes);
    const modo = "notificacionYAnual" as const;
    const asked = { ...fixed, hasta, notificacion: addDays(desde, 90), capitalizacion: { modo } };
    // Each capitalisation rounds once: at a rate near zero a cent may be lost.
    const years = daysBetween(desde, hasta) / 365 + 1;
    expect(compute(asked).interes).toBeGreaterThanOrEqual(longer.interes - years * 0.01);
  });
  fc.assert(property, { numRuns: 200 });
});

it("reads no more of a series than it said it needs", () => {
  const variables = interestVariables.parse({
    capital: 1,
    tramos: [
      { tasa: "cer", desde: "2024-03-01", hasta: "2024-06-01" },
      { tasa: "acta2630", desde: "2024-06-01", hasta: "2024-07-01" },
      { tasa: "acta2783", desde: "2024-07-01", hasta: "2025-01-15" },
      { tasa: "tasaPasivaBCRA", desde: "2025-01-15", hasta: "2025-02-01" },
      { tasa: "ripte", desde: "2025-02-01", hasta: "2025-03-01", tasaFija: 6 },
    ],
  });
  expect(seriesNeeded(variables)).toEqual([
    { key: "cer", desde: "2023-12-01", hasta: "2025-01-15" },
    { key: "tasaPasivaBCRA", desde: "2024-11-01", hasta: "2025-02-01" },
  ]);
});

it("computes decades of a daily series in a few products for each day", () => {
  const changes = Array.from({ length: 6000 }, (_, day): [number, number] => [day, day % 90]);
  const book = bookOfSteps(changes);
  const variables: InterestVariables = {
    capital: 1_000_000,
    desde: START,
    hasta: addDays(START, 6000),
    tasa: "tasaActivaBNA",
  };
  compute(variables, book);
  const tenTimes = (work: () => unknown) => () => {
    for (let i = 0; i < 10; i += 1) work();
  };
  // On the same processor, as busy as it is: one product of decimals for each day.
  const product = () => changes.map(([, value]) => new Decimal(value).times(value));
  const alone = cheapest(tenTimes(product));
  const cost = cheapest(tenTimes(() => interestOf(variables, book, TODAY)));
  // It is 1 or 2.
  expect(cost / alone).toBeLessThan(20);
});
