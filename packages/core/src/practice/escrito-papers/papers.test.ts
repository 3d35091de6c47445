import { unzipped } from "@foja/harness/zip";
import mammoth from "mammoth";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { printed } from "../../kernel/ports/pdf";
import type { Content } from "../escrito-templates/content.schema";
import { EscritoPapers } from ".";
import { escritoPaper } from "./paper.rules";

const AT = new Date("2026-11-27T15:00:00Z");
const bold = { marks: [{ type: "bold" as const }] };
const item = (text: string) => ({
  type: "listItem" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
});

const CONTENT: Content = {
  type: "doc",
  content: [
    {
      type: "heading",
      attrs: { level: 1 },
      content: [{ type: "text", text: "IMPUGNA PERICIA" }],
    },
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "OBJETO" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Por " },
        {
          type: "variable",
          attrs: { name: "actor", label: "Actor", value: "Ramón Benítez", source: "Contactos" },
          ...bold,
        },
        { type: "text", text: ", en " },
        {
          type: "variable",
          attrs: { name: "juzgado", label: "Juzgado", value: null, source: "Causa" },
        },
        { type: "text", text: "." },
      ],
    },
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "PETITORIO" }] },
    { type: "orderedList", attrs: { start: 1 }, content: [item("Primero."), item("Segundo.")] },
    { type: "orderedList", attrs: { start: 4 }, content: [item("Cuarto.")] },
    {
      type: "sheet",
      attrs: {
        title: "Liquidación",
        source: "Cálculo",
        rows: [["Preaviso", "LCT 232", "$ 10,00"]],
        total: ["Total", "$ 10,00"],
      },
    },
    {
      type: "paragraph",
      attrs: { textAlign: "right" },
      content: [{ type: "text", text: "Firma & <sello>" }],
    },
  ],
};

describe("a writ as a DOCX", () => {
  it("is read by another reader, with its headings, lists, looks and table", async () => {
    const buffer = await EscritoPapers.docxOf(CONTENT, "Impugna pericia", AT);
    const { value, messages } = await mammoth.convertToHtml({ buffer });
    expect(messages.filter(({ type }) => type === "error")).toEqual([]);
    expect(value).toContain("<h1>IMPUGNA PERICIA</h1>");
    expect(value).toContain("Por <strong>Ramón Benítez</strong>, en [Juzgado].");
    expect(value).toContain("<ol><li>Primero.</li><li>Segundo.</li>");
    expect(value).toContain("Preaviso");
    expect(value).toContain("Firma &amp; &lt;sello&gt;");
  });

  it("is a sheet of A4 with its margins, twelve points, a line and a half, and numbered pages", async () => {
    const files = await unzipped(await EscritoPapers.docxOf(CONTENT, "Impugna pericia", AT));
    const text = (name: string) => files.get(name)?.toString("utf8") ?? "";
    expect(text("word/document.xml")).toContain('w:w="11906" w:h="16838"');
    expect(text("word/document.xml")).toMatch(
      /w:top="1701" w:right="1134" w:bottom="1417" w:left="1984"/,
    );
    expect(text("word/styles.xml")).toMatch(/<w:sz w:val="24"\/>/);
    expect(text("word/styles.xml")).toMatch(/w:line="360"/);
    expect(text("word/numbering.xml")).toMatch(/w:numFmt w:val="upperRoman"/);
    expect(text("word/numbering.xml")).toMatch(/<w:start w:val="4"\/>/);
    expect([...files.keys()].some((name) => name.startsWith("word/footer"))).toBe(true);
  });
});

describe("a writ as a PDF", () => {
  const facts = { title: "Impugna pericia", foot: "Benítez c/ Oeste", isDraft: false, at: AT };

  it("says all of its text, with sections in Roman figures, its head and its foot", async () => {
    const letterhead = {
      practice: "Estudio Quiroga",
      name: "Mariana Quiroga",
      lines: ["CPACF T.º 100 F.º 200"],
      place: null,
    };
    const text = await textIn(await printed(escritoPaper(CONTENT, { ...facts, letterhead })));
    for (const part of [
      ...["Estudio Quiroga", "Mariana Quiroga", "CPACF T.º 100 F.º 200", "IMPUGNA PERICIA"],
      ...["I. OBJETO", "Por Ramón Benítez, en [Juzgado].", "II. PETITORIO", "1. Primero."],
      ...["2. Segundo.", "4. Cuarto.", "Liquidación", "LCT 232", "$ 10,00", "Firma & <sello>"],
      ...["Benítez c/ Oeste", "1 de 1"],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("BORRADOR");
  });

  it("says across its pages that a draft is one", async () => {
    const paper = escritoPaper(CONTENT, { ...facts, isDraft: true });
    expect(await textIn(await printed(paper))).toContain("BORRADOR");
  });

  it("leaves no heading at the foot of a page", async () => {
    const [, heading, paragraph] = CONTENT.content;
    for (let lines = 20; lines < 45; lines += 1) {
      const content = [...Array(lines).fill(paragraph), heading, paragraph];
      const [first = ""] = await pagesIn(
        await printed(escritoPaper({ type: "doc", content } as Content, facts)),
      );
      expect(first).not.toMatch(/OBJETO\s+Benítez c\/ Oeste/);
    }
  });

  it("is the same to the byte when it is made again", async () => {
    const paper = () => printed(escritoPaper(CONTENT, facts));
    expect((await paper()).equals(await paper())).toBe(true);
    const docx = () => EscritoPapers.docxOf(CONTENT, "Impugna pericia", AT);
    expect((await docx()).equals(await docx())).toBe(true);
  });

  it("numbers every page of a long one", async () => {
    const line = CONTENT.content[2];
    const long: Content = { type: "doc", content: Array(120).fill(line) };
    const text = await textIn(await printed(escritoPaper(long, facts)));
    const [, pages = ""] = /1 de (\d+)/.exec(text) ?? [];
    expect(Number(pages)).toBeGreaterThan(3);
    expect(text).toContain(`${pages} de ${pages}`);
  });
});

/** The text of a PDF as an independent reader finds it. */
const textIn = async (bytes: Buffer): Promise<string> => (await pagesIn(bytes)).join("\n");

async function pagesIn(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    const text = items.map((one) => ("str" in one ? one.str : "")).join(" ");
    pages.push(text.replace(/\s+/g, " ").replace(/ ([.,])/g, "$1"));
  }
  await pdf.destroy();
  return pages;
}
