import { describe, expect, it } from "vitest";
import { briefText } from "./brief.rules";
import type { Sheet } from "./sheet.rules";

const line = {
  key: "antiguedad_245",
  label: "Indemnización por antigüedad",
  amount: 14800000,
  norma: "LCT 245",
  formula: "$ 1.850.000,00 × 8 períodos",
  verificado: true,
  fuente: "B.O. 8/7/2024",
};

const sheet: Sheet = {
  title: "Liquidación laboral",
  facts: [{ label: "Ingreso", value: "12/03/2018" }],
  lines: [
    line,
    { ...line, key: "art182", label: "Agravada", verificado: false, fuente: "de memoria" },
  ],
  total: { label: "Total", amount: 29600000 },
  warnings: [],
  foot: ["Ley 27.742, B.O. 8/7/2024."],
  engine: "laboral 1.0.0",
};

describe("the text for a brief", () => {
  it("numbers the lines, with norm, formula and amount, and ends with the total", () => {
    const text = briefText(sheet);
    expect(text).toContain(
      "1) Indemnización por antigüedad (LCT 245): $ 1.850.000,00 × 8 períodos = $ 14.800.000,00.",
    );
    expect(text).toContain("TOTAL: $ 29.600.000,00");
    expect(text).not.toContain("\n\n\n");
  });

  it("says what is only suggested, with its source", () => {
    expect(briefText(sheet)).toContain("2) Agravada");
    expect(briefText(sheet)).toContain("Sugerido, verificá (de memoria).");
  });

  it("carries the table under a line, a row a line and its cells parted by tabs", () => {
    const table = {
      title: "Tasa activa, mes por mes",
      heads: ["Mes", "TNA", "Días", "Parcial"],
      rows: [["03/2016", "33 %", "16", "1,446575 %"]],
      total: ["Total", "", "16", "1,446575 %"],
    };
    expect(briefText({ ...sheet, lines: [{ ...line, table }] })).toContain(
      "\n\nTasa activa, mes por mes\nMes\tTNA\tDías\tParcial\n03/2016\t33 %\t16\t1,446575 %\nTotal\t\t16\t1,446575 %\n\n",
    );
  });

  it("says paragraphs in the place of lines, and no engine; what to review comes last", () => {
    const prose = [
      "La cédula se notificó el viernes 20/11/2026.",
      "El plazo vence el lunes 30/11/2026.",
    ];
    const text = briefText({ ...sheet, prose, warnings: ["La fecha no es segura."] });
    expect(text).toBe(
      `LIQUIDACIÓN LABORAL\n\n${prose.join("\n\n")}\n\n[Para revisar antes de presentar]\n- La fecha no es segura.`,
    );
    expect(briefText(sheet)).not.toMatch(/motor|1\.0\.0/i);
  });

  it("has the day of a deadline in the place of an amount", () => {
    const deadline = { ...sheet, total: { label: "Vencimiento", day: "2026-11-30" } };
    expect(briefText(deadline)).toContain("VENCIMIENTO: 30/11/2026");
  });
});
