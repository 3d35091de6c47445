import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { settleArt } from "./art.rules";
import { type ArtVariables, artVariables } from "./art.schema";
import { artSheet } from "./art.sheet.rules";
import { artNeed } from "./art-data.rules";

const TODAY = "2026-11-27";
const floor = (since: string, value: string, norm: string): SeriesBook => ({
  pisoArt: {
    ...{ key: "pisoArt", primera: since, ultima: since },
    ...{ valores: [[since, value]], normas: { [since]: norm } },
  },
});
const RIPTE: SeriesBook = {
  ripte: {
    ...{ key: "ripte", primera: "2025-03-01", ultima: "2026-03-01" },
    valores: Array.from({ length: 13 }, (_, at): [string, string] => [
      `${at < 10 ? 2025 : 2026}-${String(((at + 2) % 12) + 1).padStart(2, "0")}-01`,
      String(100 + at),
    ]),
  },
};
const BNA: SeriesBook = {
  tasaActivaBNA: {
    ...{ key: "tasaActivaBNA", primera: "2026-03-01", ultima: "2026-03-01" },
    valores: [["2026-03-01", "36.5"]],
  },
};
const BOOK = { ...floor("2026-03-01", "1000000", "Res. SRT 15/2026"), ...RIPTE, ...BNA };

const EVENT = { fechaManifestacion: "2026-03-16", edad: 65, incapacidad: 10, ibm: 1_000_000 };
const parsed = (given: object) => artVariables.parse({ ...EVENT, ...given });
const settled = (given: object, book = BOOK) => settleArt(parsed(given), book, TODAY);
const briefOf = (variables: ArtVariables) =>
  briefText(artSheet(variables, settleArt(variables, BOOK, TODAY)));

describe("a settlement in a brief", () => {
  it("has its months, and both readings of the update", () => {
    // RIPTE 112 / 111 of February and 112 / 112: 1,009,009.01 and 1,000,000; their mean is
    // 1,004,504.50. 53 × it × 10 % = 5,323,873.87. BNA: 15 days of 0.1 % = 1.5 %.
    const remuneraciones = [
      { mes: "2026-02", monto: 1_000_000 },
      { mes: "2026-03", monto: 1_000_000 },
    ];
    const given = { ibm: undefined, remuneraciones, hasta: "2026-03-31", enElTrabajo: true };
    expect(briefOf(parsed(given))).toBe(
      [
        "RIESGOS DEL TRABAJO · INCAPACIDAD PERMANENTE PARCIAL",
        [
          "Primera manifestación: 16/03/2026",
          "Edad: 65 años",
          "Incapacidad: 10 %",
          "Dónde: En el trabajo",
          "Ingreso base: $ 1.004.504,50",
          "Fórmula: $ 5.323.873,87",
          "Piso de la fecha: $ 100.000,00",
          "Tasa activa BNA al 31/03/2026: 1,5 %",
          "Total con Tasa activa BNA, sobre el ingreso base: $ 6.484.478,38",
          "Total con Tasa activa BNA, sobre todo: $ 6.484.478,37",
          "RIPTE al 31/03/2026: 0 %",
          "Total con RIPTE, sobre el ingreso base: $ 6.388.648,64",
          "Total con RIPTE, sobre todo: $ 6.388.648,64",
        ].join("\n"),
        [
          "1) Incapacidad permanente parcial (Ley 24.557, art. 14.2 a; Ley 27.348, art. 11; Res. SRT 15/2026): 53 × $ 1.004.504,5045045 × 10 % × 65 / 65 = $ 5.323.873,87.",
          "2) Indemnización adicional del 20 % (Ley 26.773, art. 3): 20 % de $ 5.323.873,87387387 = $ 1.064.774,77. Sugerido, verificá (de memoria).",
        ].join("\n"),
        [
          "Ingreso base, mes por mes",
          "Mes\tRemuneración\tRIPTE\tActualizada",
          "02/2026\t$ 1.000.000,00\t1,009009\t$ 1.009.009,01",
          "03/2026\t$ 1.000.000,00\t1\t$ 1.000.000,00",
          "Promedio\t2 meses\t$ 2.009.009,01\t$ 1.004.504,50",
        ].join("\n"),
        "TOTAL A LA PRIMERA MANIFESTACIÓN: $ 6.388.648,64",
        [
          "Piso: $ 1.000.000,00 desde el 01/03/2026 (Res. SRT 15/2026).",
          "RIPTE de 03/2026 sobre el de cada mes.",
        ].join("\n"),
        [
          "[Para revisar antes de presentar]",
          "- Se promediaron 2 meses: si trabajó todo el año anterior, cargá los doce.",
          "- El Dec. 549/2025 aprobó otro baremo: verificá con cuál se midió la incapacidad.",
          "- Se discute cómo se actualiza: tasa activa del BNA (Ley 27.348) o variación del RIPTE (DNU 669/2019; día por día, Res. SSN 1039/19 y 332/23). El total no la incluye.",
        ].join("\n"),
      ].join("\n\n"),
    );
  });

  it("has the table of one month too, and its quotient to six decimals", () => {
    const remuneraciones = [{ mes: "2025-04", monto: 1_000_000 }];
    const text = briefOf(parsed({ ibm: undefined, remuneraciones }));
    // 112 / 101.
    expect(text).toContain("04/2025\t$ 1.000.000,00\t1,108911\t$ 1.108.910,89");
    expect(text).toContain("RIPTE de 03/2026 sobre el de cada mes.");
  });

  it("has the variation to four decimals", () => {
    const book = { ...BOOK, ...floor("2026-02-01", "1000000", "Res.") };
    const variables = parsed({ fechaManifestacion: "2026-02-28", hasta: "2026-03-31" });
    const text = briefText(artSheet(variables, settleArt(variables, book, TODAY)));
    // 112 / 111.
    expect(text).toContain("RIPTE al 31/03/2026: 0,9009 %");
  });

  it("has the sum of art. 11.4 of a death, without degree and without months", () => {
    const text = briefOf(parsed({ muerte: true, incapacidad: undefined, suma114: 500_000 }));
    expect(text).toContain(
      "1) Muerte (Ley 24.557, art. 18.1; Ley 27.348, art. 11; Res. SRT 15/2026): 53 × $ 1.000.000,00 × 65 / 65 = $ 53.000.000,00. Sugerido",
    );
    expect(text).toContain(
      "2) Suma adicional del art. 11.4 (Ley 24.557, art. 11.4 c): Suma indicada por quien calcula = $ 500.000,00.",
    );
    expect(text).toContain("Dónde: In itinere");
    expect(text).not.toMatch(/Incapacidad:|RIPTE de|mes por mes|Tasa activa BNA al/);
  });
});

describe("what is warned, and nothing else", () => {
  const BAREMO = "El Dec. 549/2025";
  const LATER = "Sin actualizar";
  const months = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      mes: `${at < 10 ? 2025 : 2026}-${String(((at + 2) % 12) + 1).padStart(2, "0")}`,
      monto: 1_000_000,
    }));
  const paid = (count: number) => ({ ibm: undefined, remuneraciones: months(count) });

  it.each<[string, object, string[]]>([
    ["a base income", {}, [BAREMO, LATER]],
    ["one month", paid(1), ["Se tomó un mes: si trabajó", BAREMO, LATER]],
    ["eleven months", paid(11), ["Se promediaron 11 meses", BAREMO, LATER]],
    ["twelve months", paid(12), [BAREMO, LATER]],
    ["a sum where none is due", { suma114: 1 }, ["La suma del art. 11.4 se paga", BAREMO, LATER]],
    [
      "a total one at work",
      { incapacidad: 66, suma114: 1, enElTrabajo: true },
      ["Por muerte o incapacidad total", BAREMO, LATER],
    ],
    ["a total one on the way", { incapacidad: 66, suma114: 1 }, [BAREMO, LATER]],
    ["a grave one at work", { incapacidad: 60, suma114: 1, enElTrabajo: true }, [BAREMO, LATER]],
    ["an update of no day", { hasta: "2026-03-16" }, [BAREMO, "Se discute cómo"]],
  ])("of %s", (_, given, beginnings) => {
    const said = settled(given).advertencias;
    expect(said).toEqual(beginnings.map((words) => expect.stringContaining(words)));
  });

  it.each<[string, object, string[]]>([
    ["2012-10-25", { incapacidad: 60, suma114: 1 }, ["se pagaba como renta"]],
    ["2012-10-26", { incapacidad: 60, suma114: 1 }, []],
    ["2012-10-25", { incapacidad: 10 }, []],
    ["2012-10-25", { enElTrabajo: true }, ["es de la Ley 26.773"]],
  ])("of an event of %s: %j", (fechaManifestacion, given, words) => {
    const book = floor(fechaManifestacion, "180000", "Decreto 1694/09");
    const said = settled({ ...given, fechaManifestacion }, book).advertencias;
    expect(said).toEqual([...words, "Sin actualizar"].map((one) => expect.stringContaining(one)));
  });

  it.each([
    ["2024-12-31", false],
    ["2025-01-01", true],
  ])("of another scale of disabilities since 2025: %s", (fechaManifestacion, told) => {
    const book = floor(fechaManifestacion, "1", "Res.");
    const said = settled({ fechaManifestacion }, book).advertencias.join();
    expect(said.includes("Dec. 549/2025")).toBe(told);
  });
});

describe("the days on which something begins", () => {
  it("are counted in: today, the first of the rate, and the months of the year before", () => {
    expect(settleArt(parsed({}), BOOK, "2026-03-16").total).toBe(5_300_000);
    // 30 days of 0.1 %.
    const first = settled({ fechaManifestacion: "2026-03-01", hasta: "2026-03-31" });
    expect(first.lecturas?.bna?.coeficiente).toBe(0.03);
    const before = { ...BOOK, ...floor("2026-02-01", "1000000", "Res.") };
    const early = settled({ fechaManifestacion: "2026-02-28", hasta: "2026-03-31" }, before);
    expect(early.lecturas).toMatchObject({ bna: null, ripte: { hasta: "2026-03-31" } });
    const whole = [
      { mes: "2025-03", monto: 1_000_000 },
      { mes: "2026-03", monto: 1_000_000 },
    ];
    // 112 / 100 of March 2025, and 1.
    expect(settled({ ibm: undefined, remuneraciones: whole }).ibm).toBe(1_060_000);
  });

  it("are those of Ley 27.348 for the update of the months", () => {
    const at = (day: string) => {
      const book: SeriesBook = {
        ...floor(day, "1", "Res."),
        ripte: {
          ...{ key: "ripte", primera: "2017-03-01", ultima: "2017-03-01" },
          valores: [["2017-03-01", "100"]],
        },
      };
      const remuneraciones = [{ mes: "2017-03", monto: 1_000 }];
      return () => settled({ fechaManifestacion: day, ibm: undefined, remuneraciones }, book).ibm;
    };
    expect(at("2017-03-04")).toThrow("antes de la Ley 27.348");
    expect(at("2017-03-05")()).toBe(1_000);
  });

  it("add the sum of art. 11.4 to both ways of the update", () => {
    const given = { incapacidad: 60, suma114: 1_000_000, hasta: "2026-03-31" };
    // 53 × 1,000,000 × 60 % = 31,800,000, with 1.5 %, and the sum beside it or within it.
    expect(settled(given).lecturas?.bna).toMatchObject({
      ...{ sobreIngresoBase: 33_277_000, sobreTotal: 33_292_000 },
    });
    // At work, twenty percent more of both.
    expect(settled({ ...given, enElTrabajo: true }).lecturas?.bna).toMatchObject({
      ...{ sobreIngresoBase: 39_932_400, sobreTotal: 39_950_400 },
    });
  });
});

describe("the series that are read", () => {
  const keysOf = (given: object) => artNeed(parsed(given)).map(({ key }) => key);

  it("are the floor alone, and what months, sum and update ask for", () => {
    expect(keysOf({})).toEqual(["pisoArt"]);
    expect(keysOf({ incapacidad: 60 })).toEqual(["pisoArt", "art114a"]);
    expect(keysOf({ incapacidad: 60, suma114: 0 })).toEqual(["pisoArt"]);
    expect(keysOf({ hasta: "2026-03-31" })).toEqual(["pisoArt", "ripte", "tasaActivaBNA"]);
  });

  it("begin with the earliest month, and end with the update", () => {
    const remuneraciones = ["2025-11", "2025-10"].map((mes) => ({ mes, monto: 1 }));
    const needs = artNeed(parsed({ ibm: undefined, remuneraciones, hasta: "2026-03-31" }));
    expect(needs[1]).toEqual({ key: "ripte", desde: "2025-10-01", hasta: "2026-03-31" });
    const own = [{ mes: "2026-03", monto: 1 }];
    expect(artNeed(parsed({ ibm: undefined, remuneraciones: own }))[1]).toEqual({
      ...{ key: "ripte", desde: "2026-03-01", hasta: "2026-03-16" },
    });
  });
});
