import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { interestOf } from "./interest.rules";
import { type InterestVariables, interestVariables } from "./interest.schema";
import { interestSheet } from "./interest.sheet.rules";

const BNA = bookOf("tasaActivaBNA", { "2024-01-01": "36", "2024-02-01": "72" });
const of = (variables: InterestVariables) =>
  interestOf(interestVariables.parse(variables), BNA, "2026-11-20");

// 100 days of 36.5 %: 365 and 360 a year, with and without the first.
const FIXED: InterestVariables = {
  ...{ capital: 36_000, desde: "2024-01-01", hasta: "2024-04-10" },
  ...{ tasa: "acta2630", tasaFija: 36.5 },
};

describe("the day count, which differs between the tools of courts", () => {
  it.each<[string, InterestVariables["opciones"], number, number]>([
    ["of 365 days without the first, by default", undefined, 100, 3600],
    ["of 360 days, as the CPACF's tool counts", { base: 360 }, 100, 3650],
    ["with the first day, as Tierra del Fuego's tool counts", { primerDia: "incluido" }, 101, 3636],
    ["with both", { base: 360, primerDia: "incluido" }, 101, 3686.5],
  ])("%s", (_, opciones, dias, interes) => {
    expect(of({ ...FIXED, opciones })).toMatchObject({ dias, interes });
  });

  it("adds the rate of the first day to a sum of daily rates", () => {
    const daily = { ...FIXED, tasaFija: undefined, desde: "2024-01-31", hasta: "2024-02-02" };
    const tasa = "tasaActivaBNA" as const;
    // 72 + 72, and 36 of 31 January, over 36,500.
    expect(of({ ...daily, tasa, opciones: {} }).tramos[0]?.coeficiente).toBe(0.0039452055);
    const both = of({ ...daily, tasa, opciones: { primerDia: "incluido" } });
    expect(both.tramos[0]).toMatchObject({ coeficiente: 0.0049315068, dias: 3 });
    expect(both.tramos[0]?.meses?.map(({ dias }) => dias)).toEqual([1, 2]);
  });

  it("counts the first day of the whole alone, not that of each stretch", () => {
    const tramos: InterestVariables["tramos"] = [
      { tasa: "acta2630", tasaFija: 36.5, desde: "2024-01-01", hasta: "2024-02-01" },
      { tasa: "acta2630", tasaFija: 36.5, desde: "2024-02-01", hasta: "2024-04-10" },
    ];
    const split = of({ capital: 36_000, tramos, opciones: { primerDia: "incluido" } });
    expect(split.interes).toBe(3636);
  });

  it("stands on the sheet, in the line and in the facts", () => {
    const variables = interestVariables.parse({ ...FIXED, opciones: { base: 360 } });
    const sheet = interestSheet(variables, interestOf(variables, {}, "2026-11-20"));
    expect(sheet.facts).toContainEqual({
      ...{ label: "Cuenta de días", value: "Año de 360 días, primer día excluido" },
    });
    expect(sheet.lines[0]?.formula).toContain("36,5 % × 100 / 360");
  });
});

describe("an unknown option", () => {
  it("is named in Spanish, at every depth", () => {
    const messages = (more: object) =>
      interestVariables
        .safeParse({ ...FIXED, ...more })
        .error?.issues.map(({ message }) => message);
    expect(messages({ opciones: { anio: 360 } })).toEqual(["El dato «anio» no se admite."]);
    expect(messages({ capitalizacion: { modo: "ninguna", dia: "x" } })).toEqual([
      "El dato «dia» no se admite.",
    ]);
    expect(messages({ interesCompuesto: true })).toEqual([
      "El dato «interesCompuesto» no se admite.",
    ]);
    expect(messages({ opciones: { base: 366 } })).toEqual(["Base: elegí 365 o 360 días"]);
    expect(messages({ opciones: 3 })).toEqual([
      "Opciones: tiene que ser un objeto con las opciones del cálculo",
    ]);
  });
});
