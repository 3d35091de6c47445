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
    expect(result.advertencias.join()).not.toContain("sobran");
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
    const said = (result: { advertencias: string[] }) =>
      result.advertencias.filter((note) => note.startsWith("El ajuste por índice"));
    expect(said(of(given, book))).toEqual([
      "El ajuste por índice se tomó como interés: lo impago no se reajusta. La otra lectura, como capital, sale en el resultado.",
    ]);
    expect(said(capital)).toEqual([
      "El ajuste por índice se tomó como capital: lo impago se sigue ajustando. La otra lectura sale en el resultado.",
    ]);
    expect(said(paying(given.pagos))).toEqual([]);
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
  expect(rubros[1]?.normas).toContain("CCyC, arts. 900 a 903");
});

it("is not verified where its index was rounded", () => {
  const on = (first: string, last: string) => {
    const book = bookOf("ipc", { "2025-01-01": first, "2025-03-01": last });
    return of({ items: TWO.slice(0, 1), hasta: "2025-03-31", tasa: "ipc" }, book).verificado;
  };
  expect([on("7800.1234", "8200.1234"), on("7800", "8200")]).toEqual([true, false]);
  // One of two items reads rounded indices alone; the other begins with a published one.
  const book = bookOf("ipc", {
    ...{ "2025-01-01": "7800", "2025-02-01": "7900.1234", "2025-03-01": "8200" },
  });
  const items = ["2025-01-15", "2025-02-15"].map((desde) => ({ capital: 100, desde }));
  const both = of({ items, hasta: "2025-03-31", tasa: "ipc" }, book);
  expect(both.verificado).toBe(false);
  const later = of({ items: items.slice(1), hasta: "2025-03-31", tasa: "ipc" }, book);
  expect(later.verificado).toBe(true);
});

it("is not verified by art. 276 unless the day of publication is said", () => {
  const book = bookOf("ipc", { "2025-01-01": "7800.1234", "2025-03-01": "8200.1234" });
  const given = { items: TWO.slice(0, 1), hasta: "2025-04-20", tasa: "lct276" };
  const by = (opciones: object) => of({ ...given, opciones }, book).verificado;
  expect([by({}), by({ diaPublicacionIpc: 14 })]).toEqual([false, true]);
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

describe("a sheet of items", () => {
  const sheetOf = (given: object, book: SeriesBook = {}) => {
    const variables = obligationsVariables.parse(given);
    const result = oblige(variables, book, TODAY);
    return { result, sheet: obligationsSheet(variables, result) };
  };
  const many = (length: number, pagos?: object[]) => ({
    items: Array.from({ length }, (_, i) => ({
      ...(i === 0 && { concepto: "Primera" }),
      ...{ capital: 100, desde: i === 0 ? "2025-03-02" : "2025-01-01" },
    })),
    ...{ hasta: "2025-04-11", ...RATE, ...(pagos && { pagos }) },
  });

  it("of sixty has a line each, of sixty-one a table of them and one of the periods", () => {
    const sixty = sheetOf(many(60));
    expect(sixty.result.rubros).toHaveLength(60);
    expect(sixty.result.coeficientes).toEqual([]);
    expect(
      sixty.result.rubros.slice(0, 2).map(({ codigo, concepto }) => [codigo, concepto]),
    ).toEqual([
      ...[
        ["rubro_1", "Primera, desde el 02/03/2025"],
        ["rubro_2", "Rubro 2, desde el 01/01/2025"],
      ],
    ]);
    expect(sixty.sheet.lines.some(({ table }) => table)).toBe(false);

    const { result, sheet } = sheetOf(many(61));
    // 40 days of 100, and 100 days of sixty of them: a tenth of a percent a day.
    expect(result).toMatchObject({ capital: 6100, interes: 604, total: 6704 });
    expect(result.coeficientes).toEqual([
      { desde: "2025-01-01", hasta: "2025-04-11", dias: 100, coeficiente: 0.1 },
      { desde: "2025-03-02", hasta: "2025-04-11", dias: 40, coeficiente: 0.04 },
    ]);
    const [items, periods] = sheet.lines.map(({ table }) => table);
    expect(items?.rows.slice(0, 2)).toEqual([
      ["1. Primera", "02/03/2025", "$ 100,00", "$ 100,00", "$ 4,00"],
      ["2", "01/01/2025", "$ 100,00", "$ 100,00", "$ 10,00"],
    ]);
    expect(items?.total).toEqual(["Total", "", "", "$ 6.100,00", "$ 604,00"]);
    expect(periods?.rows).toEqual([
      ["01/01/2025", "11/04/2025", "100", "10"],
      ["02/03/2025", "11/04/2025", "40", "4"],
    ]);
    expect(periods?.total).toEqual(["Períodos", "2", "", ""]);
    expect(result.rubros[0]?.normas).not.toContain("CCyC, arts. 900 a 903");
    const paid = oblige(
      obligationsVariables.parse(many(61, [{ fecha: "2025-04-11", monto: 1 }])),
      {},
      TODAY,
    );
    expect(paid.rubros[0]?.normas).toContain("CCyC, arts. 900 a 903");
  });

  it("says what was paid, how, and what is left over, and none of it without payments", () => {
    const labels = (given: object) => sheetOf(given).sheet.facts.map(({ label }) => label);
    const plain = { items: TWO, hasta: "2025-04-11", ...RATE };
    expect(labels(plain).join()).not.toMatch(/Pagos|Entre rubros|favor/);
    const pagos = [
      { fecha: "2025-03-02", monto: 100 },
      { fecha: "2025-03-03", monto: 50.5 },
    ];
    const { sheet } = sheetOf({ ...plain, pagos });
    expect(sheet.facts).toContainEqual({ label: "Pagos a cuenta", value: "2, por $ 150,50" });
    expect(sheet.facts).toContainEqual({
      ...{ label: "Entre rubros" },
      value: "Intereses primero; el capital, a prorrata (CCyC, arts. 902 y 903)",
    });
    expect(sheet.facts.map(({ label }) => label)).not.toContain("A favor de quien pagó");
    const once = sheetOf({ ...plain, pagos: pagos.slice(0, 1) }).sheet.facts;
    expect(once).toContainEqual({ label: "Pagos a cuenta", value: "1, por $ 100,00" });
    expect(once.map(({ label }) => label)).toContain("Entre rubros");
    const lines = sheet.lines.slice(2);
    expect(lines.map(({ key, verificado }) => [key, verificado])).toEqual([
      ...[
        ["pago_1", true],
        ["pago_2", true],
      ],
    ]);
    expect(lines[0]?.formula).toBe("A intereses $ 100,00, a capital $ 0,00");
    // On 21/1 the first alone is due: 1,000 and 20; half a peso is left over.
    const over = sheetOf({ ...plain, pagos: [{ fecha: "2025-01-21", monto: 1020.5 }] });
    expect(over.sheet.facts).toContainEqual({
      ...{ label: "A favor de quien pagó", value: "$ 0,50" },
    });
    expect(over.sheet.lines[2]?.formula).toContain(", a favor $ 0,50");
    expect(over.result.advertencias.join()).toContain("sobran $ 0,50");
    const little = sheetOf({ ...plain, pagos: [{ fecha: "2025-01-21", monto: 0.5 }] });
    expect(little.result.rubros[0]?.formula).toContain("− $ 0,50 pagados");
    expect(labels({ items: many(60).items, hasta: "2025-04-11", ...RATE })).toContain("Rubros");
    expect(sheetOf(many(61)).sheet.facts[0]).toEqual({ label: "Rubros", value: "61" });
  });

  it("shows both readings of an index where it meets a payment, and only there", () => {
    const book = bookOf("cer", { "2025-01-01": "1", "2025-02-01": "2", "2025-03-01": "4" });
    const given = {
      ...{ items: [{ capital: 1000, desde: "2025-01-01" }], hasta: "2025-03-01", tasa: "cer" },
    };
    expect(oblige(obligationsVariables.parse(given), book, TODAY).lecturas).toBeNull();
    const pagos = [{ fecha: "2025-02-01", monto: 500 }];
    const { sheet } = sheetOf({ ...given, pagos }, book);
    expect(sheet.facts.slice(-2)).toEqual([
      { label: "Total, con el ajuste como interés", value: "$ 2.500,00" },
      { label: "Total, con el ajuste como capital", value: "$ 3.000,00" },
    ]);
    const byRate = { items: TWO, hasta: "2025-04-11", ...RATE, pagos };
    expect(oblige(obligationsVariables.parse(byRate), {}, TODAY).lecturas).toBeNull();
  });
});

describe("what happens on one day", () => {
  it("pays the first of equal age first, whatever their order by amount", () => {
    const items = [3, 1, 2].map((n) => ({ capital: n * 100, desde: "2025-01-01" }));
    const pagos = [{ fecha: "2025-01-01", monto: 350 }];
    const opciones = { entreItems: "antiguedad" };
    const result = of({ items, hasta: "2025-01-01", ...RATE, pagos, opciones });
    expect(result.items.map(({ capital }) => capital)).toEqual([0, 50, 200]);
  });

  it("pays by the age of items, whatever their place", () => {
    const items = [
      ...["2025-01-03", "2025-01-01", "2025-01-02"].map((desde) => ({ capital: 100, desde })),
    ];
    const pagos = [{ fecha: "2025-01-03", monto: 150 }];
    const given = { items, hasta: "2025-01-03", tasa: "acta2630", tasaFija: 0, pagos };
    const result = of({ ...given, opciones: { entreItems: "antiguedad" } });
    expect(result.items.map(({ capital }) => capital)).toEqual([100, 0, 50]);
  });

  it("imputes two payments of a day as they came, and before it capitalises", () => {
    const items = [{ capital: 1000, desde: "2025-01-01" }];
    const given = { items, hasta: "2025-05-11", ...RATE, notificacion: "2025-01-31" };
    const pagos = [
      { fecha: "2025-01-31", monto: 10, imputacion: "capital" },
      { fecha: "2025-01-31", monto: 30 },
    ];
    const result = of({ ...given, capitalizacion: { modo: "unica" }, pagos });
    // 30 of interest on the 31st, which the second pays: 990 over 100 days.
    expect(result.pagos.map(({ aIntereses, aCapital }) => [aIntereses, aCapital])).toEqual([
      ...[
        [0, 10],
        [30, 0],
      ],
    ]);
    expect(result).toMatchObject({ capital: 990, interes: 99, total: 1089 });
  });

  it("capitalises nothing on the last day", () => {
    const items = [{ capital: 1000, desde: "2025-01-01" }];
    const given = { items, hasta: "2025-04-11", ...RATE, notificacion: "2025-04-11" };
    expect(of({ ...given, capitalizacion: { modo: "unica" } })).toMatchObject({
      ...{ capital: 1000, interes: 100 },
    });
  });
});

it("says until when its series went, of what it read for the end", () => {
  const book = bookOf("tasaActivaBNA", { "2024-12-01": "36.5", "2025-02-01": "36.5" });
  const pagos = [{ fecha: "2025-01-21", monto: 1 }];
  const given = { items: TWO, hasta: "2025-04-11", tasa: "tasaActivaBNA", pagos };
  expect(of(given, book).serieHasta).toBe("2025-02-01");
});

it("tells twenty-five warnings, and of more how many are left", () => {
  const items = [{ capital: 1, desde: "2025-01-01" }];
  const paying = (many: number) =>
    of({
      ...{ items, hasta: "2026-01-01", tasa: "acta2630", tasaFija: 0 },
      pagos: Array.from({ length: many }, (_, n) => ({
        fecha: `2025-03-${String(n + 1).padStart(2, "0")}`,
        monto: n === 0 ? 1 : 10,
      })),
    }).advertencias;
  const [base] = [paying(1).length];
  // The first pays all; each other is left over and says so.
  const whole = paying(26 - base);
  expect(whole).toHaveLength(25);
  expect(whole.at(-1)).toContain("sobran $ 10,00");
  const more = paying(27 - base);
  expect(more).toHaveLength(25);
  expect(more.at(-1)).toBe("Y otras 2 advertencias del mismo tipo.");
  expect(more[23]).toContain("sobran $ 10,00");
});

it("reads an accumulated series from the day before a debt, and from the payment's own day", () => {
  // 100 at the end of January; 101, 105 and 110 on 1, 6 and 11 February.
  const book = bookOf("tasaPasivaBCRA27802", {
    ...{ "2024-01-31": "0", "2024-02-01": "1", "2024-02-06": "5", "2024-02-07": "6" },
    "2024-02-11": "10",
  });
  const items = [{ capital: 1000, desde: "2024-02-01" }];
  const given = { items, hasta: "2024-02-11", tasa: "tasaPasivaBCRA27802" };
  expect(of(given, book).interes).toBe(100);
  // 50 of interest are paid; 110 / 105 − 1 of the 1,000 that are left.
  const paid = of({ ...given, pagos: [{ fecha: "2024-02-06", monto: 50 }] }, book);
  expect(paid).toMatchObject({ capital: 1000, interes: 47.62, devengado: 97.62 });
});

it("applies art. 55 to each item, and names the reading of its ceiling", () => {
  const book = {
    ...bookOf("tasaPasivaBCRA27802", { "2020-12-31": "0", "2023-01-01": "100" }),
    ...bookOf("cer", { "2020-12-31": "1", "2023-01-01": "2" }),
  };
  const given = { items: [{ capital: 1000, desde: "2021-01-01" }], hasta: "2023-01-01" };
  const result = of({ ...given, tasa: "art55" }, book);
  // The passive rate doubles it: under the ceiling of CER and 3 %, over two thirds of that.
  expect(result).toMatchObject({ capital: 1000, interes: 1000, total: 2000 });
  expect(result.advertencias.join()).toContain("a cada rubro se aplicó la del BCRA");
  expect(result.advertencias.join()).not.toContain("a cada tramo por separado");
});

describe("art. 55", () => {
  const cer = bookOf("cer", { "2020-12-31": "1", "2023-01-01": "2" });
  const asked = {
    items: [{ capital: 1000, desde: "2021-01-01" }],
    ...{ hasta: "2023-01-01", tasa: "art55" },
  };

  it("says until when the first of its two series went", () => {
    const passive = { "2020-12-31": "0", "2022-12-15": "100" };
    const book = { ...bookOf("tasaPasivaBCRA27802", passive), ...cer };
    expect(of(asked, book).serieHasta).toBe("2022-12-15");
  });

  it("says that it was applied between payments, from the first of them on", () => {
    const passive = { "2020-12-31": "0", "2022-12-31": "99", "2023-01-01": "100" };
    const book = { ...bookOf("tasaPasivaBCRA27802", passive), ...cer };
    const pagos = [{ fecha: "2023-01-01", monto: 1 }];
    expect(of({ ...asked, pagos }, book).advertencias).toContain(
      "Con pagos a cuenta el art. 55 se aplicó a cada tramo por separado: la ley no dice cómo.",
    );
  });

  it("is not verified where the index of its ceiling was rounded", () => {
    const by = (first: string, last: string) => {
      const book = {
        ...bookOf("tasaPasivaBCRA27802", { "2020-12-31": "0", "2023-01-01": "100" }),
        ...bookOf("ipc", { "2021-01-01": first, "2023-01-01": last }),
      };
      return of({ ...asked, opciones: { techo: "ipc" } }, book).verificado;
    };
    expect([by("400.1234", "1200.1234"), by("400", "1200")]).toEqual([true, false]);
  });
});

it("says which item a series does not reach", () => {
  const book = bookOf("cer", { "2025-01-20": "1", "2025-04-11": "2" });
  expect(() => of({ items: TWO.toReversed(), hasta: "2025-04-11", tasa: "cer" }, book)).toThrow(
    /^Desde del rubro 2: /,
  );
});
