import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { SeriesBook } from "../rates/rate.rules";
import { mobilityNeed, moved } from "./mobility.rules";
import { mobilityResult, mobilityVariables } from "./mobility.schema";
import { mobilitySheet } from "./mobility.sheet.rules";

const bookOf = (valores: [string, string][]): SeriesBook => ({
  ipc: {
    ...{ key: "ipc", primera: valores[0]?.[0] ?? null, ultima: valores.at(-1)?.[0] ?? null },
    valores,
  },
});

// INDEC, base December 2016 = 100, with four decimals.
const BOOK = bookOf([
  ["2025-10-01", "9603.8623"],
  ["2025-11-01", "9841.3581"],
  ["2025-12-01", "10121.3715"],
  ["2026-01-01", "10413.0309"],
]);
// The same, as the public data set rounds them.
const ROUNDED = bookOf([
  ["2025-11-01", "9841"],
  ["2025-12-01", "10121"],
  ["2026-01-01", "10413"],
]);

const compute = (given: object, book = BOOK) => moved(mobilityVariables.parse(given), book);
const faultOf = (given: object, book = BOOK) => {
  try {
    compute(given, book);
  } catch (error) {
    if (error instanceof CalculationError) return [error.path, error.message];
    throw error;
  }
  return undefined;
};

describe("a month, by the IPC of two months before (Dec. 274/2024)", () => {
  // ANSES moved January, February and March 2026 by 2.47, 2.85 and 2.88 %.
  it.each([
    ["2026-01", 2.47, 1_024_700],
    ["2026-02", 2.85, 1_028_500],
    ["2026-03", 2.88, 1_028_800],
  ])("%s moves by the published %d %%", (mes, variacion, haber) => {
    const result = compute({ haber: 1_000_000, mes });
    expect(result).toMatchObject({ variacion, haber, norma: expect.stringContaining("274/2024") });
    expect(result.rubros).toHaveLength(1);
  });

  it("takes a typed variation, and asks for no data then", () => {
    const given = { haber: 333.33, mes: "2026-09", variacion: 2.11 };
    // 333.33 × 1.0211 = 340.363263.
    expect(compute(given, {})).toMatchObject({ haber: 340.36, variacion: 2.11 });
    expect(mobilityNeed(mobilityVariables.parse(given))).toEqual([]);
    expect(mobilityNeed(mobilityVariables.parse({ haber: 1, mes: "2026-03" }))).toEqual([
      { key: "ipc", desde: "2025-12-01", hasta: "2026-01-01" },
    ]);
  });

  it("goes up by less than one percent too", () => {
    expect(compute({ haber: 1_000, mes: "2026-03", variacion: 0.5 }).haber).toBe(1_005);
  });

  it("never goes down", () => {
    const result = compute({ haber: 1_000, mes: "2026-03", variacion: -0.5 });
    expect(result).toMatchObject({ haber: 1_000, variacion: -0.5 });
    expect(result.rubros[0]?.formula).toContain("no baja (art. 32)");
  });

  it("names the variation that is not loaded, and uses no rounded index", () => {
    expect(faultOf({ haber: 1, mes: "2026-04" })).toEqual([
      "variacion",
      "Variación: no está cargado el IPC de 02/2026, que mueve 04/2026; escribí la variación publicada",
    ]);
    expect(faultOf({ haber: 1, mes: "2026-03" }, ROUNDED)).toEqual([
      "variacion",
      "Variación: está redondeado el IPC de 01/2026, que mueve 03/2026; escribí la variación publicada",
    ]);
    expect(faultOf({ haber: 1, mes: "2026-03" }, {})?.[0]).toBe("variacion");
    const mixed = bookOf([
      ["2025-12-01", "10121"],
      ["2026-01-01", "10413.0309"],
    ]);
    expect(faultOf({ haber: 1, mes: "2026-03" }, mixed)?.[1]).toContain("está redondeado");
    // Four decimals that end in zeros are written with two.
    const round = bookOf([
      ["2025-12-01", "10000.25"],
      ["2026-01-01", "10100.25"],
    ]);
    expect(compute({ haber: 1_000, mes: "2026-03" }, round).variacion).toBe(1);
  });
});

describe("the months between", () => {
  it("each move what was paid the month before, to the cent", () => {
    // 1,000 → 1,024.70 → × 1.0285 = 1,053.90395 → 1,053.90 → × 1.0288 = 1,084.25232.
    const result = compute({ haber: 1_000, mes: "2026-01", hasta: "2026-03" });
    expect(result.meses.map(({ haber }) => haber)).toEqual([1_024.7, 1_053.9, 1_084.25]);
    expect(result).toMatchObject({ haber: 1_084.25, variacion: 8.43 });
    expect(result.meses.map(({ ipc }) => ipc)).toEqual(["2025-11", "2025-12", "2026-01"]);
  });

  it("say that one of them did not go up", () => {
    const flat = bookOf([
      ["2025-11-01", "100.01"],
      ["2025-12-01", "100.01"],
      ["2026-01-01", "110.01"],
    ]);
    const { advertencias } = compute({ haber: 1_000, mes: "2026-02", hasta: "2026-03" }, flat);
    expect(advertencias.join()).toContain("Con variación negativa o nula");
  });

  it("names the first month that cannot be moved", () => {
    expect(faultOf({ haber: 1_000, mes: "2026-01", hasta: "2026-06" })?.[1]).toContain(
      "el IPC de 02/2026, que mueve 04/2026",
    );
  });
});

describe("what is asked", () => {
  it.each([
    [{ haber: 1, mes: "2024-06" }, "mes", "Mes: el Dec. 274/2024 rige desde 07/2024"],
    [{ haber: 1, mes: "2026-13" }, "mes", "Mes: escribí un mes, 2026-03"],
    [{ haber: 1, mes: "2026-03", hasta: "2026-02" }, "hasta", /^Hasta: no puede/],
    [
      { haber: 1, mes: "2026-03", hasta: "2026-04", variacion: 1 },
      ...["variacion", /^Variación: es de un mes solo/],
    ],
    [{ haber: 1, mes: "2026-03", variacion: 2.885 }, "variacion", /dos decimales/],
    [{ haber: 0, mes: "2026-03" }, "haber", "Haber: tiene que ser mayor que cero"],
  ] as [object, string, string | RegExp][])("refuses %j at %s", (given, path, message) => {
    const { error } = mobilityVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it("allows the first month of the decree", () => {
    expect(compute({ haber: 100, mes: "2024-07", variacion: 4.18 }).haber).toBe(104.18);
  });
});

it("is written for a brief, month by month", () => {
  const variables = mobilityVariables.parse({ haber: 1_000, mes: "2026-02", hasta: "2026-03" });
  // 1,000 → × 1.0285 = 1,028.50 → × 1.0288 = 1,058.1208.
  expect(briefText(mobilitySheet(variables, moved(variables, BOOK)))).toBe(
    [
      "MOVILIDAD",
      "Haber anterior: $ 1.000,00\nVariación: 5,81 %\nIPC hasta: 01/2026",
      [
        "1) Haber de 02/2026 (Ley 24.241, art. 32 (Dec. 274/2024)): $ 1.000,00 × (1 + 2,85 %), IPC de 12/2025 = $ 1.028,50.",
        "2) Haber de 03/2026 (Ley 24.241, art. 32 (Dec. 274/2024)): $ 1.028,50 × (1 + 2,88 %), IPC de 01/2026 = $ 1.058,12.",
      ].join("\n"),
      "HABER MOVIDO: $ 1.058,12",
      "Los renglones no se suman: cada mes mueve el haber del anterior.",
      [
        "[Para revisar antes de presentar]",
        "- La variación sale de los índices de INDEC con cuatro decimales, a dos: compará con la resolución de la ANSES.",
        "- No incluye bonos ni el reajuste del haber inicial.",
      ].join("\n"),
    ].join("\n\n"),
  );
});

it.each([
  [0, ["La variación es la que escribiste", "Con variación negativa o nula", "No incluye bonos"]],
  [0.01, ["La variación es la que escribiste", "No incluye bonos"]],
])("of a typed %d %% warns what is open, and nothing else", (variacion, words) => {
  const result = compute({ haber: 1_000, mes: "2026-03", variacion }, {});
  expect(result.advertencias).toEqual(words.map((one) => expect.stringContaining(one)));
  expect(result.rubros[0]?.formula.includes("no baja")).toBe(variacion === 0);
  expect(result.rubros[0]?.verificado).toBe(true);
});

const month = fc
  .integer({ min: 0, max: 40 })
  .map(
    (at) => `${2024 + Math.floor((at + 4) / 12)}-${String(((at + 4) % 12) + 1).padStart(2, "0")}`,
  );
const generated = fc.record(
  {
    haber: fc.integer({ min: 1, max: 10 ** 14 }).map((value) => value / 100),
    ...{ mes: month, hasta: month },
    variacion: fc.integer({ min: -6_000, max: 11_000 }).map((value) => value / 100),
  },
  { requiredKeys: ["haber", "mes"] },
);

it("never pays less than before, or says what is missing", () => {
  const property = fc.property(generated, (given) => {
    const read = mobilityVariables.safeParse(given);
    if (!read.success) return true;
    try {
      const { haber, meses } = mobilityResult.parse(moved(read.data, BOOK));
      const each = [read.data.haber, ...meses.map((one) => one.haber)];
      return Number.isFinite(haber) && each.every((one, at) => one >= (each[at - 1] ?? 0));
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      return true;
    }
  });
  fc.assert(property, { numRuns: 10_000 });
});
