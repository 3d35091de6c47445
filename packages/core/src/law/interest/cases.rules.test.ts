import { bookOf, CER, IPC } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";
import { interestResult } from "./interest-result.schema";

const TODAY = "2026-11-20";
const T0_TM = { "2024-01-31": "13086.5512", "2026-03-03": "25502.8830" };

/** The engine's result for variables that passed their schema, checked against its schema. */
function of(variables: InterestVariables, book: SeriesBook = {}) {
  return interestResult.parse(interestOf(interestVariables.parse(variables), book, TODAY));
}

type CeilingCase = [
  { capital: number; desde: string; hasta: string },
  Record<string, string>,
  Record<string, string>,
  [cer: number, ipc: number],
];

const band = { capital: 313665.13, desde: "2024-02-01", hasta: "2026-03-03" } as const;

describe("worked cases, to the cent", () => {
  it("I1-a: CER from the start itself, and 3 % simple or effective", () => {
    const simple = of({ ...band, tasa: "cer", adicional: 3 }, CER);
    expect(simple).toMatchObject({ total: 1074322.12, serieHasta: "2026-03-03", dias: 761 });
    expect(simple.tramos[0]).toMatchObject({
      dias: 761,
      coeficiente: 2.2234411147,
      capitalIndexado: 1011081.08,
      interesAdicional: 63241.04,
      fechaInicial: "2024-02-01",
      valorFinal: 715.7152364877477,
    });
    const opciones = { adicionalModo: "efectivo" } as const;
    expect(of({ ...band, tasa: "cer", adicional: 3, opciones }, CER).total).toBe(1075352.17);
  });

  it("I1-b: CER from the day before, one day more", () => {
    const opciones = { indiceInicial: "diaAnterior" } as const;
    const simple = of({ ...band, tasa: "cer", adicional: 3, opciones }, CER);
    expect(simple.total).toBe(1082306.25);
    expect(simple.tramos[0]).toMatchObject({
      dias: 762,
      coeficiente: 2.2471458551,
      capitalIndexado: 1018516.43,
      interesAdicional: 63789.82,
    });
    const both = { ...opciones, adicionalModo: "efectivo" } as const;
    expect(of({ ...band, tasa: "cer", adicional: 3, opciones: both }, CER).total).toBe(1083347.89);
  });

  it("I2: art. 276, the last index published at the end", () => {
    const result = of(
      { capital: 22039483.78, desde: "2025-08-20", hasta: "2026-06-15", tasa: "lct276" },
      IPC,
    );
    expect(result).toMatchObject({ total: 28495972.6, interes: 6456488.82, dias: 299 });
    expect(result.tramos[0]).toMatchObject({
      coeficiente: 0.2619384314,
      capitalIndexado: 27812471.59,
      interesAdicional: 683501.01,
      fechaFinal: "2026-05-01",
      verificado: false,
    });
    expect(result.advertencias.join()).toContain("Sugerido, verificá: se tomó el IPC de 05/2026");
  });

  it("I3: Acta 2783, the 6 % capitalised once at notification, or never", () => {
    const variables = {
      capital: 1_000_000,
      desde: "2021-06-01",
      hasta: "2024-03-13",
      tasa: "acta2783",
    } as const;
    const result = of({ ...variables, notificacion: "2022-08-10" }, CER);
    expect(result.total).toBe(11063595.79);
    expect(result.tramos[0]).toMatchObject({ capitalIndexado: 9425106.19, verificado: true });
    expect(result.advertencias.join()).toContain("Acta 2788");
    const never = of(variables, CER);
    expect(never.total).toBe(10999228.03);
    expect(never.advertencias.join()).toContain("sin fecha de notificación no se capitalizó");
  });

  it("I4: percent accumulated since the day before, not a plain quotient", () => {
    const result = of(
      { capital: 500_000, desde: "2024-02-01", hasta: "2026-03-03", tasa: "tasaPasivaBCRA" },
      bookOf("tasaPasivaBCRA", T0_TM),
    );
    expect(result).toMatchObject({ interes: 470795.27, total: 970795.27 });
    expect(result.tramos[0]).toMatchObject({ coeficiente: 0.9415905351, dias: 761 });
  });

  it("I5: Acta 2630, a fixed 36 %", () => {
    const result = of({
      capital: 100_000,
      desde: "2016-04-27",
      hasta: "2017-11-30",
      tasa: "acta2630",
    });
    expect(result).toMatchObject({ interes: 57402.74, total: 157402.74, serieHasta: null });
    expect(result.tramos[0]).toMatchObject({ dias: 582, coeficiente: 0.5740273973 });
  });

  it("I6: the sum of daily rates over (desde, hasta]", () => {
    const result = of(
      { capital: 1_000_000, desde: "2016-03-15", hasta: "2016-09-30", tasa: "tasaActivaBNA" },
      bookOf("tasaActivaBNA", { "2016-03-16": "33", "2016-07-15": "32" }),
    );
    expect(result).toMatchObject({ interes: 177780.82, total: 1177780.82 });
    expect(result.tramos[0]).toMatchObject({ dias: 199, coeficiente: 0.1777808219 });
    expect(result.tramos[0]?.formula).toBe(
      "$ 1.000.000,00 × [17,778082191781 % (suma de 199 tasas diarias de Tasa activa BNA, cartera general, TNA / 365)]",
    );
    const meses = result.tramos[0]?.meses ?? [];
    expect(meses.map(({ periodo, dias, tasa }) => [periodo, dias, tasa])).toEqual([
      ["2016-03", 16, 33],
      ["2016-04", 30, 33],
      ["2016-05", 31, 33],
      ["2016-06", 30, 33],
      ["2016-07", 31, 32.451613],
      ["2016-08", 31, 32],
      ["2016-09", 30, 32],
    ]);
    expect(meses.reduce((sum, { parcial }) => sum + parcial, 0)).toBeCloseTo(17.778082191781, 8);
    expect(meses[0]?.parcial).toBe(1.4465753425);
  });

  it("I7: Acta 2764 capitalises at notification and each year, unless something else is asked", () => {
    const variables = { capital: 300_000, desde: "2019-03-01", hasta: "2022-09-30" } as const;
    const asked = { ...variables, tasa: "acta2764", notificacion: "2020-05-15" } as const;
    const book = bookOf("acta2658", { "2019-01-01": "36" });
    for (const result of [of({ ...asked, tasaFija: 36 }), of(asked, book)]) {
      expect(result).toMatchObject({ interes: 604604.53, total: 904604.53 });
      expect(result.tramos.map(({ dias, capital, interes }) => [dias, capital, interes])).toEqual([
        [441, 300000, 130487.67],
        [365, 430487.67, 154975.56],
        [365, 585463.23, 210766.76],
        [138, 796229.99, 108374.54],
      ]);
    }
    const modes = ["ninguna", "unica", "notificacionYAnual"] as const;
    expect(
      modes.map((modo) => of({ ...asked, tasaFija: 36, capitalizacion: { modo } }).total),
    ).toEqual([687320.55, 799032.29, 904604.53]);
    const simple = of({ ...asked, tasaFija: 36, capitalizacion: { modo: "ninguna" } });
    expect(simple.advertencias).toContain(
      "Acta 2764 capitaliza a la notificación y luego cada año: se aplicó en cambio la capitalización elegida.",
    );
    const plain = { ...variables, tasa: "acta2630", notificacion: "2020-05-15" } as const;
    expect(of(plain).total).toBe(687320.55);
    const once = of({ ...plain, capitalizacion: { modo: "unica" } });
    expect(once.total).toBe(799032.29);
    const yearly = of({ ...plain, capitalizacion: { modo: "notificacionYAnual" } });
    expect(yearly.total).toBe(904604.53);
  });

  it("I8: RIPTE by the month and 6 % simple, the last index serving where there is none", () => {
    const book = bookOf("ripte", { "2023-12-01": "55356.61", "2026-04-01": "210043.70" });
    const variables = {
      capital: 2_000_000,
      desde: "2023-12-15",
      hasta: "2026-06-30",
      tasa: "ripte",
    } as const;
    const result = of({ ...variables, adicional: 6 }, book);
    expect(result).toMatchObject({ total: 8746396.67, serieHasta: "2026-04-01" });
    expect(result.tramos[0]).toMatchObject({ dias: 928, interesAdicional: 1157648.01 });
    expect(result.advertencias.join()).toContain("RIPTE, datos al 01/04/2026");
    expect(of(variables, book).total).toBe(7588748.66);
  });

  it.each([
    // Synthetic: chosen so that the passive rate gives each of the three totals.
    ["I9a", 608906.01, "piso", 725843.09],
    ["I9b", 900000, "tasa_pasiva", 900000],
    ["I9c", 1200000, "techo", 1083347.89],
  ] as const)("%s: art. 55 with a passive total of %d", (_, pasiva, aplica, total) => {
    const final = String((pasiva / 313665.13) * 100 - 100);
    const book = { ...CER, ...bookOf("tasaPasivaBCRA27802", passive(final)) };
    const result = of({ ...band, tasa: "art55" }, book);
    expect(result.art55).toEqual({
      pasiva,
      techo: 1083347.89,
      techoCer: 1083347.89,
      techoIpc: null,
      pisoSobreTotal: 725843.09,
      pisoSobreAjuste: 829352.58,
      aplica,
    });
    expect(result.total).toBe(total);
  });

  it("I9: the floor read on the adjustment alone", () => {
    const book = { ...CER, ...bookOf("tasaPasivaBCRA27802", passive("94.12614")) };
    const result = of({ ...band, tasa: "art55", opciones: { pisoSobre: "ajuste" } }, book);
    expect(result).toMatchObject({ total: 829352.58, art55: { aplica: "piso" } });
  });

  it.each<CeilingCase>([
    [
      { capital: 1_450_000, desde: "2024-06-03", hasta: "2025-06-30" },
      { "2024-06-02": "391.52040880779595", "2025-06-30": "601.9387609630243" },
      { "2024-06-01": "6352", "2025-06-01": "8856" },
      [2301377.72, 2086733.77],
    ],
    [
      { capital: 610_000, desde: "2022-06-01", hasta: "2024-01-31" },
      { "2022-05-31": "48.55477438295316", "2024-01-31": "220.41363967987266" },
      { "2022-06-01": "793.0", "2024-01-01": "4262" },
      [2909312.36, 3442564.26],
    ],
  ])("art. 55: both readings of the ceiling, over %o", (deuda, cer, ipc, [techoCer, techoIpc]) => {
    const days = { [addDays(deuda.desde, -1)]: "0", [deuda.hasta]: "900" };
    const passive = bookOf("tasaPasivaBCRA27802", days);
    const book = { ...bookOf("cer", cer), ...bookOf("ipc", ipc), ...passive };
    const byDefault = of({ ...deuda, tasa: "art55" }, book);
    expect(byDefault).toMatchObject({
      total: techoCer,
      art55: { techo: techoCer, techoCer, techoIpc, aplica: "techo" },
    });
    expect(byDefault.advertencias.join()).toMatch(/techo se discute.*Se aplicó la del BCRA/);
    const letter = of({ ...deuda, tasa: "art55", opciones: { techo: "ipc" } }, book);
    expect(letter).toMatchObject({
      total: techoIpc,
      art55: { techo: techoIpc, techoCer, techoIpc },
    });
    expect(letter.art55?.pisoSobreTotal).toBeCloseTo(techoIpc * 0.67, 1);
    expect(letter.advertencias.join()).toContain("Se aplicó la letra de la ley");
  });

  it("art. 55 says whom it reaches, and of a later debt that it does not", () => {
    const later = {
      capital: 1000,
      desde: "2026-04-01",
      hasta: "2026-05-01",
      tasa: "art55",
    } as const;
    const book = {
      ...bookOf("cer", { "2026-03-31": "100", "2026-05-01": "102" }),
      ...bookOf("tasaPasivaBCRA27802", { "2026-03-31": "0", "2026-05-01": "2" }),
    };
    const { advertencias } = of(later, book);
    expect(advertencias.join()).toContain("juicios en trámite al 6/3/2026 sin sentencia firme");
    expect(advertencias.join()).toContain("La deuda nace el 01/04/2026");
    const before = of(
      { ...later, desde: "2026-03-05" },
      {
        ...bookOf("cer", { "2026-03-04": "100", "2026-05-01": "102" }),
        ...bookOf("tasaPasivaBCRA27802", { "2026-03-04": "0", "2026-05-01": "2" }),
      },
    );
    expect(before.advertencias.join()).not.toContain("La deuda nace");
    expect(advertencias.every((sentence) => sentence.length <= 200)).toBe(true);
    expect(() => of({ ...later, opciones: { techo: "ipc" } }, book)).toThrow(/IPC nivel general/);
  });

  it("I10: 366 days over 365 in a leap year", () => {
    const result = of({
      capital: 1_000_000,
      desde: "2023-03-01",
      hasta: "2024-03-01",
      tasa: "tasaActivaBNA",
      tasaFija: 6,
    });
    expect(result).toMatchObject({ interes: 60164.38, dias: 366 });
  });
});

const passive = (final: string) => ({ "2024-01-31": "0", "2026-03-03": final });

describe("parts of a line, by hand", () => {
  // An index that doubles in two common years.
  const DOUBLE = bookOf("cer", { "2021-01-01": "1", "2023-01-01": "2" });
  const SPAN = { capital: 1000, desde: "2021-01-01", hasta: "2023-01-01" } as const;

  it("an effective addition is what it adds to the indexed capital", () => {
    // 2,000 × 1.1² = 2,420.
    const opciones = { adicionalModo: "efectivo" } as const;
    const [line] = of({ ...SPAN, tasa: "cer", adicional: 10, opciones }, DOUBLE).tramos;
    expect(line).toMatchObject({ capitalIndexado: 2000, interesAdicional: 420, interes: 1420 });
  });

  it("Acta 2783 adds 6 % a year, capitalised at notification, to the indexed capital", () => {
    // 2,000 × 1.06² = 2,247.20; without notification, 2,000 × 1.12.
    const [line] = of({ ...SPAN, tasa: "acta2783", notificacion: "2022-01-01" }, DOUBLE).tramos;
    expect(line).toMatchObject({ capitalIndexado: 2000, interesAdicional: 247.2, interes: 1247.2 });
    const [never] = of({ ...SPAN, tasa: "acta2783" }, DOUBLE).tramos;
    expect(never).toMatchObject({ interesAdicional: 240, interes: 1240 });
  });

  it("art. 55 says what part of the capital its interest is", () => {
    // The passive rate doubles it: under the ceiling of CER and 3 %, over two thirds of that.
    const book = {
      ...bookOf("tasaPasivaBCRA27802", { "2020-12-31": "0", "2023-01-01": "100" }),
      ...bookOf("cer", { "2020-12-31": "1", "2023-01-01": "2" }),
    };
    const { interes, total, tramos } = of({ ...SPAN, tasa: "art55" }, book);
    expect([interes, total]).toEqual([1000, 2000]);
    expect(tramos[0]).toMatchObject({ interes: 1000, coeficiente: 1 });
  });
});
