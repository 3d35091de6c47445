// @vitest-environment happy-dom
import { faultsOf } from "@foja/core/practice/escrito-templates/render.rules";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readDocx } from "./docx-template";

const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

const relations = (...inside: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside.join("")}</Relationships>`;

const MAIN = `<Relationship Id="r1" Type="${RELATION}/officeDocument" Target="word/document.xml"/>`;

const run = (text: string, look = "") =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inside: string, look = "") => `<w:p><w:pPr>${look}</w:pPr>${inside}</w:p>`;

/** A DOCX with that body, and further parts. */
function docx(body: string, more: Record<string, string> = {}): File {
  const parts = {
    "[Content_Types].xml": TYPES,
    "_rels/.rels": relations(MAIN),
    "word/document.xml": `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
  return new File([bytes as BlobPart], "modelo.docx");
}

const refusal = (file: File) =>
  readDocx(file).then(
    () => "",
    (error: Error) => error.message,
  );

describe("a DOCX as a template", () => {
  it("keeps bold, italics, underlines, alignment and data, also in parts", async () => {
    const { text, notes } = await readDocx(
      docx(
        [
          paragraph(run("OFICIO", "<w:b/>"), '<w:jc w:val="center"/>'),
          paragraph(
            run("En autos {{cara") +
              run("tula}} ") +
              run("sin", "<w:i/>") +
              run(" más", '<w:u w:val="single"/>'),
          ),
          paragraph(run("2 * 3 ** 4")),
        ].join(""),
      ),
    );
    expect(text).toBe(
      ["[centro] **OFICIO**", "En autos {{caratula}} *sin* __más__", "2 \\* 3 \\*\\* 4"].join("\n"),
    );
    expect(faultsOf(text)).toEqual([]);
    expect(notes).toEqual([]);
  });

  it("says what of it is left out", async () => {
    const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell("Rubro")}${cell("Monto")}</w:tr></w:tbl>`;
    const { text, notes } = await readDocx(docx(table));
    expect(text).toBe("Rubro · Monto");
    expect(notes).toEqual(["Las tablas quedaron como renglones."]);
  });

  it("is refused where it is none, has macros, reaches outside, or unpacks to too much", async () => {
    const inside = paragraph(run("Hola"));
    expect(await refusal(new File(["%PDF-1.7"], "a.docx"))).toMatch(/^El archivo no es un DOCX\./);
    expect(await refusal(docx(inside, { "word/vbaProject.bin": "x" }))).toMatch(/tiene macros/);
    const outside = `<Relationship Id="r9" Type="${RELATION}/image" Target="http://x/a.png" TargetMode="External"/>`;
    expect(
      await refusal(docx(inside, { "word/_rels/document.xml.rels": relations(outside) })),
    ).toMatch(/^El archivo tiene enlaces o imágenes de afuera\./);
    expect(await refusal(docx(inside, { "word/bomb.xml": " ".repeat(61_000_000) }))).toMatch(
      /^El archivo se descomprime en demasiados datos\./,
    );
    expect(await refusal(docx(""))).toBe("El archivo no tiene texto.");
    const heavy = new File([new Uint8Array(5_000_001)], "a.docx");
    expect(await refusal(heavy)).toBe("El archivo pesa más de 5 MB.");
  });
});
