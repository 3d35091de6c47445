import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { letterheadOf } from "@foja/core/accounts/practices/letterhead.rules";
import { PAPER_FONT, printable } from "@foja/core/kernel/paper/paper.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { describe, expect, it } from "vitest";
import { type PaperFacts, paperOf } from "./paper";

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
  foot: ["Ley 27.742, B.O. 8/7/2024."],
  engine: "laboral 1.1.0",
};

const facts = {
  caratula: "Pérez, Ana c/ Transportes del Sur S.A.",
  date: "21/11/2026",
  verification: "ABCD-EFGH-JKMN-PQRS",
};

/** The bytes of the document, made by the library that the browser uses. */
async function bytesOf(printed: Sheet = sheet, about: PaperFacts = facts): Promise<string> {
  const [{ default: pdfmake }, { default: times }] = await Promise.all([
    import("pdfmake/build/pdfmake"),
    import("pdfmake/build/standard-fonts/Times"),
  ]);
  pdfmake.addVirtualFileSystem(times.vfs);
  pdfmake.addFonts(times.fonts);
  // Text in the embedded font is written as glyphs: a standard font makes it readable here.
  const paper = paperOf(printed, about);
  const document = {
    ...paper,
    defaultStyle: { ...paper.defaultStyle, font: "Times" },
    compress: false,
  } as unknown as TDocumentDefinitions;
  return Buffer.from(await pdfmake.createPdf(document).getBuffer()).toString("latin1");
}

/** The text of a page, from the document's hexadecimal pieces. */
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
    // A line may break after a dash, where the document begins another piece of text.
    const text = textOf(bytes)
      .replace(/\s+/g, " ")
      .replace(/- (?=[A-Z])/g, "-");
    expect(text).toContain(`1 de ${pages}`);
    expect(text).toContain(`${pages} de ${pages}`);
    for (const said of [
      "Pérez, Ana c/",
      "$ 22.039.483,78",
      "QRS · laboral 1.1.0",
      "ABCD-EFGH-JKMN-PQRS",
      "Sugerido, verificá (de memoria)",
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

  it("has the head of who signs it, their licences, the place and the date", async () => {
    const martina = {
      ...{ name: "Dra. Martina Gómez", designation: "Abogada", address: "Lavalle 1200, piso 3" },
      state: "Ciudad de Buenos Aires",
      skills: [
        {
          _id: "1",
          name: "CPACF",
          registrationNumber: "T° 12 F° 345",
          taxCode: null,
          taxCondition: null,
        },
        {
          _id: "2",
          name: "Laboralista",
          registrationNumber: null,
          taxCode: null,
          taxCondition: null,
        },
      ],
    };
    const practice = { name: "Estudio de Martina Gómez", named: false };
    const letterhead = letterheadOf(martina, practice);
    expect(letterhead.lines).toEqual(["Abogada", "CPACF T° 12 F° 345", "Lavalle 1200, piso 3"]);
    const text = textOf(await bytesOf(sheet, { ...facts, letterhead })).replace(/\s+/g, " ");
    expect(text.indexOf("Dra. Martina Gómez")).toBeLessThan(text.indexOf("Pérez, Ana c/"));
    expect(text).toContain("Ciudad de Buenos Aires, 21/11/2026");
    expect(text).not.toContain("Estudio de");

    const named = letterheadOf(martina, { name: "Gómez y asociados", named: true });
    const under = textOf(await bytesOf(sheet, { ...facts, letterhead: named }));
    expect(under.replace(/\s+/g, " ")).toContain("Gómez y asociados Dra. Martina Gómez");
  });

  it("of a deadline is paragraphs, without its lines", async () => {
    const prose = [
      "La cédula se notificó el viernes 20/11/2026.",
      "El plazo vence el lunes 30/11/2026.",
    ];
    const text = textOf(await bytesOf({ ...sheet, prose })).replace(/\s+/g, " ");
    for (const paragraph of prose) expect(text).toContain(paragraph);
    expect(text).not.toContain("Rubro 0");
  });

  it("is set in the house's serif, with the signs of its formulas", async () => {
    const { default: pdfmake } = await import("pdfmake/build/pdfmake");
    const [normal, bold, italics] = ["400-normal", "600-normal", "400-italic"].map((face) =>
      createRequire(import.meta.url).resolve(
        `@fontsource/newsreader/files/newsreader-latin-${face}.woff`,
      ),
    );
    const files = [normal, bold, italics].flatMap((file = "") => [
      [file, readFileSync(file, "base64")],
    ]);
    pdfmake.addVirtualFileSystem(Object.fromEntries(files));
    pdfmake.addFonts({ [PAPER_FONT]: { normal, bold, italics, bolditalics: bold } });
    const made = pdfmake.createPdf({
      ...paperOf(sheet, facts),
      compress: false,
    } as unknown as TDocumentDefinitions);
    const bytes = Buffer.from(await made.getBuffer()).toString("latin1");
    expect(bytes).toMatch(/\/BaseFont \/[A-Z]{6}\+Newsreader/);
    expect(bytes).not.toMatch(/\/BaseFont \/(?:[A-Z]{6}\+)?Times/);
  });

  it("spells the signs its letter has not", () => {
    expect(printable("a → c ≤ d")).toBe("a a c <= d");
    expect(printable("«½» × 8 · ñ")).toBe("«½» × 8 · ñ");
  });
});
