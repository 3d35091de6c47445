import { utils, write } from "@e965/xlsx";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readInputs } from "./read-inputs";

const TODAY = "2026-11-27";
const HEAD = ["Expediente", "Carátula"];
const ROW = ["CIV 004019/2021", "GOMEZ, ANA c/ EDESUR S.A. s/ DAÑOS"];
const CASE = { folderExpediente: ROW[0], folderName: ROW[1] };

const read = (name: string, content: Uint8Array | string) => {
  const file = new File([content as BlobPart], name);
  return readInputs([{ kind: "file", file }], TODAY);
};
const fields = async (name: string, content: Uint8Array | string) =>
  (await read(name, content)).cases.map((one) => one.fields);

it.each(["xlsx", "xls", "ods", "html"] as const)(
  "reads a spreadsheet saved as %s",
  async (kind) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEAD, ROW]), "Causas");
    const bytes = new Uint8Array(write(book, { type: "array", bookType: kind }));
    expect(await fields(`lista.${kind === "html" ? "xls" : kind}`, bytes)).toMatchObject([CASE]);
  },
);

it("reads the dates of a spreadsheet as it shows them, and a formula as its last value", async () => {
  const sheet = utils.aoa_to_sheet([
    [...HEAD, "Fecha de inicio", "Total"],
    [...ROW, new Date(2019, 4, 3), 0],
  ]);
  sheet.D2 = { t: "n", v: 7, f: "3+4" };
  const book = { SheetNames: ["a"], Sheets: { a: sheet } };
  const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }));
  expect(await fields("lista.xlsx", bytes)).toMatchObject([
    { ...CASE, initialDateFolder: "2019-05-03", description: "Total: 7" },
  ]);
});

it.each([
  ["UTF-8", (text: string) => strToU8(text)],
  ["Windows", (text: string) => strToU8(text, true)],
  [
    "UTF-16",
    (text: string) =>
      new Uint8Array(new Uint16Array([...text].map((one) => one.charCodeAt(0))).buffer),
  ],
])("reads a CSV in %s", async (_, encode) => {
  expect(await fields("lista.csv", encode(`${HEAD.join(";")}\n${ROW.join(";")}`))).toMatchObject([
    CASE,
  ]);
});

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const docx = (body: string) =>
  zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ),
  });

it("reads the tables and the text of a Word document", async () => {
  const row = (cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`;
  const table = `<w:tbl>${row(HEAD)}${row(ROW)}</w:tbl>`;
  const text = [paragraph("SOSA c/ ACME s/ DESPIDO"), paragraph("Expte. N° CNT 7/2020")].join("");
  expect(await fields("lista.docx", docx(table + text))).toMatchObject([
    CASE,
    { folderName: "SOSA c/ ACME s/ DESPIDO", folderExpediente: "CNT 000007/2020" },
  ]);
});

/** A PDF with texts at places of one page. */
function pdf(texts: [x: number, y: number, text: string][]): Uint8Array {
  const page = texts
    .map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${text.replace(/[()]/g, "\\$&")}) Tj ET`)
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  const body = objects.map((one, i) => `${i + 1} 0 obj\n${one}\nendobj\n`).join("");
  return strToU8(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n`);
}

it("reads the columns of a PDF, and joins a cell that goes on in the next line", async () => {
  const rows: [number, number, string][] = [
    [40, 700, "Expediente"],
    [160, 700, "Caratula"],
    [40, 680, "CIV 004019/2021"],
    [160, 680, "GOMEZ, ANA c/ EDESUR"],
    [160, 668, "S.A. s/ DESALOJO"],
    [40, 650, "CNT 000007/2020"],
    [160, 650, "SOSA c/ ACME s/ DESPIDO"],
  ];
  expect(await fields("lista.pdf", pdf(rows))).toMatchObject([
    { folderExpediente: "CIV 004019/2021", folderName: "GOMEZ, ANA c/ EDESUR S.A. s/ DESALOJO" },
    { folderExpediente: "CNT 000007/2020", folderName: "SOSA c/ ACME s/ DESPIDO" },
  ]);
});

it("reads the table of a program of DOS, without its deleted records", async () => {
  const field = (name: string, type: string, length: number) => {
    const bytes = new Uint8Array(32);
    bytes.set(strToU8(name));
    bytes[11] = type.charCodeAt(0);
    bytes[16] = length;
    return bytes;
  };
  const head = new Uint8Array(32);
  head[0] = 3;
  new DataView(head.buffer).setUint32(4, 2, true);
  new DataView(head.buffer).setUint16(8, 32 + 3 * 32 + 1, true);
  new DataView(head.buffer).setUint16(10, 1 + 15 + 20 + 8, true);
  // «ñ» in the code page of DOS.
  const record = (mark: string, name: string) =>
    strToU8(`${mark}CIV 004019/2021${name.padEnd(20)}20190503`, true).map((one) =>
      one === 0xf1 ? 0xa4 : one,
    );
  const parts = [
    ...[head, field("EXPTE", "C", 15), field("CARATULA", "C", 20), field("FECHA_INI", "D", 8)],
    ...[
      new Uint8Array([0x0d]),
      record(" ", "NUÑEZ s/ daños".replace("Ñ", "ñ")),
      record("*", "X s/ Y"),
    ],
  ];
  const bytes = new Uint8Array(parts.flatMap((part) => [...part]));
  expect(await fields("causas.dbf", bytes)).toMatchObject([
    {
      folderExpediente: "CIV 004019/2021",
      folderName: "NUñEZ s/ daños",
      initialDateFolder: "2019-05-03",
    },
  ]);
});

it("reads the events of a calendar as text", async () => {
  const event =
    "BEGIN:VEVENT\r\nSUMMARY:Audiencia SOSA c/ ACME s/ DESPIDO\r\nDESCRIPTION:CNT 7/2020\r\nDTSTART:20270201T100000Z\r\nEND:VEVENT";
  const [one] = await fields(
    "agenda.ics",
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}\r\nEND:VCALENDAR`,
  );
  expect(one).toMatchObject({ folderExpediente: "CNT 000007/2020" });
});

it("reads cards and lists of Google and Outlook as people, not as cases", async () => {
  const card =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Sosa;Ana;;;\r\nFN:Ana Sosa\r\nTEL:+54 11 4444-5555\r\nEND:VCARD";
  expect(await read("gente.vcf", card)).toMatchObject({
    cases: [],
    contacts: [{ name: "Ana", lastName: "Sosa", phone: "+54 11 4444-5555" }],
  });
  const google =
    "Given Name,Family Name,E-mail 1 - Value,Phone 1 - Value\nAna,Sosa,a@b.ar,11 4444-5555";
  expect(await read("contacts.csv", google)).toMatchObject({
    cases: [],
    contacts: [{ name: "Ana", lastName: "Sosa", email: "a@b.ar", phone: "11 4444-5555" }],
  });
});

it("refuses, with a sentence, what is too big, damaged or of no kind, and reads the rest", async () => {
  const good = new File([`${HEAD.join(";")}\n${ROW.join(";")}`], "buena.csv");
  const files: [string, Uint8Array][] = [
    ["grande.txt", new Uint8Array(20 * 1024 * 1024 + 1).fill(97)],
    ["bomba.xlsx", zipSync({ "xl/workbook.xml": new Uint8Array(90 * 1024 * 1024) })],
    ["rota.pdf", strToU8("%PDF-1.4 nada")],
    ["foto.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4])],
    ["viejo.doc", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])],
    [
      "declara.docx",
      zipSync({ "word/document.xml": strToU8("<!DOCTYPE a [<!ENTITY b 'c'>]><w:document/>") }),
    ],
    ["larga.csv", strToU8("a;b\n".repeat(50_001))],
  ];
  const inputs = [good, ...files.map(([name, bytes]) => new File([bytes as BlobPart], name))];
  const { cases, refused } = await readInputs(
    inputs.map((file) => ({ kind: "file", file })),
    TODAY,
  );
  expect(cases).toHaveLength(1);
  expect(refused).toEqual([
    "«grande.txt»: pesa más de 20 MB.",
    "«bomba.xlsx»: se abre en demasiados datos. Guardalo con menos filas y probá de nuevo.",
    "«rota.pdf»: no se puede abrir: está dañado o tiene contraseña.",
    "«foto.png»: no es una lista que sepamos leer. Probá con Excel, CSV, Word o PDF.",
    "«viejo.doc»: es de un Word antiguo. Abrilo y guardalo como .docx o PDF.",
    "«declara.docx»: no es un documento de Word.",
    "«larga.csv»: tiene demasiadas filas. Leemos hasta 50.000 por vez: partilo en dos.",
  ]);
});
