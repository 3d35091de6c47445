import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysBetween } from "../../kernel/day.rules";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { limitationOf } from "./limitation.rules";
import { limitationResult, limitationVariables } from "./limitation.schema";
import { limitationSheet } from "./limitation.sheet.rules";
import { ACTIONS, WARNED_DAYS } from "./limitation-norms.rules";

const TODAY = "2026-03-01";
const compute = (given: object) => limitationOf(limitationVariables.parse(given), TODAY);
const LABOUR = { accion: "laboral", desde: "2024-03-10" };

describe("an action prescribes", () => {
  // CCyC 2560, 2561, 2562 b, c, d, 2564 a; LCT 256.
  it.each([
    ["laboral", "2026-03-10"],
    ["contractual", "2029-03-10"],
    ["danos", "2027-03-10"],
    ["periodica", "2026-03-10"],
    ["accidente", "2026-03-10"],
    ["transporte", "2026-03-10"],
  ])("of %s, from 10/3/2024, on %s", (accion, fecha) =>
    expect(compute({ accion, desde: "2024-03-10" })).toMatchObject({ fecha, estado: "corriente" }),
  );

  it("of vices after a year, and by a term of one's own", () => {
    expect(compute({ accion: "vicios", desde: "2025-06-30" }).fecha).toBe("2026-06-30");
    const plazo = { cantidad: 3, unidad: "meses" };
    const own = compute({ accion: "vicios", plazo, desde: "2025-11-30", al: "2026-01-01" });
    // From date to date, February has no 30th (CCyC art. 6).
    expect([own.fecha, own.advertencias[0]]).toEqual([
      "2026-02-28",
      "Se usó el plazo que escribiste, no el de la acción.",
    ]);
  });

  it("by a term of years, and is warned of 90, 30 and 7 days before", () => {
    const plazo = { cantidad: 2, unidad: "anios" };
    expect(compute({ plazo, desde: "2024-05-20" }).fecha).toBe("2026-05-20");
    expect(WARNED_DAYS).toEqual([90, 30, 7]);
  });

  it("by a term that its step names", () => {
    const named = (given: object) => compute({ desde: "2025-11-30", ...given }).pasos[1]?.motivo;
    const own = (cantidad: number, unidad: string) => named({ plazo: { cantidad, unidad } });
    expect([own(1, "meses"), own(3, "meses"), own(1, "anios")]).toEqual([
      "plazo de 1 mes, sin suspensiones",
      "plazo de 3 meses, sin suspensiones",
      "plazo de 1 año, sin suspensiones",
    ]);
    expect([named({ accion: "vicios" }), named({ accion: "danos" })]).toEqual([
      "plazo de 1 año, sin suspensiones",
      "plazo de 3 años, sin suspensiones",
    ]);
  });

  it("lives on its last day, and not on the next", () => {
    const on = (al: string) => compute({ ...LABOUR, al });
    expect(on("2026-03-10")).toMatchObject({ estado: "corriente", diasRestantes: 0 });
    expect(on("2026-03-11")).toMatchObject({ estado: "prescripta", diasRestantes: 0 });
    expect(on("2026-03-01").diasRestantes).toBe(9);
  });

  it("answers what its schema says, each step with its norm", () => {
    const result = compute({ ...LABOUR, interpelaciones: ["2025-10-01"] });
    expect(limitationResult.parse(result)).toEqual(result);
    expect(result.pasos.map(({ fecha, norma }) => [fecha, norma])).toEqual([
      ["2024-03-10", "CCyC art. 2554"],
      ["2026-03-10", "LCT art. 256"],
      ["2025-10-01", "CCyC art. 2541"],
      ["2026-04-01", "CCyC art. 2541"],
      ["2026-09-10", "CCyC art. 6"],
    ]);
  });
});

describe("a notice to the debtor (CCyC 2541)", () => {
  it("suspends six months, which are shown by months and by their days", () => {
    // October 2025 to March 2026: 31 + 30 + 31 + 31 + 28 + 31 = 182 days.
    const result = compute({ ...LABOUR, interpelaciones: ["2025-10-01"] });
    expect(result).toMatchObject({
      ...{ fecha: "2026-09-10", fechaPorDias: "2026-09-08" },
      ...{ reanuda: "2026-04-01", diasSuspendidos: 182, cierta: true },
    });
    expect(result.lecturas.map(({ fecha }) => fecha)).toEqual(["2026-09-10", "2026-09-08"]);
    expect(result.advertencias).toContain("Por días vence antes, el 08/09/2026: tomá esa fecha.");
  });

  it("counts once, and only while the term runs", () => {
    const two = compute({ ...LABOUR, interpelaciones: ["2026-01-05", "2025-10-01"] });
    expect([two.fecha, two.advertencias[0]]).toEqual([
      "2026-09-10",
      "La interpelación fehaciente al deudor del 05/01/2026 no suspende: el art. 2541 del CCyC suspende una sola vez.",
    ]);
    const early = compute({ ...LABOUR, interpelaciones: ["2024-03-09"] });
    expect([early.fecha, early.reanuda]).toEqual(["2026-03-10", null]);
    const late = compute({ ...LABOUR, interpelaciones: ["2026-03-11"], al: "2026-04-01" });
    expect(late).toMatchObject({ fecha: "2026-03-10", estado: "prescripta" });
  });

  it("on the first and on the last day of the term suspends it", () => {
    const noticed = (day: string) => compute({ ...LABOUR, interpelaciones: [day] });
    for (const day of ["2024-03-10", "2026-03-10"]) {
      expect(noticed(day)).toMatchObject({ fecha: "2026-09-10", advertencias: expect.anything() });
    }
    expect(noticed("2024-03-09").advertencias[0]).toMatch(/el plazo todavía no corría\.$/);
    expect(noticed("2026-03-11").advertencias[0]).toMatch(/la acción ya había prescripto\.$/);
  });

  it("suspends a term of one month for that month, once, by its date and by its days", () => {
    const own = (interpelaciones: string[], cantidad = 1) =>
      compute({
        ...{ plazo: { cantidad, unidad: "meses" }, desde: "2026-03-10", al: "2026-03-15" },
        interpelaciones,
      });
    // 10/4 and a month; 20/3 to 20/4 are 31 days.
    const once = own(["2026-03-20"]);
    expect(once).toMatchObject({ fecha: "2026-05-10", fechaPorDias: "2026-05-11" });
    expect(once.lecturas.map(({ fecha }) => fecha)).toEqual(["2026-05-10", "2026-05-11"]);
    expect(once.pasos.map(({ motivo }) => motivo)).toContain("vuelve a correr: pasó un mes");
    const two = own(["2026-03-20"], 2).pasos.map(({ motivo }) => motivo);
    expect(two).toContain("vuelve a correr: pasaron 2 meses");
    const again = own(["2026-03-20", "2026-05-01"]);
    expect([again.fecha, again.advertencias[0]]).toEqual([
      "2026-05-10",
      expect.stringMatching(/suspende una sola vez/),
    ]);
    expect(own(["2026-03-09"]).fecha).toBe("2026-04-10");
  });

  it("and a mediation beside it move the day by the months of one and the days of the other", () => {
    // Six months from 10/3/2026, and 3/11 to 21/12: 48 days. By days, 182 and 48.
    const mediacion = { regimen: "nacional", inicio: "2025-11-03", cierre: "2025-12-01" };
    const result = compute({ ...LABOUR, interpelaciones: ["2024-10-01"], mediacion });
    expect(result).toMatchObject({ fecha: "2026-10-28", fechaPorDias: "2026-10-26" });
    // 3/6 to 21/7/2024 are 48 days too: the norm of the months is named.
    const before = { regimen: "nacional", inicio: "2024-06-03", cierre: "2024-07-01" };
    const first = compute({ ...LABOUR, interpelaciones: ["2024-10-01"], mediacion: before });
    expect(first.lecturas.map(({ norma }) => norma)).toEqual([
      "CCyC art. 2541 y CCyC art. 6",
      "CCyC art. 2541",
    ]);
  });

  it("suspends no longer than the term of the action", () => {
    const plazo = { cantidad: 3, unidad: "meses" };
    const result = compute({ plazo, desde: "2026-01-15", interpelaciones: ["2026-02-01"] });
    expect([result.fecha, result.reanuda]).toEqual(["2026-07-15", "2026-05-01"]);
  });
});

describe("a mediation", () => {
  const DAMAGE = { accion: "danos", desde: "2023-05-04" };
  it("suspends from the sending to twenty days after its act (CCyC 2542)", () => {
    const mediacion = { regimen: "nacional", notificacion: "2026-03-02", inicio: "2026-03-20" };
    const closed = compute({ ...DAMAGE, mediacion: { ...mediacion, cierre: "2026-04-15" } });
    // 2/3 to 5/5: 29 + 30 + 5 days, on 4/5/2026.
    expect(closed.lecturas).toEqual([]);
    expect(closed).toMatchObject({
      ...{ fecha: "2026-07-07", fechaPorDias: null, reanuda: "2026-05-05", diasSuspendidos: 64 },
    });
    const held = { regimen: "nacional", notificacion: "2026-03-20", inicio: "2026-03-02" };
    expect(compute({ ...DAMAGE, mediacion: { ...held, cierre: "2026-04-15" } }).fecha).toBe(
      "2026-07-07",
    );
  });

  it("that began before the term suspends what is left of it", () => {
    const closed = (cierre: string) =>
      compute({
        ...DAMAGE,
        mediacion: { regimen: "nacional", notificacion: "2023-04-01", cierre },
      });
    // 4/5 to 21/6/2023: 48 days, on 4/5/2026.
    expect(closed("2023-06-01")).toMatchObject({ fecha: "2026-06-21", diasSuspendidos: 48 });
    // Twenty days after 14/4 the term begins.
    expect(closed("2023-04-14")).toMatchObject({ fecha: "2026-05-04", diasSuspendidos: 0 });
    expect(closed("2023-04-14").advertencias[0]).toMatch(/el plazo todavía no corría\.$/);
  });

  it("says what suspended, and whether it is closed", () => {
    const motives = (mediacion: object) =>
      compute({ ...DAMAGE, mediacion: { regimen: "nacional", ...mediacion } }).pasos.map(
        ({ motivo }) => motivo,
      );
    const [sent, held] = [{ notificacion: "2026-02-02" }, { inicio: "2026-02-02" }];
    expect(motives(sent)).toContain("se suspende por el envío de la notificación de la mediación");
    const open = motives(held);
    expect(open).toContain("se suspende por la audiencia de mediación");
    expect(open).toContain("volvería a correr si cerrara el día de la cuenta");
    const closed = motives({ ...held, cierre: "2026-02-20" });
    expect(closed).toContain("vuelve a correr: 20 días desde que el acta quedó a disposición");
  });

  it("that is open gives no certain day", () => {
    const mediacion = { regimen: "nacional", inicio: "2026-02-02" };
    const result = compute({ ...DAMAGE, mediacion });
    expect(result).toMatchObject({ cierta: false, reanuda: null, estado: "corriente" });
    // 2/2 to 21/3: as if it closed on the first of March.
    expect(result.fecha).toBe(addDays("2026-05-04", 47));
    expect(result.advertencias[0]).toMatch(/^La mediación sigue abierta: la fecha no es segura/);
  });

  it("of the province is a notice: six months, once (Ley 13.951 art. 40)", () => {
    const mediacion = { regimen: "pba", inicio: "2026-02-10", cierre: "2026-03-01" };
    const contract = { accion: "contractual", desde: "2021-04-12", mediacion };
    // 10/2 to 10/8 are 181 days.
    expect(compute(contract)).toMatchObject({
      ...{ fecha: "2026-10-12", fechaPorDias: "2026-10-10", reanuda: "2026-08-10" },
    });
    const noticed = compute({ ...contract, interpelaciones: ["2025-01-02"] });
    expect([noticed.fecha, noticed.reanuda]).toEqual(["2026-10-12", "2025-07-02"]);
  });

  it("at the SECLO lasts what it lasts, six months at most, beside plenary 312's six", () => {
    const seclo = (cierre?: string) =>
      compute({ ...LABOUR, mediacion: { regimen: "seclo", inicio: "2026-02-02", cierre } });
    // 2/2 to 20/3: 46 days; to 2/8: 181.
    expect(seclo("2026-03-20")).toMatchObject({ fecha: "2026-04-25", diasSuspendidos: 46 });
    expect(seclo("2026-03-20").lecturas).toMatchObject([
      { fecha: "2026-04-25", norma: "Ley 24.635 art. 7 y LCT art. 257" },
      { fecha: "2026-09-07", norma: "CNAT, plenario 312 «Martínez c/ YPF», 6/6/2006" },
    ]);
    expect(seclo("2026-12-20")).toMatchObject({ fecha: "2026-09-07", lecturas: [] });
    expect(seclo()).toMatchObject({ cierta: false });
  });

  it("at the SECLO is open until six months have passed, and not once it closed", () => {
    const on = (al: string, cierre?: string) =>
      compute({ ...LABOUR, mediacion: { regimen: "seclo", inicio: "2025-09-01", cierre }, al });
    expect(on("2026-02-28").cierta).toBe(false);
    expect(on("2026-03-01")).toMatchObject({ cierta: true, reanuda: "2026-03-01" });
    expect(on("2026-01-15", "2026-01-10")).toMatchObject({
      ...{ cierta: true, reanuda: "2026-01-10" },
    });
  });

  it("that lasts longer than the notice within it is not cut short by its months", () => {
    // 1/2 to 1/10/2025: 242 days, on 31/8/2026; six months from there would have three days less.
    const mediacion = { regimen: "nacional", notificacion: "2025-02-01", cierre: "2025-09-11" };
    const given = { accion: "danos", desde: "2023-08-31", mediacion };
    expect(compute({ ...given, interpelaciones: ["2025-03-01"] })).toMatchObject({
      ...{ fecha: "2027-04-30", diasSuspendidos: 242, reanuda: "2025-10-01" },
    });
  });

  it("within the six months of a notice counts no day twice", () => {
    const mediacion = { regimen: "nacional", inicio: "2025-11-03", cierre: "2025-12-01" };
    const result = compute({ ...LABOUR, interpelaciones: ["2025-10-01"], mediacion });
    expect(result).toMatchObject({ fecha: "2026-09-10", diasSuspendidos: 182 });
  });
});

describe("a claim", () => {
  it("in time interrupts (CCyC 2546)", () => {
    const claimed = compute({ ...LABOUR, demanda: { fecha: "2026-03-10" }, al: "2027-01-01" });
    expect(claimed).toMatchObject({ estado: "interrumpida", diasRestantes: null });
    expect(claimed.advertencias).toEqual([]);
    expect(claimed.pasos.at(-2)).toMatchObject({
      ...{ fecha: "2026-03-10", motivo: "la demanda interrumpe", norma: "CCyC art. 2546" },
    });
  });

  it("withdrawn or lapsed did not (CCyC 2547), and late does not", () => {
    const al = "2026-06-01";
    const withdrawn = { fecha: "2026-03-10", desistida: true };
    const undone = compute({ ...LABOUR, demanda: withdrawn, al });
    expect(undone.estado).toBe("prescripta");
    expect(undone.advertencias).toEqual([
      "Desistida o caduca, la demanda no interrumpió (CCyC art. 2547).",
    ]);
    expect(undone.pasos.at(-2)?.motivo).toMatch(/^demanda desistida o caduca/);
    const both = compute({ ...LABOUR, demanda: { fecha: "2026-03-12", desistida: true }, al });
    expect(both.advertencias).toEqual(["La demanda es posterior al último día: no interrumpe."]);
    expect(both.pasos).toHaveLength(3);
    const late = compute({ ...LABOUR, demanda: { fecha: "2026-03-11" }, al });
    expect(late.estado).toBe("prescripta");
    expect(late.advertencias[0]).toMatch(/^La demanda es del día hábil siguiente/);
    expect(late.advertencias.join()).not.toContain("La demanda es posterior");
    const later = compute({ ...LABOUR, demanda: { fecha: "2026-03-12" }, al });
    expect(later.advertencias).toEqual(["La demanda es posterior al último día: no interrumpe."]);
  });
});

describe("what cannot be counted", () => {
  it.each([
    [{ desde: "2024-03-10" }, "accion", /^Acción: elegí una/],
    [{ ...LABOUR, al: "2024-03-09" }, "al", /^Al: no puede ser anterior/],
    [{ ...LABOUR, desde: "2024-02-30" }, "desde", /^Desde: escribí una fecha válida/],
    [{ ...LABOUR, interpelaciones: ["x"] }, "interpelaciones.0", /^Interpelación: /],
    [{ ...LABOUR, mediacion: { regimen: "pba" } }, "mediacion.inicio", /^Inicio de la mediación/],
    [
      { ...LABOUR, mediacion: { regimen: "pba", inicio: "2025-02-01", cierre: "2025-01-01" } },
      "mediacion.cierre",
      /^Cierre de la mediación/,
    ],
    [{ ...LABOUR, demanda: { fecha: "2024-01-01" } }, "demanda.fecha", /^Demanda: /],
    [
      { desde: "2024-03-10", plazo: { cantidad: 51, unidad: "anios" } },
      "plazo.cantidad",
      /50 años/,
    ],
  ])("%j is refused at %s", (given, path, message) => {
    const { error } = limitationVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it("a term that begins after today is refused at its field", () => {
    expect(() => compute({ ...LABOUR, desde: "2026-03-02" })).toThrow(CalculationError);
  });
});

it("is written for a brief, with its steps and both readings", () => {
  const variables = limitationVariables.parse({ ...LABOUR, interpelaciones: ["2025-10-01"] });
  const text = briefText(limitationSheet(variables, limitationOf(variables, TODAY)));
  expect(text).toContain("10/03/2024: comienza el plazo (CCyC art. 2554).");
  expect(text).toContain("Los seis meses, por sus días: 08/09/2026 (CCyC art. 2541).");
});

it("has a sheet with its name, its state and each reading", () => {
  const sheetOf = (given: object) => {
    const variables = limitationVariables.parse(given);
    return limitationSheet(variables, limitationOf(variables, TODAY));
  };
  const factsOf = (given: object) =>
    sheetOf(given).facts.map(({ label, value }) => `${label}: ${value}`);
  expect(sheetOf(LABOUR)).toMatchObject({
    ...{ title: "Prescripción · Créditos laborales", total: { label: "Último día de la acción" } },
  });
  const plazo = { cantidad: 3, unidad: "anios" };
  expect(sheetOf({ ...LABOUR, plazo }).title).toBe("Prescripción · Plazo propio");
  expect(factsOf(LABOUR)).toEqual([
    ...["Estado: En curso", "Desde: 10/03/2024", "Días que quedan: 9"],
  ]);
  expect(factsOf({ ...LABOUR, demanda: { fecha: "2026-02-02" } })).toEqual([
    ...["Estado: Interrumpida por la demanda", "Desde: 10/03/2024"],
  ]);
  expect(factsOf({ ...LABOUR, interpelaciones: ["2025-10-01"] }).slice(3)).toEqual([
    "Días suspendidos: 182",
    "Vuelve a correr: 01/04/2026",
    "Los seis meses, de fecha a fecha: 10/09/2026",
    "Los seis meses, por sus días: 08/09/2026",
  ]);
  const mediacion = { regimen: "nacional", inicio: "2026-02-02" };
  expect(sheetOf({ ...LABOUR, mediacion }).total?.label).toBe("Último día, sin certeza");
  // It closed a day after the claim, by the SECLO's own count.
  const short = { regimen: "seclo", inicio: "2025-09-01", cierre: "2025-09-02" };
  expect(factsOf({ ...LABOUR, mediacion: short })).toContain("Días suspendidos: 1");
});

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2018-01-01", days));
const mediation = fc.record({
  regimen: fc.constantFrom("nacional", "pba", "seclo"),
  inicio: day,
  lasts: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
});
const generated = fc.record({
  ...{ accion: fc.constantFrom(...ACTIONS), desde: day },
  interpelaciones: fc.array(day, { maxLength: 3 }),
  mediacion: fc.option(mediation, { nil: undefined }),
  wait: fc.integer({ min: 0, max: 3000 }),
  demanda: fc.option(
    fc.record({ after: fc.integer({ min: 0, max: 3000 }), desistida: fc.boolean() }),
    { nil: undefined },
  ),
});
type Generated = (typeof generated extends fc.Arbitrary<infer T> ? T : never) & object;

function variablesOf({ mediacion, demanda, wait, ...rest }: Generated, longer = 0) {
  const { lasts, ...mediated } = mediacion ?? {};
  const inicio = mediacion?.inicio ?? "";
  return limitationVariables.parse({
    ...rest,
    al: addDays(rest.desde, wait),
    ...(mediacion && {
      mediacion: {
        ...mediated,
        ...(lasts !== undefined && { cierre: addDays(inicio, lasts + longer) }),
      },
    }),
    ...(demanda && {
      demanda: { fecha: addDays(rest.desde, demanda.after), desistida: demanda.desistida },
    }),
  });
}

describe("of 10,000 of them", () => {
  it("each has its day, not before its plain term, and nothing negative", () => {
    const property = fc.property(generated, (given) => {
      const variables = variablesOf(given);
      const result = limitationResult.parse(limitationOf(variables, TODAY));
      limitationSheet(variables, result);
      return result.diasSuspendidos >= 0 && (result.diasRestantes ?? 0) >= 0;
    });
    fc.assert(property, { numRuns: 10_000 });
  });

  it("a longer mediation never brings the day forward", () => {
    const property = fc.property(generated, fc.integer({ min: 1, max: 400 }), (given, longer) => {
      const [short, long] = [variablesOf(given), variablesOf(given, longer)].map((one) =>
        limitationOf(one, TODAY),
      );
      return (short?.fecha ?? "") <= (long?.fecha ?? "");
    });
    fc.assert(property, { numRuns: 10_000 });
  });

  it("a notice more never brings the day forward", () => {
    const property = fc.property(generated, day, (given, notice) => {
      const without = limitationOf(variablesOf({ ...given, interpelaciones: [] }), TODAY);
      const noticed = limitationOf(variablesOf({ ...given, interpelaciones: [notice] }), TODAY);
      return without.fecha <= noticed.fecha;
    });
    fc.assert(property, { numRuns: 10_000 });
  });

  it("the reading by days is that of a count day by day", () => {
    const property = fc.property(generated, (given) => {
      const result = limitationOf(variablesOf(given), TODAY);
      const spans = result.pasos.flatMap(({ motivo, fecha, norma }, i, all) =>
        motivo.startsWith("se suspende")
          ? [
              {
                from: fecha,
                to: all.find((one, j) => j > i && one.norma === norma)?.fecha ?? fecha,
              },
            ]
          : [],
      );
      const isOff = (one: string) => spans.some(({ from, to }) => from <= one && one < to);
      const term = daysBetween(given.desde, result.pasos[1]?.fecha ?? "");
      let end = given.desde;
      for (let ran = 0; ran < term || isOff(end); end = addDays(end, 1)) if (!isOff(end)) ran += 1;
      return (result.fechaPorDias ?? result.fecha) === end;
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

it("has its term from date to date, whatever the month", () => {
  expect(addMonths("2024-02-29", 24)).toBe("2026-02-28");
  expect(compute({ ...LABOUR, desde: "2024-02-29" }).fecha).toBe("2026-02-28");
});
