import { cheapest } from "@foja/harness/cheapest";
import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { oblige } from "./obligations.rules";
import { obligationsResult, obligationsVariables } from "./obligations.schema";
import { obligationsSheet } from "./obligations.sheet.rules";

const TODAY = "2026-11-27";

const of = (given: object, book: SeriesBook = {}) => {
  const result = oblige(obligationsVariables.parse(given), book, TODAY);
  expect(obligationsResult.parse(result)).toEqual(result);
  return result;
};

// 36.5 % a year is a tenth of a percent a day.
const RATE = { tasa: "acta2630", tasaFija: 36.5 } as const;
const TWO = [
  { concepto: "Enero", capital: 1000, desde: "2025-01-01" },
  { concepto: "Febrero", capital: 3000, desde: "2025-01-31" },
];

describe("many items, each from its own day", () => {
  it("bear interest until the end, and add up", () => {
    const result = of({ items: TWO, hasta: "2025-04-11", ...RATE });
    // 100 and 70 days.
    expect(result.items).toEqual([
      { capital: 1000, interes: 100, total: 1100 },
      { capital: 3000, interes: 210, total: 3210 },
    ]);
    expect(result).toMatchObject({ capital: 4000, interes: 310, total: 4310, aFavor: 0 });
    expect(of({ items: TWO, hasta: "2025-04-11", tasaFija: 36.5 })).toEqual(result);
    expect(result.rubros[1]).toMatchObject({
      concepto: "Febrero, desde el 31/01/2025",
      monto: 3210,
      formula: "$ 3.000,00 + $ 3.000,00 × [36,5 % × 70 / 365]",
    });
  });

  it("agree with the BCRA's calculator of series 1198, where the series holds its values", () => {
    // Rastrilla publishes 295,240.88 from 1/2/2024 to 3/3/2026: (100 + Tm) / (100 + T0) − 1.
    const book = bookOf("tasaPasivaBCRA27802", { "2024-01-31": "0", "2026-03-03": "94.12614" });
    const items = [{ capital: 313_665.13, desde: "2024-02-01" }];
    const result = of({ items, hasta: "2026-03-03", tasa: "tasaPasivaBCRA27802" }, book);
    expect(result).toMatchObject({ interes: 295_240.88, total: 608_906.01 });
  });

  it("count by 360 days, and with the first day, when asked", () => {
    const items = [{ capital: 36_000, desde: "2025-01-01" }];
    const by = (opciones: object) => of({ items, hasta: "2025-04-11", ...RATE, opciones }).interes;
    expect([by({}), by({ base: 360 }), by({ primerDia: "incluido" })]).toEqual([3600, 3650, 3636]);
  });

  it("capitalise each at notification, those alone that were due", () => {
    const given = { items: TWO, hasta: "2025-04-11", ...RATE, notificacion: "2025-01-31" };
    const result = of({ ...given, capitalizacion: { modo: "unica" } });
    // 1,000 + 30 = 1,030 over 70 days; 3,000 over 70.
    expect(result.items.map(({ total }) => total)).toEqual([1102.1, 3210]);
    expect(result.norma).toContain("CCyC, arts. 770 inc. b y 771");
    expect(result.advertencias.join()).toContain("CCyC, art. 770 inc. b");
  });
});

describe("payments on account", () => {
  const on = (fecha: string, monto: number, more: object = {}) => ({ fecha, monto, ...more });
  const paying = (pagos: object[], opciones: object = {}) =>
    of({ items: TWO, hasta: "2025-04-11", ...RATE, pagos, opciones });

  it("pay the interest of all first, then capital in proportion (CCyC 902 b, 903)", () => {
    // On 2/3, 60 and 30 days: interest 60 + 90; 850 of capital, a quarter and three.
    const result = paying([on("2025-03-02", 1000)]);
    expect(result.pagos).toEqual([
      {
        ...{ fecha: "2025-03-02", monto: 1000, aIntereses: 150, aCapital: 850 },
        ...{ excedente: 0, saldo: 3150 },
      },
    ]);
    // 787.50 and 2,362.50 over 40 days.
    expect(result.items).toEqual([
      { capital: 787.5, interes: 31.5, total: 819 },
      { capital: 2362.5, interes: 94.5, total: 2457 },
    ]);
    expect(result.devengado).toBe(276);
  });

  it("pay capital first where the receipt says so (CCyC 903), and unpaid interest bears none", () => {
    const result = paying([on("2025-03-02", 1000, { imputacion: "capital" })]);
    expect(result.pagos[0]).toMatchObject({ aIntereses: 0, aCapital: 1000, saldo: 3150 });
    // 750 and 2,250 over 40 days, and the 60 and 90 from before.
    expect(result.items.map(({ interes }) => interes)).toEqual([90, 180]);
  });

  it("pay the item that the debtor chose, and no other (CCyC 900)", () => {
    const result = paying([on("2025-03-02", 560, { item: 0 })]);
    expect(result.items.map(({ capital }) => capital)).toEqual([500, 3000]);
    const over = paying([on("2025-03-02", 1100, { item: 0 })]);
    expect(over).toMatchObject({ aFavor: 40, pagos: [{ excedente: 40, saldo: 3090 }] });
  });

  it("pay the oldest capital first, by option", () => {
    const result = paying([on("2025-03-02", 1150)], { entreItems: "antiguedad" });
    expect(result.items.map(({ capital }) => capital)).toEqual([0, 3000]);
    expect(result.advertencias.join()).toContain("CCyC, art. 902");
  });

  it("pay nothing that is not due yet, and leave the rest in the debtor's favour", () => {
    const result = paying([on("2025-01-21", 1500)]);
    expect(result.pagos[0]).toMatchObject({ aIntereses: 20, aCapital: 1000, excedente: 480 });
    expect(result).toMatchObject({ capital: 3000, interes: 210, aFavor: 480 });
    expect(result.advertencias.join()).toContain("sobran $ 480,00");
  });

  it("give the cent that is left to the oldest", () => {
    const items = [1, 2, 3].map((day) => ({ capital: 100, desde: `2025-01-0${day}` }));
    const pagos = [on("2025-01-03", 100)];
    const result = of({ items, hasta: "2025-01-03", tasa: "acta2630", tasaFija: 0, pagos });
    expect(result.items.map(({ capital }) => capital)).toEqual([66.66, 66.67, 66.67]);
  });

  it("are imputed in the order of their days, and answered in the order they came", () => {
    const [late, early] = paying([on("2025-03-02", 100), on("2025-01-21", 10)]).pagos;
    expect([early?.aIntereses, late?.aIntereses]).toEqual([10, 100]);
  });

  it("show both readings of an index: its growth is interest, or capital", () => {
    const book = bookOf("cer", { "2025-01-01": "1", "2025-02-01": "2", "2025-03-01": "4" });
    const given = {
      ...{ items: [{ capital: 1000, desde: "2025-01-01" }], hasta: "2025-03-01", tasa: "cer" },
      pagos: [on("2025-02-01", 500)],
    };
    // As interest: 500 of the 1,000 remain, and 1,000 grows again. As capital: 1,500 doubles.
    const lecturas = { ajusteComoInteres: 2500, ajusteComoCapital: 3000 };
    expect(of(given, book)).toMatchObject({ total: 2500, lecturas });
    const capital = of({ ...given, opciones: { ajuste: "capital" } }, book);
    expect(capital).toMatchObject({ total: 3000, capital: 3000, interes: 0, lecturas });
  });
});

it("writes what was paid under the item that it paid, and no other", () => {
  const pagos = [{ fecha: "2025-03-02", monto: 1000, item: 1 }];
  const { rubros, items } = of({ items: TWO, hasta: "2025-04-11", ...RATE, pagos });
  // 30 days are 90, and 910 of the capital; 40 days more of 2,090.
  expect(items[1]).toEqual({ capital: 2090, interes: 83.6, total: 2173.6 });
  expect(rubros.map(({ formula }) => formula.includes("− $ 1.000,00 pagados"))).toEqual([
    ...[false, true],
  ]);
  expect(rubros[0]?.formula).not.toContain("pagados");
  expect(rubros[0]?.normas).not.toContain("CCyC, arts. 900 a 903");
});

it("is not verified where its index was rounded", () => {
  const on = (first: string, last: string) => {
    const book = bookOf("ipc", { "2025-01-01": first, "2025-03-01": last });
    return of({ items: TWO.slice(0, 1), hasta: "2025-03-31", tasa: "ipc" }, book).verificado;
  };
  expect([on("7800.1234", "8200.1234"), on("7800", "8200")]).toEqual([true, false]);
});

describe("what cannot be computed", () => {
  it.each([
    [{ items: [] }, "items", "Rubros: cargá al menos uno"],
    [{ hasta: "2025-02-30" }, "hasta", "Hasta: escribí una fecha válida"],
    [{ hasta: "2025-01-15" }, "items.1.desde", /^Desde del rubro 2: es posterior a hasta/],
    [{ tasa: undefined, tasaFija: undefined }, "tasa", /^Tasa: elegí una/],
    [{ pagos: [{ fecha: "2025-05-01", monto: 1 }] }, "pagos.0.fecha", /^Fecha del pago 1/],
    [{ pagos: [{ fecha: "2025-01-02", monto: 1, item: 1 }] }, "pagos.0.item", /no era exigible/],
    [{ pagos: [{ fecha: "2025-01-02", monto: 1, item: 7 }] }, "pagos.0.item", /no hay un rubro 8/],
    [{ opciones: { pagos: "x" } }, "opciones", "El dato «pagos» no se admite."],
    [{ items: [{ capital: 0, desde: "2025-01-01" }] }, "items.0.capital", /mayor que cero/],
  ])("%j is refused at %s", (more, path, message) => {
    const given = { items: TWO, hasta: "2025-04-11", ...RATE, ...more };
    const { error } = obligationsVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
    expect(error?.issues).toHaveLength(1);
  });

  it("names the item whose day its series does not reach", () => {
    const book = bookOf("cer", { "2025-01-20": "1", "2025-04-11": "2" });
    expect(() => of({ items: TWO.toReversed(), hasta: "2025-04-11", tasa: "cer" }, book)).toThrow(
      expect.objectContaining({ path: "items.1.desde" }),
    );
  });
});

it("is written for a brief, with what each payment paid", () => {
  const variables = obligationsVariables.parse({
    ...{ items: TWO, hasta: "2025-04-11", ...RATE },
    pagos: [{ fecha: "2025-03-02", monto: 1000 }],
  });
  const text = briefText(obligationsSheet(variables, oblige(variables, {}, TODAY)));
  expect(text).toContain("Pago del 02/03/2025 por $ 1.000,00");
  expect(text).toContain("A intereses $ 150,00, a capital $ 850,00");
  expect(text).toContain("CAPITAL MÁS INTERESES: $ 3.276,00");
  expect(text).toContain("− $ 272,50 pagados");
});

describe("ten thousand items", () => {
  const items = Array.from({ length: 10_000 }, (_, i) => ({
    concepto: `Diferencia ${i + 1}`,
    capital: 1000 + i / 100,
    desde: `20${10 + (i % 15)}-${String((i % 12) + 1).padStart(2, "0")}-01`,
  }));
  const pagos = ["2025-02-01", "2025-06-01", "2026-01-01"].map((fecha) => ({ fecha, monto: 1e6 }));
  const variables = obligationsVariables.parse({ items, pagos, hasta: "2026-06-30", ...RATE });

  it("stand in a table, with the percentage of each period", () => {
    const result = oblige(variables, {}, TODAY);
    expect(result.rubros.map(({ codigo }) => codigo)).toEqual(["capital", "interes"]);
    const sheet = obligationsSheet(variables, result);
    expect(sheet.lines[0]?.table?.rows).toHaveLength(10_000);
    expect(sheet.lines[1]?.table?.rows.length).toBeLessThanOrEqual(400);
    expect(sheet.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeCloseTo(
      result.total,
      2,
    );
  });

  it("cost ten thousand items what ten thousand small sums of decimals cost, times some", () => {
    const cost = cheapest(() => oblige(variables, {}, TODAY));
    console.log(`10,000 items with three payments: ${Math.round(cost / 1000)} ms`);
    expect(cost).toBeLessThan(10_000_000);
  });
});
