import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { calendarOf, feriaOn, isWorking } from "../deadlines/calendar.rules";
import { lapseOf } from "./lapse.rules";
import { lapseResult, lapseVariables } from "./lapse.schema";
import { lapseSheet } from "./lapse.sheet.rules";
import { INSTANCES, LAPSE_COURTS, LAPSE_FUEROS } from "./lapse-codes.rules";

const TODAY = "2026-11-27";
function compute(given: object) {
  const variables = lapseVariables.parse(given);
  return lapseOf(variables, calendarOf(variables.jurisdiccion), TODAY);
}
const CIVIL = { jurisdiccion: "PJN", fuero: "civil", ultimoImpulso: "2026-03-10" };

describe("an instance lapses (CPCCN 310, 311)", () => {
  // 10/3 plus six months is 10/9; the winter feria of 2026 has twelve days (Acordada 11/2026).
  it.each([
    ["primera", "2026-09-22", 12],
    ["segunda", "2026-06-10", 0],
    ["sumarisimo", "2026-06-10", 0],
    ["incidente", "2026-06-10", 0],
    ["incidenteCaducidad", "2026-04-10", 0],
  ])("in %s on %s, with %d days of feria", (instancia, fin, diasDeFeria) =>
    expect(compute({ ...CIVIL, instancia })).toMatchObject({ fin, util: fin, diasDeFeria }),
  );

  it("is answered as its schema says, with the days that are left", () => {
    const result = compute({ ...CIVIL, al: "2026-09-01" });
    expect(lapseResult.parse(result)).toEqual(result);
    expect(result).toMatchObject({ diasRestantes: 21, estado: "corriente", cierta: true });
    expect(result.pasos.map(({ fecha }) => fecha)).toEqual([
      ...["2026-03-10", "2026-09-10", "2026-09-22"],
    ]);
    expect(compute(CIVIL)).toMatchObject({ diasRestantes: 0, estado: "cumplida" });
  });

  it("lives on its last day, and not on the next", () => {
    const on = (al: string) => compute({ ...CIVIL, al });
    expect(on("2026-09-22")).toMatchObject({ estado: "corriente", diasRestantes: 0 });
    expect(on("2026-09-23")).toMatchObject({ estado: "cumplida", diasRestantes: 0 });
  });

  it("says each day that it comes to, and none that it does not need", () => {
    const stepsOf = (given: object) =>
      compute({ ...CIVIL, ...given }).pasos.map(({ fecha, motivo }) => `${fecha} ${motivo}`);
    // No feria between 10/3 and 10/6, a Wednesday.
    expect(stepsOf({ instancia: "segunda" })).toEqual([
      "2026-03-10 último acto de impulso",
      "2026-06-10 3 meses, de fecha a fecha",
    ]);
    expect(compute({ ...CIVIL, instancia: "segunda" }).advertencias.join()).not.toContain(
      "inhábil",
    );
    expect(stepsOf({ ultimoImpulso: "2026-05-05", instancia: "segunda" }).at(-1)).toBe(
      "2026-08-18 primer día hábil después del último día",
    );
    const asked = { jurisdiccion: "SCBA", intimacion: "2026-10-01" };
    expect(stepsOf(asked).slice(-2)).toEqual([
      "2026-10-02 surte efecto la intimación",
      "2026-10-09 vencen los 5 días hábiles",
    ]);
    expect(stepsOf({ jurisdiccion: "SCBA" }).join()).not.toContain("intimación");
  });

  it("can be impelled until the next working day, where its last day is not one", () => {
    // 5/5 plus three months is 5/8, and twelve days of feria end on Monday 17, a holiday.
    const result = compute({ ...CIVIL, ultimoImpulso: "2026-05-05", instancia: "segunda" });
    expect([result.fin, result.util]).toEqual(["2026-08-17", "2026-08-18"]);
    expect(result.advertencias[0]).toMatch(/^El último día, 17\/08\/2026, es inhábil/);
  });

  it("in labour courts runs from the first day of Ley 27.802 art. 82, not before", () => {
    const old = compute({ ...CIVIL, fuero: "laboral", ultimoImpulso: "2025-10-01" });
    // 7/9 and twelve days: Saturday the 19th.
    expect([old.fin, old.util]).toEqual(["2026-09-19", "2026-09-21"]);
    expect(old.advertencias[0]).toMatch(/^El plazo corre desde el 07\/03\/2026/);
    expect(compute({ ...CIVIL, fuero: "laboral" }).fin).toBe("2026-09-22");
  });

  it("gives no certain day over a July without its act", () => {
    const later = { ...CIVIL, ultimoImpulso: "2027-02-10", al: "2027-03-01" };
    const result = compute(later);
    expect([result.fin, result.cierta]).toEqual(["2027-08-10", false]);
    expect(result.advertencias[0]).toMatch(/^Falta la acordada .* de 2027\. La fecha no es segura/);
    expect(compute({ ...later, instancia: "segunda" }).cierta).toBe(true);
  });
});

describe("in the province (CPCCBA 310, 315)", () => {
  const PROVINCE = { ...CIVIL, jurisdiccion: "SCBA" };
  // Available on a Thursday: Friday, and five days. On a Friday before a holiday: Wednesday.
  it.each([
    ["2026-10-01", "2026-10-02", "2026-10-09"],
    ["2026-12-04", "2026-12-09", "2026-12-16"],
  ])(
    "an intimation available on %s takes effect on %s and ends on %s",
    (given, intimado, vence) => {
      const result = compute({ ...PROVINCE, intimacion: given, al: "2026-10-01" });
      expect(result).toMatchObject({ fin: "2026-09-22", intimado, vence, estado: "corriente" });
    },
  );

  it.each(LAPSE_FUEROS)("an instance of %s courts lapses in three or six months", (fuero) => {
    const ends = INSTANCES.map((instancia) => compute({ ...PROVINCE, fuero, instancia }).fin);
    const [first, ...others] = ends;
    expect(first).toBe("2026-09-22");
    expect(new Set(others)).toEqual(new Set(["2026-06-10"]));
  });

  it("an intimation before the end of the term came too soon", () => {
    const given = (intimacion: string) => compute({ ...PROVINCE, intimacion, al: "2026-09-01" });
    const early = "La intimación es anterior al fin del plazo: todavía no correspondía.";
    expect(given("2026-09-22").advertencias).toContain(early);
    expect(given("2026-09-23").advertencias).not.toContain(early);
    expect(compute(PROVINCE).advertencias).not.toContain(early);
    const variables = lapseVariables.parse({ ...PROVINCE, intimacion: "2026-10-01" });
    const called = (asked: typeof variables) => lapseSheet(asked, compute(asked)).total?.label;
    expect(called(variables)).toBe("Vence la intimación");
    expect(called(lapseVariables.parse(PROVINCE))).toBe("Fin del plazo de caducidad");
  });

  it("says that it has to be asked for, and what nobody read", () => {
    const texts = (given: object) => compute({ ...PROVINCE, ...given }).advertencias.join("\n");
    expect(texts({})).toMatch(/Antes de declararla hay que intimar, una sola vez, por 5 días/);
    expect(texts({})).not.toMatch(/Sugerido/);
    expect(texts({ fuero: "laboral" })).toMatch(/Sugerido, verificá: .*Ley 15\.057/s);
    expect(texts({ instancia: "incidente" })).toMatch(/no nombra los incidentes/);
  });
});

describe("what cannot be counted", () => {
  it.each([
    [{ ...CIVIL, jurisdiccion: "CABA" }, "jurisdiccion", /^Jurisdicción: elegí PJN o SCBA/],
    [{ ...CIVIL, intimacion: "2026-10-01" }, "intimacion", /^Intimación: en la justicia nacional/],
    [{ ...CIVIL, al: "2026-03-09" }, "al", /^Al: /],
    [
      { ...CIVIL, jurisdiccion: "SCBA", intimacion: "2026-03-01" },
      "intimacion",
      /^Intimación: no puede/,
    ],
  ])("%j is refused at %s", (given, path, message) => {
    const { error } = lapseVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it("an act after today is refused at its field", () =>
    expect(() => compute({ ...CIVIL, ultimoImpulso: "2026-11-28" })).toThrow(CalculationError));
});

it("is written for a brief, with each step and its norm", () => {
  const variables = lapseVariables.parse(CIVIL);
  const text = briefText(lapseSheet(variables, compute(CIVIL)));
  expect(text).toContain("10/09/2026: 6 meses, de fecha a fecha (CPCCN art. 310).");
  expect(text).toContain("22/09/2026: más 12 días de feria (CPCCN art. 311).");
});

const generated = fc.record({
  jurisdiccion: fc.constantFrom(...LAPSE_COURTS),
  fuero: fc.constantFrom(...LAPSE_FUEROS),
  instancia: fc.constantFrom(...INSTANCES),
  ultimoImpulso: fc.integer({ min: 0, max: 8000 }).map((days) => addDays("2004-01-01", days)),
  wait: fc.integer({ min: 0, max: 400 }),
});
const calendars = { PJN: calendarOf("PJN"), SCBA: calendarOf("SCBA") };

it("leaves as many days without feria as its months have, ends outside one, and is never negative", () => {
  const property = fc.property(generated, ({ wait, ...given }) => {
    const al = addDays(given.ultimoImpulso, wait);
    const variables = lapseVariables.parse({ ...given, al });
    const calendar = calendars[variables.jurisdiccion];
    const result = lapseResult.parse(lapseOf(variables, calendar, TODAY));
    const { fin, util, diasDeFeria, diasRestantes } = result;
    const dayOf = (said: string) => result.pasos.find(({ motivo }) => motivo.includes(said))?.fecha;
    const [plain = "", since = given.ultimoImpulso] = [dayOf("de fecha a"), dayOf("regir la")];
    // Counted from the end: the ferias between, and no more, are the days beyond the months.
    let ferias = 0;
    for (let one = fin; one > since; one = addDays(one, -1)) {
      if (feriaOn(calendar, one)) ferias += 1;
    }
    return (
      addDays(plain, ferias) === fin &&
      ferias === diasDeFeria &&
      !feriaOn(calendar, fin) &&
      isWorking(calendar, util) &&
      util >= fin &&
      diasRestantes >= 0
    );
  });
  fc.assert(property, { numRuns: 10_000 });
});
