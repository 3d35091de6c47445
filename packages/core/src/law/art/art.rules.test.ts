import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { settleArt } from "./art.rules";
import { artResult, artVariables } from "./art.schema";
import { artSheet } from "./art.sheet.rules";

const TODAY = "2026-11-27";

// Floors of Res. SRT 37/2025, 15/2026 and 39/2026, RIPTE and BNA as they were published.
const BOOK: SeriesBook = {
  pisoArt: {
    ...{ key: "pisoArt", primera: "2009-11-06", ultima: "2026-09-01" },
    valores: [
      ["2009-11-06", "180000"],
      ["2012-10-26", "369630"],
      ["2013-03-01", "416943"],
      ["2025-09-01", "87629423"],
      ["2026-03-01", "97502420"],
      ["2026-09-01", "114354110"],
    ],
    normas: { "2026-03-01": "Res. SRT 15/2026", "2026-09-01": "Res. SRT 39/2026" },
  },
  ripte: {
    ...{ key: "ripte", primera: "2026-01-01", ultima: "2026-04-01" },
    valores: [
      ["2026-01-01", "188181.62"],
      ["2026-02-01", "198241.70"],
      ["2026-03-01", "202963.20"],
      ["2026-04-01", "210043.70"],
    ],
  },
  tasaActivaBNA: {
    ...{ key: "tasaActivaBNA", primera: "2026-03-01", ultima: "2026-06-01" },
    valores: [
      ["2026-03-01", "36.5"],
      ["2026-04-01", "73"],
      ["2026-06-01", "36.5"],
    ],
  },
};

const EVENT = { fechaManifestacion: "2026-03-16", edad: 40 };
const compute = (given: object) =>
  settleArt(artVariables.parse({ ...EVENT, ...given }), BOOK, TODAY);
const faultOf = (given: object) => {
  try {
    compute(given);
  } catch (error) {
    if (error instanceof CalculationError) return [error.path, error.message];
    throw error;
  }
  return undefined;
};

describe("the formula of art. 14.2 and its floor", () => {
  // 53 × 5,000,000 × 20 % × 65 / 40 = 86,125,000; the floor is 97,502,420 × 20 % = 19,500,484.
  it("pays 53 times the base income by degree and by 65 over the age", () => {
    const result = compute({ incapacidad: 20, ibm: 5_000_000 });
    expect(result).toMatchObject({ formula: 86_125_000, piso: 19_500_484, total: 86_125_000 });
    expect(result.rubros).toMatchObject([{ codigo: "prestacion", verificado: true }]);
    expect(result.suma114).toBe(0);
  });

  // 53 × 1,000,000 × 12.5 % × 65 / 50 = 8,612,500; 97,502,420 × 12.5 % = 12,187,802.50.
  it("pays the floor where the formula gives less, and names its resolution", () => {
    const result = compute({ incapacidad: 12.5, ibm: 1_000_000, edad: 50 });
    expect(result).toMatchObject({ formula: 8_612_500, piso: 12_187_802.5, total: 12_187_802.5 });
    expect(result.rubros[0]?.normas).toContain("Res. SRT 15/2026");
    expect(result.rubros[0]?.formula).toContain("el piso desde el 01/03/2026");
  });

  it("adds 20 % of the whole payment at work, and nothing on the way there", () => {
    // 20 % of 86,125,000.
    expect(compute({ incapacidad: 20, ibm: 5_000_000, enElTrabajo: true })).toMatchObject({
      ...{ adicional20: 17_225_000, total: 103_350_000 },
    });
    expect(compute({ incapacidad: 20, ibm: 5_000_000 }).adicional20).toBe(0);
  });

  it("has no additional 20 % before Ley 26.773", () => {
    const at = (fechaManifestacion: string) =>
      compute({ fechaManifestacion, incapacidad: 10, ibm: 1_000, enElTrabajo: true });
    expect(at("2012-10-25")).toMatchObject({ piso: 18_000, adicional20: 0 });
    // 369,630 × 10 % = 36,963, and 20 % of it.
    expect(at("2012-10-26")).toMatchObject({ piso: 36_963, adicional20: 7_392.6 });
    expect(at("2012-10-25").advertencias.join()).toContain("desde el 26/10/2012");
  });

  it("has no cap on 65 over the age", () => {
    // 53 × 5,000,000 × 20 % × 65 / 20 = 172,250,000; at 80 years 43,062,500.
    expect(compute({ incapacidad: 20, ibm: 5_000_000, edad: 20 }).formula).toBe(172_250_000);
    expect(compute({ incapacidad: 20, ibm: 5_000_000, edad: 80 }).formula).toBe(43_062_500);
  });
});

describe("the degrees of arts. 8 and 14", () => {
  it.each([
    [50, "parcial"],
    [50.01, "parcialGrave"],
    [65.99, "parcialGrave"],
    [66, "total"],
    [100, "total"],
  ])("%d %% is %s", (incapacidad, clase) => {
    expect(compute({ incapacidad, ibm: 1_000_000, suma114: 1 }).clase).toBe(clase);
  });

  it("adds the sum of art. 11.4 over 50 %, within the base of the 20 %", () => {
    // 53 × 5,000,000 × 60 % × 65 / 40 = 258,375,000; + 40,000,000 = 298,375,000; 20 % = 59,675,000.
    const given = { incapacidad: 60, ibm: 5_000_000, suma114: 40_000_000, enElTrabajo: true };
    expect(compute(given)).toMatchObject({
      ...{ formula: 258_375_000, suma114: 40_000_000, adicional20: 59_675_000 },
      total: 358_050_000,
    });
  });

  it("pays a total disability and a death by the whole formula and floor", () => {
    // 53 × 1,000,000 × 65 / 40 = 86,125,000; the floor is 97,502,420.
    const total = compute({ incapacidad: 70, ibm: 1_000_000, suma114: 0 });
    expect(total).toMatchObject({ formula: 86_125_000, piso: 97_502_420, total: 97_502_420 });
    const death = compute({ muerte: true, ibm: 1_000_000, suma114: 1_000 });
    expect(death).toMatchObject({ clase: "muerte", total: 97_503_420 });
    expect(death.rubros.map(({ verificado }) => verificado)).toEqual([false, false]);
  });

  it("asks for the sum of art. 11.4 that no loaded resolution has", () => {
    expect(faultOf({ incapacidad: 66, ibm: 1_000_000 })).toEqual([
      "suma114",
      "Suma del art. 11.4: no está cargada para el 16/03/2026; escribila de la resolución de la SRT de esa fecha",
    ]);
    const loaded: SeriesBook = {
      ...BOOK,
      art114b: { ...(BOOK.pisoArt as object), key: "art114b" } as never,
    };
    const variables = artVariables.parse({ ...EVENT, incapacidad: 66, ibm: 1_000_000 });
    expect(settleArt(variables, loaded, TODAY).suma114).toBe(97_502_420);
  });
});

describe("the floor of the date", () => {
  it.each([
    ["2026-02-28", 87_629_423],
    ["2026-03-01", 97_502_420],
    ["2026-08-31", 97_502_420],
    ["2026-09-01", 114_354_110],
  ])("of %s is %d", (fechaManifestacion, valor) => {
    const result = compute({ fechaManifestacion, incapacidad: 100, ibm: 1_000, suma114: 0 });
    expect(result).toMatchObject({ piso: valor, pisoVigente: { valor } });
  });

  it("is not carried beyond its half year, nor before the first one", () => {
    const at = (fechaManifestacion: string) => {
      const given = artVariables.parse({ ...EVENT, fechaManifestacion, incapacidad: 5, ibm: 1 });
      return () => settleArt(given, BOOK, "2027-06-01");
    };
    expect(at("2027-02-28")().pisoVigente.valor).toBe(114_354_110);
    expect(at("2027-03-01")).toThrow("no está cargado el piso de la SRT para el 01/03/2027");
    expect(at("2009-11-05")).toThrow(/^Primera manifestación: no está cargado/);
    expect(faultOf({ fechaManifestacion: "2026-11-28", incapacidad: 5, ibm: 1 })).toEqual([
      "fechaManifestacion",
      "Primera manifestación: todavía no llegó",
    ]);
  });
});

describe("the base income of art. 12, by Ley 27.348", () => {
  const months = [
    { mes: "2026-01", monto: 1_000_000 },
    { mes: "2026-02", monto: 1_200_000 },
  ];

  it("is the mean of the months, each by RIPTE of the month of the manifestation", () => {
    // 1,000,000 × 202963.20 / 188181.62 = 1,078,549.5417; 1,200,000 × 202963.20 / 198241.70 =
    // 1,228,580.2634: their mean is 1,153,564.90 (computed apart, by bc).
    const result = compute({ incapacidad: 50, remuneraciones: months });
    expect(result.meses).toEqual([
      { mes: "2026-01", monto: 1_000_000, coeficiente: 1.0785495417, actualizado: 1_078_549.54 },
      { mes: "2026-02", monto: 1_200_000, coeficiente: 1.0238168862, actualizado: 1_228_580.26 },
    ]);
    expect(result.ibm).toBe(1_153_564.9);
    expect(result.advertencias.join()).toContain("Se promediaron 2 meses");
  });

  it("names the month whose index is missing, or that is not of the year before", () => {
    const since = (fechaManifestacion: string, mes: string) =>
      faultOf({ fechaManifestacion, incapacidad: 5, remuneraciones: [{ mes, monto: 1 }] });
    expect(since("2026-05-02", "2026-04")).toEqual([
      "fechaManifestacion",
      "Primera manifestación: no está cargado el RIPTE de su mes (05/2026); el último es el de 04/2026",
    ]);
    expect(since("2026-03-02", "2025-12")?.[0]).toBe("remuneraciones.0.mes");
    expect(since("2026-03-02", "2025-02")).toEqual([
      "remuneraciones.0.mes",
      "Mes: 02/2025 no está en el año anterior a la primera manifestación",
    ]);
    expect(since("2026-03-02", "2026-04")?.[1]).toContain("no está en el año anterior");
    expect(since("2013-05-02", "2013-04")?.[1]).toContain("antes de la Ley 27.348");
  });
});

describe("the update, by both norms", () => {
  const LIGHT = { incapacidad: 20, ibm: 5_000_000 };

  it("runs from the manifestation at the BNA's rate and by the variation of RIPTE", () => {
    // BNA: 15 days of 0.1 % and 10 of 0.2 % = 3.5 %; RIPTE 210043.70 / 202963.20 − 1 = 3.4885634598 %.
    const { lecturas, total } = compute({ ...LIGHT, hasta: "2026-04-10" });
    expect(total).toBe(86_125_000);
    expect(lecturas?.bna).toMatchObject({
      ...{ coeficiente: 0.035, ibm: 5_175_000, formula: 89_139_375 },
      ...{ sobreIngresoBase: 89_139_375, sobreTotal: 89_139_375 },
    });
    expect(lecturas?.ripte).toMatchObject({ coeficiente: 0.0348856344, formula: 89_129_525.27 });
  });

  it("adds nothing on the base income alone where the floor prevails, and says so", () => {
    const given = { incapacidad: 20, ibm: 100_000, hasta: "2026-04-10", enElTrabajo: true };
    const { lecturas, total, advertencias } = compute(given);
    // The floor 19,500,484 and its 20 %; with 3.5 % on all of it.
    expect([total, lecturas?.bna?.sobreIngresoBase]).toEqual([23_400_580.8, 23_400_580.8]);
    expect(lecturas?.bna?.sobreTotal).toBe(24_219_601.13);
    expect(advertencias.join()).toContain("El piso supera a la fórmula también actualizada");
  });

  it("leaves out the reading whose data do not reach the day, with its reason", () => {
    const { lecturas, advertencias } = compute({ ...LIGHT, hasta: "2026-06-30" });
    expect(lecturas?.ripte).toBeNull();
    // 15 × 0.1 + 61 × 0.2 + 30 × 0.1.
    expect(lecturas?.bna?.coeficiente).toBe(0.167);
    expect(advertencias.join()).toContain("el RIPTE está cargado hasta 04/2026");
    expect(faultOf({ ...LIGHT, hasta: "2026-07-01" })).toEqual([
      "hasta",
      "Actualizar hasta: la tasa activa del BNA está cargada hasta el 30/06/2026; el RIPTE está cargado hasta 04/2026",
    ]);
  });
});

describe("what is asked", () => {
  it.each([
    [{ ibm: 1 }, "incapacidad", "Incapacidad: escribí el porcentaje"],
    [{ incapacidad: 5 }, "ibm", /^Ingreso base: escribilo, o cargá/],
    [{ incapacidad: 101, ibm: 1 }, "incapacidad", "Incapacidad: hasta 100 %"],
    [{ incapacidad: 5, ibm: 0 }, "ibm", "Ingreso base: tiene que ser mayor que cero"],
    [{ incapacidad: 5, ibm: 1, edad: 0 }, "edad", "Edad: va de 1 a 110 años"],
    [{ incapacidad: 5, ibm: 1, hasta: "2026-03-15" }, "hasta", /^Actualizar hasta: no puede/],
    [{ incapacidad: 5, ibm: 1, suma114: -1 }, "suma114", /^Suma del art. 11.4: no puede/],
  ])("refuses %j at %s", (given, path, message) => {
    const { error } = artVariables.safeParse({ ...EVENT, ...given });
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it("is one base income, and each month once", () => {
    const twice = [
      { mes: "2026-01", monto: 1 },
      { mes: "2026-01", monto: 1 },
    ];
    const given = { ...EVENT, incapacidad: 5 };
    expect(artVariables.safeParse({ ...given, remuneraciones: twice }).success).toBe(false);
    const both = { ...given, ibm: 1, remuneraciones: [twice[0]] };
    expect(artVariables.safeParse(both).success).toBe(false);
  });
});

it("is written for a brief with its base income, floor and readings", () => {
  const variables = artVariables.parse({
    ...{ ...EVENT, incapacidad: 20, ibm: 5_000_000, hasta: "2026-04-10" },
  });
  const text = briefText(artSheet(variables, settleArt(variables, BOOK, TODAY)));
  expect(text).toContain("Piso de la fecha: $ 19.500.484,00");
  expect(text).toContain("Total con RIPTE, sobre el ingreso base: $ 89.129.525,27");
  expect(text).toContain("TOTAL A LA PRIMERA MANIFESTACIÓN: $ 86.125.000,00");
});

const money = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
const day = fc
  .integer({ min: Date.UTC(2009, 0, 1), max: Date.UTC(2027, 5, 1) })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const generated = fc.record({
  ...{ fechaManifestacion: day, edad: fc.integer({ min: 1, max: 110 }) },
  incapacidad: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  ...{ enElTrabajo: fc.boolean(), muerte: fc.boolean(), ibm: money(10 ** 12) },
  suma114: fc.option(money(10 ** 10), { nil: undefined }),
  hasta: fc.option(day, { nil: undefined }),
});

it("adds up, never below the floor, or says what is missing", () => {
  const property = fc.property(generated, (given) => {
    const read = artVariables.safeParse(given);
    if (!read.success) return true;
    try {
      const result = artResult.parse(settleArt(read.data, BOOK, TODAY));
      const sum = result.rubros.reduce((total, { monto }) => total + Math.round(monto * 100), 0);
      const known = [...result.rubros.map(({ monto }) => monto), result.total];
      return (
        Math.abs(sum - Math.round(result.total * 100)) <= 1 &&
        known.every((amount) => Number.isFinite(amount) && amount >= 0) &&
        result.total >= result.piso
      );
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      return true;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});
