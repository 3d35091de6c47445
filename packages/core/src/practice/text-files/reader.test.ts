import { pdfOf, zipOf } from "@foja/harness/papers";
import { expect, it } from "vitest";
import type { ReadType } from "../texts/readable.rules";
import { type Limits, readAll } from "./reader";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const MEGABYTE = 1_000_000;
const PATIENT: Limits = { pageMs: 60_000, runMs: 60_000, octets: 1200 * MEGABYTE };

async function reading(type: ReadType, octets: Uint8Array, limits = PATIENT, from = 1) {
  const pages: string[] = [];
  const ending = await readAll(
    { type, octets, from },
    async ({ page, text }) => void pages.push(`${page} ${text}`),
    limits,
  );
  return { ending, pages };
}

/** A PDF of so many empty pages. */
function pdfWithPages(count: number): Buffer {
  const ids = Array.from({ length: count }, (_, n) => n + 3);
  const page = "<</Type /Page /Parent 2 0 R /MediaBox [0 0 100 100]>>";
  const objects = [
    "1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj",
    `2 0 obj <</Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(" ")}] /Count ${count}>> endobj`,
    ...ids.map((id) => `${id} 0 obj ${page} endobj`),
  ];
  return Buffer.from(["%PDF-1.4", ...objects, "trailer <</Root 1 0 R>>"].join("\n"));
}

const document = (text: string) => ({
  "[Content_Types].xml": "<Types/>",
  "_rels/.rels":
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  "word/document.xml": `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
});

it("goes on from a page, and hands over the others in order", async () => {
  const octets = await pdfOf(["uno", "dos", "tres"]);
  expect(await reading(PDF, octets, PATIENT, 2)).toEqual({
    ending: "done",
    pages: ["2 dos", "3 tres"],
  });
});

it("reads the words of a DOCX, and a text of an old Windows", async () => {
  expect(await reading(DOCX, await zipOf(document("Contesta demanda")))).toEqual({
    ending: "done",
    pages: ["1 Contesta demanda"],
  });
  const latin = Buffer.from("indemnización", "latin1");
  expect((await reading("text/plain", latin)).pages).toEqual(["1 indemnización"]);
});

it.each([
  ["encrypted", () => pdfOf(["uno"], "secreto")],
  ["no PDF", async () => Buffer.from("%PDF-1.7\nhola")],
  ["one of 10,000 pages", async () => pdfWithPages(10_000)],
])("does not read a PDF that is %s", async (_, made) => {
  expect(await reading(PDF, await made())).toEqual({ ending: "unreadable", pages: [] });
});

it("ends the process of a DOCX that unpacks to more than the memory it may take", async () => {
  const bomb = await zipOf(document(" ".repeat(150 * MEGABYTE)));
  expect(bomb.length).toBeLessThan(MEGABYTE);
  expect((await reading(DOCX, bomb, { ...PATIENT, octets: 300 * MEGABYTE })).ending).toBe("died");
});

it("ends the process of a page that takes too long, and stops in time for the next run", async () => {
  const octets = await pdfOf(["uno"]);
  expect((await reading(PDF, octets, { ...PATIENT, pageMs: 0 })).ending).toBe("died");
  expect((await reading(PDF, octets, { ...PATIENT, runMs: 0 })).ending).toBe("later");
});
