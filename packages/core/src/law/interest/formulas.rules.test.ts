import { formulaValue } from "@foja/harness/formula";
import { bookOf } from "@foja/harness/series";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";

const START = "2018-01-01";
const DAYS = 2000;

/** An index that grows, an accumulated percentage and changing rates, over the same years. */
const monthly = Object.fromEntries(
  Array.from({ length: 80 }, (_, i) => {
    const month = `${2017 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, "0")}-01`;
    return [month, String(100 + i * i * 1.37)];
  }),
);
const daily = (value: (day: number) => number) =>
  Object.fromEntries(
    Array.from({ length: DAYS + 40 }, (_, i) => [addDays(START, i - 30), value(i).toFixed(10)]),
  );
const book = {
  ...bookOf(
    "cer",
    daily((day) => 10 * 1.0007 ** day),
  ),
  ...bookOf("ipc", monthly),
  ...bookOf(
    "tasaPasivaBCRA",
    daily((day) => day * 0.61),
  ),
  ...bookOf(
    "tasaActivaBNA",
    daily((day) => 30 + (day % 90)),
  ),
  ...bookOf(
    "acta2658",
    daily((day) => 40 + (day % 60)),
  ),
};

const variables = fc
  .record({
    capital: fc.integer({ min: 1, max: 10 ** 11 }).map((cents) => cents / 100),
    from: fc.integer({ min: 0, max: DAYS - 1 }),
    length: fc.integer({ min: 1, max: DAYS }),
    tasa: fc.constantFrom(
      ...(["cer", "tasaPasivaBCRA", "tasaActivaBNA", "acta2764", "acta2783", "lct276"] as const),
    ),
    adicional: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
    effective: fc.boolean(),
    tasaFija: fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined }),
    notified: fc.integer({ min: 0, max: DAYS }),
  })
  .map(({ from, length, effective, notified, ...given }): InterestVariables => {
    const whole = given.tasa === "acta2783" || given.tasa === "lct276";
    const percents = whole
      ? { adicional: undefined, tasaFija: undefined }
      : {
          adicional: given.adicional && given.adicional / 100,
          tasaFija: given.tasaFija && given.tasaFija / 100,
        };
    return {
      ...{ capital: given.capital, tasa: given.tasa, ...percents },
      desde: addDays(START, from),
      hasta: addDays(START, Math.min(from + length, DAYS)),
      notificacion: addDays(START, notified),
      opciones: { adicionalModo: effective ? "efectivo" : "simple" },
    };
  });

/**
 * Every interest formula can be computed from its text, except that of art. 55: it has three sums,
 * each with its own result, of which one applies.
 */
it("each formula of a stretch comes out to its line, to the cent", () => {
  fc.assert(
    fc.property(variables, (given) => {
      const { tramos } = interestOf(interestVariables.parse(given), book, "2026-11-22");
      for (const { formula, interes } of tramos) {
        const off = formulaValue(formula).minus(interes).abs().toNumber();
        expect(off, `${formula} = ${interes}`).toBeLessThanOrEqual(0.01);
      }
    }),
    { numRuns: 400 },
  );
});

it("each of the three sums of art. 55 comes out to what it says", () => {
  const band = {
    ...book,
    ...bookOf(
      "tasaPasivaBCRA27802",
      daily((day) => day * 0.4),
    ),
  };
  const span = { capital: 1_234_567.89, desde: "2019-02-03", hasta: "2021-07-08" } as const;
  for (const techo of ["cer", "ipc"] as const) {
    const given = interestVariables.parse({ ...span, tasa: "art55", opciones: { techo } });
    const [line] = interestOf(given, band, "2026-11-22").tramos;
    const sums = (line?.formula ?? "").split(/(?:^|\. )(?:Tasa pasiva|Techo|Piso): /).slice(1, 3);
    expect(sums).toHaveLength(2);
    for (const sum of sums) {
      const [formula = "", result = ""] = sum.split(" = ");
      expect(formulaValue(formula).minus(formulaValue(result)).abs().toNumber()).toBeLessThan(
        0.011,
      );
    }
  }
});
