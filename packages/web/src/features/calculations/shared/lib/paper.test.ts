import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { describe, expect, it } from "vitest";
import { paperOf, printable } from "./paper";

const sheet: Sheet = {
  title: "Liquidación laboral",
  facts: [{ label: "Ingreso", value: "12/03/2018" }],
  lines: Array.from({ length: 80 }, (_, i) => ({
    key: `linea_${i}`,
    label: `Rubro ${i}`,
    amount: 1000 + i,
    norma: "LCT 245",
    formula: "$ 1.850.000,00 × 8 períodos",
    verificado: i % 2 === 0,
    fuente: "de memoria",
  })),
  total: { label: "Total", amount: 22039483.78 },
  warnings: ["Datos al 15/07/2026."],
  foot: ["Motor laboral 1.0.0"],
};

const facts = {
  caratula: "Pérez, Ana c/ Transportes del Sur S.A.",
  date: "21/11/2026",
  verification: "ABCD-EFGH-JKMN-PQRS",
};

/** The bytes of the document, as the very library of the browser makes them. */
async function bytesOf(printed: Sheet = sheet): Promise<string> {
  const [{ default: pdfmake }, { default: times }] = await Promise.all([
    import("pdfmake/build/pdfmake"),
    import("pdfmake/build/standard-fonts/Times"),
  ]);
  pdfmake.addVirtualFileSystem(times.vfs);
  pdfmake.addFonts(times.fonts);
  const document = { ...paperOf(printed, facts), compress: false };
  return Buffer.from(await pdfmake.createPdf(document).getBuffer()).toString("latin1");
}

/** What a page says, letters as the document writes them: hexadecimal, in pieces. */
const textOf = (bytes: string): string =>
  [...bytes.matchAll(/\[((?:<[0-9a-f]*>\s*-?[\d.]*\s*)+)\] TJ/g)]
    .map(([, run = ""]) =>
      [...run.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
        .join(""),
    )
    .join(" ");

describe("the paper of a result", () => {
  it("numbers its pages and says case, total, version and code", async () => {
    const bytes = await bytesOf();
    const pages = bytes.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    // A line may break after a dash, where the document begins another run of letters.
    const text = textOf(bytes)
      .replace(/\s+/g, " ")
      .replace(/- (?=[A-Z])/g, "-");
    expect(text).toContain(`1 de ${pages}`);
    expect(text).toContain(`${pages} de ${pages}`);
    for (const said of [
      "Pérez, Ana c/",
      "$ 22.039.483,78",
      "Motor laboral 1.0.0",
      "ABCD-EFGH-JKMN-PQRS",
      "Sugerido, verifique (de memoria)",
      "LCT 245",
    ]) {
      expect(text).toContain(said);
    }
  });

  it("carries the table that a line is added up from", async () => {
    const table = {
      title: "Tasa activa, mes por mes",
      heads: ["Mes", "TNA", "Días", "Parcial"],
      rows: [["03/2016", "33 %", "16", "1,446575 %"]],
      total: ["Total", "", "16", "1,446575 %"],
    };
    const [line] = sheet.lines;
    const bytes = await bytesOf({ ...sheet, lines: line ? [{ ...line, table }] : [] });
    const text = textOf(bytes).replace(/\s+/g, " ");
    for (const said of ["mes por mes", "03/2016", "1,446575 %", "Parcial"]) {
      expect(text).toContain(said);
    }
  });

  it("spells the signs its letter has not", () => {
    expect(printable("a − b → c ≤ d")).toBe("a - b a c <= d");
    expect(printable("«½» × 8 · ñ")).toBe("«½» × 8 · ñ");
  });
});
