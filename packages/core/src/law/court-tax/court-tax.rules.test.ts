import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { courtTaxOf } from "./court-tax.rules";
import {
  courtTaxResult,
  courtTaxVariables,
  TAX_JURISDICTIONS,
  TAX_OBJECTS,
} from "./court-tax.schema";
import { courtTaxSheet } from "./court-tax.sheet.rules";

const compute = (given: object) => courtTaxOf(courtTaxVariables.parse(given));

describe("the national fee, Ley 23.898", () => {
  it.each([
    // Arts. 2 and 3: three percent, and half of it.
    [{ objeto: "suma", monto: 10_000_000 }, 10_000_000, 300_000],
    [{ monto: 33.35 }, 33.35, 1],
    [{ objeto: "inmueble", monto: 10_000_000 }, 10_000_000, 300_000],
    [{ objeto: "terceria", monto: 10_000_000 }, 10_000_000, 300_000],
    [{ objeto: "sucesion", monto: 10_000_000 }, 10_000_000, 150_000],
    [{ objeto: "deslinde", monto: 10_000_000 }, 10_000_000, 150_000],
    [{ objeto: "reinscripcion", monto: 10_000_000 }, 10_000_000, 150_000],
    [{ objeto: "recursoDirecto", monto: 10_000_000 }, 10_000_000, 150_000],
    // Art. 4 g, second part: 0.75 %.
    [{ objeto: "sucesionOtraJurisdiccion", monto: 10_000_000 }, 10_000_000, 75_000],
    // Art. 4 b: six rents.
    [{ objeto: "desalojo", alquiler: 500_000 }, 3_000_000, 90_000],
  ])("of %j has a base of %d and is %d", (given, base, tasa) => {
    const result = compute({ jurisdiccion: "PJN", ...given });
    expect(result).toMatchObject({ base, tasa, contribucion: 0, total: tasa });
    expect(result.rubros).toHaveLength(1);
    expect(result.rubros[0]?.verificado).toBe(true);
  });
});

describe("the fee of the Province of Buenos Aires", () => {
  it.each([
    // Ley 15.170, art. 78: 22 ‰; the Caja's ten percent to 25/12/2025, five since (Ley 15.563).
    ["2025-12-25", 22_000, 242_000],
    ["2025-12-26", 11_000, 231_000],
  ])("on %s adds %d for the Caja", (fecha, contribucion, total) => {
    const result = compute({ jurisdiccion: "PBA", objeto: "suma", monto: 10_000_000, fecha });
    expect(result).toMatchObject({ base: 10_000_000, tasa: 220_000, contribucion, total });
    expect(result.alicuota).toBe(2.2);
  });

  it("takes two years of rent for an eviction, from memory, and says so", () => {
    const given = { jurisdiccion: "PBA", objeto: "desalojo", alquiler: 100_000 };
    const result = compute({ ...given, fecha: "2026-03-02" });
    expect(result).toMatchObject({ base: 2_400_000, tasa: 52_800, contribucion: 2_640 });
    expect(result.rubros[0]?.verificado).toBe(false);
    expect(result.advertencias.join()).toContain("de memoria");
  });
});

describe("what is asked", () => {
  it.each([
    [{ jurisdiccion: "PJN" }, "monto", "Monto: completá este dato"],
    [{ jurisdiccion: "PJN", objeto: "desalojo" }, "alquiler", "Alquiler: completá el de un mes"],
    [
      { jurisdiccion: "PJN", objeto: "desalojo", alquiler: 1, monto: 1 },
      ...["monto", "Monto: en un desalojo la base sale del alquiler"],
    ],
    [{ jurisdiccion: "PJN", monto: 1, alquiler: 1 }, "alquiler", /^Alquiler: sólo/],
    [{ jurisdiccion: "PBA", monto: 1 }, "fecha", /^Fecha: de ella depende/],
    [{ jurisdiccion: "CABA", monto: 1 }, "jurisdiccion", "Jurisdicción: elegí PJN o PBA"],
  ] as [object, string, string | RegExp][])("refuses %j at %s", (given, path, message) => {
    const { error } = courtTaxVariables.safeParse(given);
    expect(error?.issues[0]?.path.join(".")).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });
});

const briefOf = (given: object) => {
  const variables = courtTaxVariables.parse(given);
  return briefText(courtTaxSheet(variables, courtTaxOf(variables)));
};

it("is written for a brief, with its base, each line and what to review", () => {
  const given = { jurisdiccion: "PBA", objeto: "suma", monto: 10_000_000, fecha: "2026-03-02" };
  expect(briefOf(given)).toBe(
    [
      "TASA DE JUSTICIA",
      [
        "Jurisdicción: Provincia de Buenos Aires",
        "Objeto: Suma de dinero",
        "Fecha: 02/03/2026",
        "Base: $ 10.000.000,00",
        "Alícuota: 2,2 %",
      ].join("\n"),
      [
        "1) Tasa de justicia (Ley impositiva PBA, 22 ‰ (Ley 15.170, art. 78)): $ 10.000.000,00 × 2,2 % = $ 220.000,00.",
        "2) Contribución a la Caja (Ley 15.563, contribución del 5 %): $ 220.000,00 × 5 % = $ 11.000,00.",
      ].join("\n"),
      "TOTAL: $ 231.000,00",
      "Cada renglón se redondea al centavo y el total es su suma.",
      "[Para revisar antes de presentar]\n- La ley impositiva de cada año fija además un mínimo: compará.",
    ].join("\n\n"),
  );
  expect(briefOf({ jurisdiccion: "PJN", objeto: "desalojo", alquiler: 500_000 })).toContain(
    "1) Tasa de justicia (Ley 23.898, arts. 2 y 4 b): $ 3.000.000,00 ($ 500.000,00 × 6) × 3 % = $ 90.000,00.",
  );
});

it.each<[object, string[]]>([
  [{ jurisdiccion: "PJN", monto: 1 }, ["El monto lleva los intereses"]],
  [{ jurisdiccion: "PJN", objeto: "sucesion", monto: 1 }, ["En una sucesión cada clase"]],
  [
    { jurisdiccion: "PJN", objeto: "sucesionOtraJurisdiccion", monto: 1 },
    ["En una sucesión cada clase"],
  ],
  [{ jurisdiccion: "PJN", objeto: "inmueble", monto: 1 }, ["La base es la valuación fiscal"]],
  [{ jurisdiccion: "PJN", objeto: "desalojo", alquiler: 1 }, []],
  [
    { jurisdiccion: "PBA", objeto: "sucesion", monto: 1, fecha: "2026-03-02" },
    ["La ley impositiva de cada año"],
  ],
])("warns of %j what is open, and nothing else", (given, words) => {
  const said = compute(given).advertencias;
  expect(said).toEqual(words.map((one) => expect.stringContaining(one)));
});

const generated = fc.record(
  {
    jurisdiccion: fc.constantFrom(...TAX_JURISDICTIONS),
    objeto: fc.constantFrom(...TAX_OBJECTS),
    monto: fc.integer({ min: 1, max: 10 ** 14 }).map((value) => value / 100),
    alquiler: fc.integer({ min: 1, max: 10 ** 12 }).map((value) => value / 100),
    fecha: fc.constantFrom("2024-05-01", "2025-12-25", "2025-12-26"),
  },
  { requiredKeys: ["jurisdiccion", "objeto"] },
);

it("adds up and is never negative", () => {
  const property = fc.property(generated, (given) => {
    const read = courtTaxVariables.safeParse(given);
    if (!read.success) return true;
    const { tasa, contribucion, total, base, rubros } = courtTaxResult.parse(courtTaxOf(read.data));
    const sum = rubros.reduce((all, { monto }) => all + Math.round(monto * 100), 0);
    return (
      [tasa, contribucion, total, base].every((one) => Number.isFinite(one) && one >= 0) &&
      sum === Math.round(total * 100) &&
      tasa <= base
    );
  });
  fc.assert(property, { numRuns: 10_000 });
});
