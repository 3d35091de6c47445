import { LABOR_CASES } from "@foja/harness/labor/cases.rules";
import { describe, expect, it } from "vitest";
import { settle } from "./labor.rules";
import { laborSheet } from "./labor.sheet.rules";

const sheetOf = (id: string) => {
  const found = LABOR_CASES.find((one) => one.id === id);
  if (!found) throw new Error(`There is no case ${id}`);
  return laborSheet(found.variables, settle(found.variables));
};

describe("the sheet of a settlement", () => {
  it("says what it is, with what it was computed and by which law", () => {
    const sheet = sheetOf("L4");
    expect(sheet.title).toBe("Liquidación laboral · despido sin causa");
    expect(sheet.facts).toEqual([
      { label: "Modo de extinción", value: "Despido sin causa" },
      { label: "Ingreso", value: "15/11/2009" },
      { label: "Egreso", value: "13/05/2026" },
      { label: "Antigüedad", value: "16 años, 5 meses, 29 días" },
      { label: "Ley aplicable", value: "LCT con la Ley 27.802" },
      { label: "Remuneración", value: "$ 5.400.000,00" },
      { label: "Base del art. 245", value: "$ 5.400.000,00" },
      { label: "Base computable", value: "$ 3.618.000,00" },
    ]);
    expect(sheet.foot.join(" ")).toContain("Ley 27.802");
    expect(sheet.engine).toMatch(/^laboral \d+\.\d+\.\d+$/);
    expect(sheet.foot.join()).not.toMatch(/motor|régimen/i);
  });

  it("has the lines and the total of the result, aligned by code", () => {
    const sheet = sheetOf("L1");
    expect(sheet.lines.map(({ key }) => key).slice(0, 2)).toEqual([
      "antiguedad_245",
      "preaviso_232",
    ]);
    expect(sheet.lines[0]?.formula).toBe("$ 1.850.000,00 × 8 períodos");
    expect(sheet.total).toEqual({ label: "Total de la liquidación", amount: 22039483.78 });
  });

  it("says the special regime, and leaves out what it does not have", () => {
    const sheet = sheetOf("L14");
    expect(sheet.title).toBe("Liquidación laboral · Construcción (Ley 22.250)");
    expect(sheet.facts).toEqual([
      { label: "Régimen especial", value: "Construcción (Ley 22.250)" },
      { label: "Meses remunerados", value: "20" },
    ]);
    expect(sheet.lines.every(({ verificado }) => !verificado)).toBe(true);
  });

  it("shows no base where nothing is paid for seniority", () => {
    expect(sheetOf("L8").facts.map(({ label }) => label)).not.toContain("Base del art. 245");
  });

  it("counts one year, one month, one day", () => {
    expect(sheetOf("L6.6").facts).toContainEqual({
      label: "Antigüedad",
      value: "1 año, 0 meses, 1 día",
    });
  });

  it("has lines of different keys in every case", () => {
    for (const { id } of LABOR_CASES) {
      const keys = sheetOf(id).lines.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
