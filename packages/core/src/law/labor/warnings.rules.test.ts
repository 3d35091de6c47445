import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";
import { settle } from "./labor.rules";
import { type LaborVariables, laborVariables } from "./labor.schema";

const concept = (amount: number, months: number) => [
  { nombre: "Básico", clase: "fijo" as const, importes: Array<number>(months).fill(amount) },
];

describe("facts that cannot be", () => {
  const faultOf = (changes: Partial<LaborVariables>) => {
    const given = { fechaIngreso: "2023-01-21", fechaEgreso: "2026-04-20", modo: "sinCausa" };
    const read = laborVariables.safeParse({ ...given, remuneracion: 1_200_000, ...changes });
    return read.error?.issues[0]?.message;
  };

  it("are refused: a sick leave of more than a year", () => {
    expect(faultOf({ opciones: { fechaHastaArt213: "2125-01-01" } })).toMatch(/doce meses.*208/);
    expect(faultOf({ opciones: { fechaHastaArt213: "2027-04-20" } })).toBeUndefined();
  });

  it("are refused: a first contract that ended after the second began", () => {
    const reingreso = {
      fecha: "2025-01-01",
      indemnizacionAnterior: 1,
      fechaEgresoAnterior: "2025-01-01",
    };
    expect(faultOf({ opciones: { reingreso } })).toMatch(/^Egreso anterior: va entre/);
  });

  it.each<[string, Partial<LaborVariables>, RegExp]>([
    [
      "a retirement before the hire",
      { modo: "jubiladoQueSigue", fechaJubilacion: "2020-01-01" },
      /jubilación es anterior al ingreso/,
    ],
    [
      "more vacations taken than there are",
      { opciones: { diasVacacionesGozadas: 60 } },
      /60 días de vacaciones gozados y al año le tocan 14/,
    ],
    [
      "maternity pay in the first year",
      {
        modo: "renuncia",
        fechaIngreso: "2025-10-01",
        opciones: { art183b: true, salarioMinimo: 300_000 },
      },
      /pide un año de antigüedad \(art\. 185/,
    ],
    [
      "concepts that are not the pay",
      { remuneracion: 1_000_000, conceptos: concept(1_500_000, 12) },
      /base por conceptos \(\$ 1\.500\.000,00\) no es la remuneración \(\$ 1\.000\.000,00\)/,
    ],
    [
      "concepts of fewer months than there were",
      { remuneracion: undefined, conceptos: concept(1_500_000, 8) },
      /traen 8 de los doce meses/,
    ],
  ])("are said: %s", (_, changes, sentence) => {
    expect(settled(changes).result.advertencias.join("\n")).toMatch(sentence);
    expect(settled().result.advertencias.join("\n")).not.toMatch(sentence);
  });

  it("are said: an end that is still to come", () => {
    const variables = laborVariables.parse({
      ...{ fechaIngreso: "2023-01-21", fechaEgreso: "2035-04-20", modo: "sinCausa" },
      remuneracion: 1_200_000,
    });
    expect(settle(variables, "2026-11-22").advertencias[0]).toMatch(
      /^El egreso es posterior a hoy/,
    );
    expect(settle(variables, "2035-04-20").advertencias.join()).not.toMatch(/proyección/);
    const { advertencias: _, ...figures } = settle(variables);
    expect(settle(variables, "2026-11-22")).toMatchObject(figures);
  });
});

describe("what is said only beyond a limit", () => {
  const HOME = { regimenEspecial: "casasParticulares", enPrueba: true } as const;
  const OLD = { fechaIngreso: "2021-01-01", fechaEgreso: "2023-06-30" };
  it.each<[string, Partial<LaborVariables>, string, boolean]>([
    [
      "a retirement on the day of the hire",
      { modo: "jubiladoQueSigue", fechaJubilacion: "2023-01-21" },
      "jubilación es anterior al ingreso",
      false,
    ],
    [
      "concepts beside the pay before the reform",
      { fechaEgreso: "2025-04-20", conceptos: concept(1_000_000, 12) },
      "los conceptos sólo se usan desde",
      true,
    ],
    [
      "concepts beside the pay since the reform",
      { conceptos: concept(1_000_000, 12) },
      "los conceptos sólo se usan desde",
      false,
    ],
    [
      "concepts without the pay since the reform",
      { remuneracion: undefined, conceptos: concept(1_000_000, 12) },
      "no es la remuneración",
      false,
    ],
    [
      "concepts equal to the pay",
      { conceptos: concept(1_200_000, 12) },
      "no es la remuneración",
      false,
    ],
    ["concepts of the twelve months", { conceptos: concept(1_200_000, 12) }, "traen 12", false],
    [
      "a trial at home of a month",
      { ...HOME, ...OLD, fechaIngreso: "2023-06-01" },
      "ya no había",
      false,
    ],
    [
      "a trial at home of two",
      { ...HOME, ...OLD, fechaIngreso: "2023-05-01" },
      "ya no había",
      true,
    ],
    [
      "months that fit",
      { ...OLD, remuneracionesNoRegistradas: Array(31).fill(1) },
      "duró menos",
      false,
    ],
    [
      "months too many",
      { ...OLD, remuneracionesNoRegistradas: Array(32).fill(1) },
      "duró menos",
      true,
    ],
    ["a fine that was asked for late", { noRegistrado: true }, "están derogadas", true],
    ["withheld contributions alone", { opciones: { meses132bis: 2 } }, "están derogadas", true],
    ["no fine at all", {}, "están derogadas", false],
    ["the fines of a home", { ...HOME, noRegistrado: true }, "están derogadas", false],
  ])("%s", (_, changes, words, is) => {
    expect(settled(changes).warned(words)).toBe(is);
  });
});

describe("what is disputed", () => {
  it("of the last reform is said, and nothing of what is settled", () => {
    const { result, warned } = settled();
    expect(warned("única reparación")).toBe(true);
    expect(warned("fallos contra la Ley 27.802")).toBe(true);
    expect(warned("SAC sobre las vacaciones")).toBe(true);
    expect(result.advertencias.join()).not.toMatch(/Sugerido/);
    expect(settled({ opciones: { incluirSACvacaciones: false } }).warned("SAC sobre las vac")).toBe(
      false,
    );
    expect(settled({ modo: "renuncia" }).warned("única reparación")).toBe(false);
    expect(
      settled({ remuneracion: undefined, conceptos: concept(1_000_000, 12) }).warned("Último año"),
    ).toBe(true);
  });

  it("of an older dismissal is no alarm of Tulosai nor Vizzoti", () => {
    const { result } = settled({ fechaEgreso: "2025-04-20" });
    expect(result.advertencias.join()).not.toMatch(/Tulosai|Vizzoti|única reparación|Sugerido/);
    expect(result.rubros.every(({ verificado }) => verificado)).toBe(true);
  });

  it("of the decree of 2023 is said of the fines of its window alone", () => {
    const asked = { noRegistrado: true, intimacionArt80: true };
    const on = (fechaEgreso: string) => settled({ ...asked, fechaEgreso }).warned("DNU 70/2023");
    expect(["2023-12-28", "2023-12-29", "2024-07-08"].map(on)).toEqual([false, true, true]);
    expect(settled({ fechaEgreso: "2024-02-10" }).warned("DNU 70/2023")).toBe(false);
  });
});

describe("every norm of a line", () => {
  it("is cited: that of the fixed term, of the cap and its floor", () => {
    const early = settled({ opciones: { fechaFinPlazoFijo: "2026-12-31" } });
    expect(early.lineOf("antiguedad_245")?.norma).toMatch(
      /art\. 245.*; LCT art\. 95 \(Ley 27\.802\)/,
    );
    const capped = settled({ topeCCT: 500_000 }).lineOf("antiguedad_245")?.norma;
    expect(capped).toMatch(/párrafo del tope \(Ley 27\.802\).*piso del 67 %/);
  });

  it("is that of the day: notice, death and the cap before and since the last reform", () => {
    const norm = (code: string, fechaEgreso: string, changes: Partial<LaborVariables> = {}) =>
      settled({ fechaEgreso, ...changes }).lineOf(code);
    expect(norm("preaviso_232", "2026-04-20")?.norma).toContain("Ley 27.802, art. 48");
    expect(norm("preaviso_232", "2025-04-20")?.norma).toBe("LCT arts. 231 y 232");
    const death = (day: string) =>
      norm("indemnizacion_248", day, { modo: "muerte", fechaIngreso: "2019-01-01" });
    expect(death("2021-04-20")?.fuente).not.toContain("27.802");
    expect(death("2026-04-20")?.norma).toContain("LCT art. 248 (Ley 27.802)");
    const old = norm("antiguedad_245", "2021-04-20", {
      fechaIngreso: "2019-01-01",
      topeCCT: 900_000,
    });
    expect(old).toMatchObject({ norma: expect.stringContaining("párrafo del tope (Ley 25.877)") });
    expect(old?.fuente).not.toContain("390/76");
  });

  it("of a bonus are its own, with the doubts of what it is a part of", () => {
    const { lineOf } = settled({
      ...{ enPrueba: true, fechaIngreso: "2025-02-01", fechaEgreso: "2025-04-20" },
    });
    expect(lineOf("sac_preaviso")).toMatchObject({ norma: "LCT art. 121", verificado: false });
  });
});

describe("what is said of a settlement, and nothing else", () => {
  const SAC = "El SAC sobre las vacaciones no gozadas se discute";
  // The sample ends on 20/4/2026, within the days of the injunction that one source reports.
  const SUSPENDED = "82 artículos de la Ley 27.802 estuvieron suspendidos";
  const SOLE = "La Ley 27.802 hace del art. 245 la única";
  const REFORM = ["Hay fallos contra la Ley 27.802", SUSPENDED, SOLE];
  const CAPPED = "El tope del convenio bajó la base del art. 245 de $ 1.200.000,00 a $ 900.000,0";
  const fixedTerm = { modo: "plazoFijoCumplido", preavisoOtorgado: true } as const;

  it.each<[string, Partial<LaborVariables>, string[]]>([
    ["a dismissal without cause", {}, [SAC, ...REFORM]],
    [
      "one that may have been on trial",
      { fechaIngreso: "2026-01-21" },
      ["La antigüedad no supera los 6 meses", SAC, ...REFORM],
    ],
    [
      "a fixed term of less than a year",
      { ...fixedTerm, fechaIngreso: "2025-10-21" },
      ["Un plazo fijo de menos de un año", SAC],
    ],
    ["a fixed term of years", fixedTerm, [SAC]],
    ["a cap without its average", { topeCCT: 900_000 }, [CAPPED, SAC, ...REFORM]],
    [
      "a cap of three times its average",
      { topeCCT: 900_000, promedioCCT: 300_000 },
      [CAPPED, SAC, ...REFORM],
    ],
    [
      "a cap of two cents more than that",
      { topeCCT: 900_000.02, promedioCCT: 300_000 },
      ["El tope cargado ($ 900.000,02) no es tres veces el promedio", CAPPED, SAC, ...REFORM],
    ],
  ])("is so of %s", (_, changes, beginnings) => {
    const said = settled(changes).result.advertencias;
    expect(said).toEqual(beginnings.map((words) => expect.stringContaining(words)));
  });
});
