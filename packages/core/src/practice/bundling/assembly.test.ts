import { PDFDocument } from "@cantoo/pdf-lib";
import { linedPdf, placedWords, readPdf } from "@foja/harness/pdf";
import { type PHOTOS, photo } from "@foja/harness/pictures";
import { expect, it } from "vitest";
import type { BundledType } from "../bundles/bundle.rules";
import type { Word } from "../texts/boxes.rules";
import { assembled, type Entry, type Part } from "./assembly";
import { shrunkPage } from "./shrink";

type Given = { name: string; bytes: Uint8Array; type?: BundledType };

async function bound(given: Given[], partSize: number, words = new Map<number, Word[]>()) {
  const reads: number[] = [];
  const steps: number[] = [];
  const entries: Entry[] = given.map(({ name, type = "application/pdf" }) => ({
    ...{ name, detail: "Prueba, 02/03/2026", type },
  }));
  const parts: Part[] = [];
  const task = {
    ...{ title: "Pérez c/ Gómez", lines: ["CNT 1/2024"], entries, partSize, shrink: shrunkPage },
    madeAt: "2026-11-27T12:00:00.000Z",
    read: async (nth: number) => {
      reads.push(nth);
      return given[nth]?.bytes ?? new Uint8Array();
    },
    words: async () => words,
    advance: async (done: number) => void steps.push(done),
  };
  for await (const part of assembled(task)) parts.push(part);
  const inOrder = parts.toSorted((a, b) => a.nth - b.nth);
  return { parts: inOrder, order: parts.map(({ nth }) => nth), reads, steps };
}

it("has a cover, an index with links, a foja on each page and a bookmark of each document", async () => {
  const given = [
    { name: "Demanda", bytes: await linedPdf("alfa", 2) },
    { name: "Recibos «2025»", bytes: await linedPdf("beta", 3) },
  ];
  const { parts, reads, steps } = await bound(given, 5_000_000);
  expect(parts.map(({ nth, pages }) => [nth, pages])).toEqual([[1, 7]]);
  const { pages, marks, title } = await readPdf(parts[0]?.bytes ?? new Uint8Array());
  expect(title).toBe("Pérez c/ Gómez");
  expect(marks).toEqual(["Índice", "Demanda", "Recibos «2025»"]);
  expect(pages[0]?.text).toBe("Pérez c/ Gómez CNT 1/2024 f. 1");
  expect(pages[1]?.text).toContain("1. Demanda, Prueba, 02/03/2026 f. 3 a 4");
  expect(pages[1]?.text).toContain("2. Recibos «2025», Prueba, 02/03/2026 f. 5 a 7");
  expect(pages.map(({ links }) => links)).toEqual([0, 2, 0, 0, 0, 0, 0]);
  expect(pages.map(({ text }) => /f\. \d+$/.exec(text)?.[0])).toEqual([
    ...["f. 1", "f. 2", "f. 3", "f. 4", "f. 5", "f. 6", "f. 7"],
  ]);
  expect([reads, steps]).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

it("holds in its parts every page once, in order, each with the text of its source", async () => {
  const given = await Promise.all(
    ["uno", "dos", "tres", "cuatro"].map(async (name) => ({
      name,
      bytes: await linedPdf(name, 25),
    })),
  );
  const { parts, order } = await bound(given, 60_000);
  expect(parts.length).toBeGreaterThan(4);
  // The first part waits for the index, which names all of them.
  expect(order.at(-1)).toBe(1);
  expect(parts.filter(({ bytes }) => bytes.length > 60_000)).toEqual([]);
  const read = await Promise.all(parts.map(({ bytes }) => readPdf(bytes)));
  const texts = read.flatMap(({ pages }) => pages.map(({ text }) => text));
  const first = texts.slice(2).map((text) => text.split(" ")[0]);
  const wanted = given.flatMap(({ name }) =>
    Array.from({ length: 25 }, (_, n) => `${name}${n + 1}`),
  );
  expect(first).toEqual(wanted);
  expect(texts.map((text) => Number(/f\. (\d+)$/.exec(text)?.[1]))).toEqual(
    texts.map((_, at) => at + 1),
  );
  const sources = await Promise.all(given.map(({ bytes }) => readPdf(bytes)));
  const whole = sources.flatMap(({ pages }) => pages.map(({ text }) => text));
  expect(texts.slice(2).map((text) => text.replace(/ f\. \d+$/, ""))).toEqual(whole);
  expect(texts[1]).toMatch(/4\. cuatro, Prueba, 02\/03\/2026 f\. 78 a 102 \(parte \d\)/);
});

it.each([90, 180, 270])("writes the foja upright on pages that are turned by %d", async (turn) => {
  const { parts } = await bound([{ name: "x", bytes: await linedPdf("x", 1, turn) }], 5_000_000);
  const { pages } = await readPdf(parts[0]?.bytes ?? new Uint8Array());
  expect(pages[2]).toMatchObject({ turn, text: expect.stringMatching(/f\. 3$/) });
});

/** Words of a scan, their places as parts of the sheet as it is read. */
const SEEN: Word[] = [
  { text: "Recibí", x: 0.1, y: 0.2, width: 0.15, height: 0.02 },
  { text: "conforme", x: 0.3, y: 0.2, width: 0.2, height: 0.02 },
  { text: "Pérez", x: 0.6, y: 0.9, width: 0.1, height: 0.03 },
];

it.each([0, 90, 180, 270])("lays what was seen on a scan over it, turned by %d", async (turn) => {
  const given = [{ name: "x", bytes: await linedPdf("x", 1, turn) }];
  const { parts } = await bound(given, 5_000_000, new Map([[1, SEEN]]));
  const bytes = parts[0]?.bytes ?? new Uint8Array();
  const words = await placedWords(bytes, 3);
  for (const { text, x, y, width, height } of SEEN) {
    const found = words.find((one) => one.text === text);
    expect(found?.x).toBeCloseTo(x, 3);
    expect(found?.y).toBeCloseTo(y + height, 3);
    expect(found?.along).toBe(true);
    expect(found?.width).toBeCloseTo(width, 3);
  }
  const { pages } = await readPdf(bytes);
  expect(pages[2]?.text).toContain("Recibí conforme");
});

it("counts what it lays over a scan among the bytes of a part", async () => {
  const page = Array.from({ length: 400 }, (_, n) => ({
    ...{ text: `palabra${(n * 7919) % 1000}`, width: 0.031 + n / 10_000, height: 0.0123 },
    ...{ x: (n % 20) / 21.3, y: Math.floor(n / 20) / 23.7 },
  }));
  const words = new Map(Array.from({ length: 40 }, (_, n) => [n + 1, page]));
  const { parts } = await bound([{ name: "x", bytes: await linedPdf("x", 40) }], 200_000, words);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.filter(({ bytes }) => bytes.length > 200_000)).toEqual([]);
});

const pictures: [keyof typeof PHOTOS, BundledType, turn: number][] = [
  ["jpg", "image/jpeg", 90],
  ["png", "image/png", 0],
];

it.each(pictures)("puts a picture on a page of its own: %s", async (name, type, turn) => {
  const { parts } = await bound([{ name, bytes: photo(name), type }], 5_000_000);
  const { pages } = await readPdf(parts[0]?.bytes ?? new Uint8Array());
  expect(pages.map(({ turn }) => turn)).toEqual([0, 0, turn]);
});

/** A page of noise, as a bad scan: nothing makes it smaller but a coarser picture. */
async function noise(): Promise<Uint8Array> {
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(900, 1300);
  const context = canvas.getContext("2d");
  const data = context.createImageData(900, 1300);
  let seed = 7;
  for (let at = 0; at < data.data.length; at += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    data.data[at] = at % 4 === 3 ? 255 : seed & 255;
  }
  context.putImageData(data, 0, 0);
  const document = await PDFDocument.create();
  const picture = await document.embedPng(await canvas.encode("png"));
  document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return document.save();
}

it("draws anew a scan that is larger than a part, and says when even that is too large", async () => {
  const scan = await noise();
  const given = [
    { name: "Antes", bytes: await linedPdf("antes", 1) },
    { name: "Escaneo", bytes: scan },
  ];
  expect(scan.length).toBeGreaterThan(2_000_000);
  const { parts } = await bound(given, 900_000);
  expect(parts.filter(({ bytes }) => bytes.length > 900_000)).toEqual([]);
  expect(parts.reduce((sum, { pages }) => sum + pages, 0)).toBe(4);
  await expect(bound(given, 60_000)).rejects.toThrow("Una hoja sola no entra");
});

it.each([
  ["«Roto» está dañado", Buffer.from("%PDF-1.7 nada")],
  ["«Roto» está dañado", new Uint8Array()],
])("says which document it cannot read: %s", async (sentence, bytes) => {
  await expect(bound([{ name: "Roto", bytes }], 5_000_000)).rejects.toThrow(sentence);
});

it("says that a document has a password", async () => {
  const document = await PDFDocument.load(await linedPdf("secreto", 1));
  document.encrypt({ userPassword: "clave", ownerPassword: "otra" });
  const bytes = await document.save();
  await expect(bound([{ name: "Poder", bytes }], 5_000_000)).rejects.toThrow(
    "«Poder» tiene contraseña: subí una copia sin ella.",
  );
});

it("makes the same bytes of the same task, so that a run that died is done again", async () => {
  const given = [{ name: "Demanda", bytes: await linedPdf("alfa", 3) }];
  const [first, second] = [await bound(given, 5_000_000), await bound(given, 5_000_000)];
  expect(Buffer.from(first.parts[0]?.bytes ?? [])).toEqual(
    Buffer.from(second.parts[0]?.bytes ?? []),
  );
});
