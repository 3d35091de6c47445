import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import { damagesOf } from "./civil.rules";
import { civilVariables } from "./civil.schema";
import { civilSheet } from "./civil.sheet.rules";

const settled = (given: object) => damagesOf(civilVariables.parse(given));
const briefOf = (given: object) => {
  const variables = civilVariables.parse(given);
  return briefText(civilSheet(variables, damagesOf(variables)));
};

const BASE = { ingresoMensual: 1_000, incapacidad: 100, edad: 65 };
const ACCIARRI = { formula: "acciarri", incapacidad: 10, edad: 40 };

describe("damages in a brief", () => {
  it("have each datum, both readings past sixty, and the formulas beside them", () => {
    // 13,000 × 60 / 65 = 12,000 a year, ten years at 4 %: 97,330.75; without the quotient 105,441.65.
    expect(briefOf({ ...BASE, formula: "mendez" })).toBe(
      [
        "DAÑOS · FÓRMULA MÉNDEZ",
        [
          "Ingreso mensual: $ 1.000,00",
          "Incapacidad: 100 %",
          "Edad: 65 años",
          "Pérdida anual: $ 12.000,00",
          "Años: 10",
          "Tasa: 4 % anual",
          "Con 60 / edad: $ 97.330,75",
          "Con 60 / edad no menor que uno: $ 105.441,65",
          "Vuoto, 6 % anual hasta los 65 años: la edad la supera",
          "Acciarri, 4 % anual hasta los 75 años: $ 105.441,65",
        ].join("\n"),
        "1) Capital, fórmula Méndez (CCyC, art. 1746; CNAT, Sala III, «Méndez», 28/4/2008): $ 1.000,00 × 13 × 100 % × 60 / 65 × (1 − 1 / 1,04^10) / 0,04 = $ 97.330,75.",
        "CAPITAL: $ 97.330,75",
        "El valor actual se toma con todos sus decimales; cada renglón se redondea al centavo.",
        [
          "[Para revisar antes de presentar]",
          "- Pasados los 60 años el cociente 60 / edad baja de uno y se discute: están las dos lecturas. Sugerido, verificá.",
          "- El art. 1746 no impone una fórmula: el juez puede apartarse. La pérdida de vida de relación, los gastos y el daño moral van aparte.",
          "- Si el daño es de un trabajador y el hecho es posterior al 6/3/2026, la Ley 27.802 excluye el reclamo civil (LCT, arts. 245 y 278): verificá.",
        ].join("\n"),
      ].join("\n\n"),
    );
  });

  it("by stretches have no monthly income, and say each stretch", () => {
    const tramos = [
      { hasta: 42, ingreso: 1_300_000, probabilidad: 100 },
      { hasta: 44, ingreso: 2_600_000, probabilidad: 50 },
    ];
    const result = settled({ ...ACCIARRI, tramos });
    expect(result.rubros.map(({ codigo }) => codigo)).toEqual(["acciarri_1", "acciarri_2"]);
    // Ten percent of the first stretch's income.
    expect(result.anual).toBe(130_000);
    const text = briefOf({ ...ACCIARRI, tramos });
    expect(text).not.toContain("Ingreso mensual");
    expect(text).toContain(
      "1) De los 40 a los 42 años (CCyC, art. 1746; Fórmula de Acciarri): $ 1.300.000,00 × 10 % × [Σ 1 / 1,04^t, t de 1 a 2] = $ 245.192,31.",
    );
    expect(text).toContain("2) De los 42 a los 44 años");
    expect(text).toContain("t de 3 a 4]");
    // The others take a thirteenth of the first stretch: 100,000 a month, ten percent, by Vuoto.
    // 130,000 × (1 − 1.06⁻²⁵) / 0.06.
    expect(text).toContain("Vuoto, 6 % anual hasta los 65 años: $ 1.661.836,30");
  });
});

describe("what is warned, and nothing else", () => {
  const ALWAYS = ["El art. 1746 no impone", "Si el daño es de un trabajador"];
  const tramos = [{ hasta: 42, ingreso: 1_000, probabilidad: 1 }];

  it.each<[object, string[]]>([
    [{ ...BASE, formula: "mendez", edad: 60 }, []],
    [{ ...BASE, formula: "vuoto", edad: 61 }, []],
    [{ ...ACCIARRI, tramos }, []],
    [{ ...ACCIARRI, tramos, ingresoMensual: 1 }, ["Con tramos, el ingreso mensual"]],
    [{ ...ACCIARRI, ingresoMensual: 1 }, ["Sin tramos"]],
  ])("of %j", (given, words) => {
    const said = settled(given).advertencias;
    expect(said).toEqual([...words, ...ALWAYS].map((one) => expect.stringContaining(one)));
  });
});

describe("a stretch", () => {
  it("is of the disability alone, also where the case is varied", () => {
    const tramos = [{ hasta: 42, ingreso: 1_000, probabilidad: 1 }];
    const { sensibilidad, comparacion, total } = settled({ ...ACCIARRI, tramos, tasa: 0 });
    expect(total).toBe(200);
    expect(sensibilidad.tasa[0]).toEqual({ valor: 0, total: 200 });
    expect(comparacion[2]?.total).toBe(200);
  });

  it("of Acciarri without income by stretches is thirteen salaries a year", () => {
    // 1,000 × 13 × 10 %: 1,300 a year, the last of the forty; at no rate they add up.
    const given = { ...ACCIARRI, ingresoMensual: 1_000, tasa: 0, edadTope: 44 };
    expect(settled(given).total).toBe(5_200);
    expect(settled(given).anual).toBe(1_300);
  });

  it("that a sensitive age has passed is worth nothing, and the next begins at that age", () => {
    const tramos = [
      { hasta: 42, ingreso: 1_000, probabilidad: 1 },
      { hasta: 60, ingreso: 1_000, probabilidad: 1 },
    ];
    const { sensibilidad } = settled({ ...ACCIARRI, incapacidad: 100, tramos, tasa: 0 });
    const at = (age: number) => sensibilidad.edad.find(({ valor }) => valor === age)?.total;
    expect([at(40), at(42), at(44), at(50)]).toEqual([20_000, 18_000, 16_000, 10_000]);
    expect(sensibilidad.ingreso.map(({ total }) => total)).toEqual(
      [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5].map((part) => part * 20_000),
    );
  });
});
