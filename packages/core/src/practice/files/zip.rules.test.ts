import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { entriesOf, zipFault } from "./zip.rules";

const zip = (names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`parte ${name}`)])));

it("lists what is in a ZIP, with its sizes, behind a comment too", () => {
  const bytes = zip(["[Content_Types].xml", "word/document.xml"]);
  const entries = [
    { name: "[Content_Types].xml", size: 25 },
    { name: "word/document.xml", size: 23 },
  ];
  expect(entriesOf(bytes)).toEqual(entries);
  expect(entriesOf(new Uint8Array([...bytes, ...Array(300).fill(32)]))).toEqual(entries);
});

/** The same ZIP, whose first file says that it unpacks to so many bytes. */
function saying(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = view.getUint32(bytes.length - 22 + 16, true);
  view.setUint32(directory + 24, size, true);
  return bytes;
}

it.each([
  ["a plain document", zip(["[Content_Types].xml", "word/document.xml"]), undefined],
  ["one with a picture and an object inside", zip(["word/embeddings/oleObject1.bin"]), undefined],
  ["one with macros", zip(["word/document.xml", "word/vbaProject.bin"]), "macros"],
  ["a sheet with macros", zip(["xl/workbook.xml", "xl/vbaProject.bin"]), "macros"],
  ["one that unpacks to a gigabyte", saying(zip(["word/document.xml"]), 1_000_000_000), "bomb"],
  ["one of too many parts", zip(Array.from({ length: 10_001 }, (_, n) => `${n}`)), "bomb"],
  ["one that was cut", zip(["word/document.xml"]).slice(0, 60), "false"],
  ["nothing", new Uint8Array(), "false"],
])("%s is taken, or it is said why not", (_, bytes, fault) => {
  expect(zipFault(bytes)).toBe(fault);
});
