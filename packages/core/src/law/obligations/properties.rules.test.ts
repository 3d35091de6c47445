import { bookOf } from "@foja/harness/series";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { oblige } from "./obligations.rules";
import { type ObligationsVariables, obligationsVariables } from "./obligations.schema";

const START = "2015-01-01";
const day = (most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays(START, days));
const pesos = (most: number) => fc.integer({ min: 1, max: most }).map((cents) => cents / 100);

const item = fc.record({ capital: pesos(10 ** 9), desde: day(1500) });
const payment = fc.record({
  fecha: day(3000),
  monto: pesos(10 ** 9),
  imputacion: fc.constantFrom("intereses" as const, "capital" as const, undefined),
  item: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});
const rate = fc.oneof(
  fc.record({
    tasa: fc.constant("acta2630" as const),
    tasaFija: fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100),
  }),
  fc.record({
    tasa: fc.constantFrom("tasaActivaBNA" as const, "cer" as const, "tasaPasivaBCRA" as const),
  }),
);
const given = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 6 }),
  hasta: fc.integer({ min: 1500, max: 3000 }).map((days) => addDays(START, days)),
  rate,
  pagos: fc.array(payment, { maxLength: 4 }),
  opciones: fc.record({
    entreItems: fc.constantFrom("prorrata" as const, "antiguedad" as const),
    base: fc.constantFrom(365 as const, 360 as const),
    primerDia: fc.constantFrom("excluido" as const, "incluido" as const),
    ajuste: fc.constantFrom("interes" as const, "capital" as const),
  }),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

/** Series that grow, with a value every ten days. */
const rising = (key: "cer" | "tasaPasivaBCRA") =>
  bookOf(
    key,
    Object.fromEntries(
      Array.from({ length: 310 }, (_, i) => [addDays(START, i * 10 - 20), String(10 + i * i)]),
    ),
  );
const BOOK = {
  ...rising("cer"),
  ...rising("tasaPasivaBCRA"),
  ...bookOf("tasaActivaBNA", { "2014-12-01": "36", "2017-01-01": "72.5", "2020-01-01": "41" }),
};

/** The variables, with payments only of items that exist and are due; undefined if none pass. */
function variablesOf({ rate: by, pagos, ...rest }: Given): ObligationsVariables | undefined {
  const able = pagos.filter(
    ({ fecha, item: place }) =>
      fecha <= rest.hasta && (place === undefined || (rest.items[place]?.desde ?? "9999") <= fecha),
  );
  return obligationsVariables.safeParse({ ...rest, ...by, pagos: able }).data;
}

const compute = (variables: ObligationsVariables) => oblige(variables, BOOK, "2026-11-27");
const cents = (value: number) => Math.round(value * 100);
const sum = (values: readonly number[]) => values.reduce((total, one) => total + cents(one), 0);

it("throws nothing else, is never negative, and its sums hold, to the cent", () => {
  const property = fc.property(given, (one) => {
    const variables = variablesOf(one);
    if (!variables) return;
    try {
      const result = compute(variables);
      const { items, pagos, capital, interes, total, aFavor, devengado } = result;
      for (const figure of [
        ...items.flatMap((standing) => Object.values(standing)),
        ...pagos.flatMap(({ fecha: _, ...figures }) => Object.values(figures)),
        ...[capital, interes, total, aFavor],
      ]) {
        if (!(figure >= 0)) throw new Error(`${figure}`);
      }
      expect(cents(total)).toBe(sum(items.map((standing) => standing.total)));
      expect(cents(total)).toBe(cents(capital) + cents(interes));
      for (const { monto, aIntereses, aCapital, excedente } of pagos) {
        expect(cents(monto)).toBe(cents(aIntereses) + cents(aCapital) + cents(excedente));
      }
      const paid = sum(pagos.flatMap(({ aIntereses, aCapital }) => [aIntereses, aCapital]));
      const owed = sum(variables.items.map((own) => own.capital)) + cents(devengado);
      expect(cents(total)).toBe(owed - paid);
      expect(cents(aFavor)).toBe(sum(pagos.map(({ excedente }) => excedente)));
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});

it("owes no less for more days, and no more for a payment", () => {
  const property = fc.property(given, fc.integer({ min: 1, max: 200 }), (one, more) => {
    const variables = variablesOf(one);
    if (!variables) return;
    const base = compute(variables).total;
    const later = compute({ ...variables, hasta: addDays(variables.hasta, more) }).total;
    expect(cents(later)).toBeGreaterThanOrEqual(cents(base));
    const { pagos = [], items } = variables;
    const unpaid = compute({ ...variables, pagos: [] }).total;
    // Each payment closes every item, and each closing rounds half a cent at most.
    const rounded = Math.ceil((pagos.length * items.length) / 2);
    expect(cents(base)).toBeLessThanOrEqual(cents(unpaid) + rounded);
  });
  fc.assert(property, { numRuns: 2000 });
});
