import { describe, expect, it } from "vitest";
import { FILE_TYPES, type FileType } from "./file.rules";
import { isWhatItSays } from "./magic.rules";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((p) => (typeof p === "string" ? Buffer.from(p, "latin1") : Buffer.from(p))),
  );

/** The first bytes of a zip whose first file has that name and content. */
const zip = (name: string, content = "") =>
  bytes([0x50, 0x4b, 3, 4], Array(22).fill(0), [name.length, 0, 0, 0], name, content);

const ODT = "application/vnd.oasis.opendocument.text";
const OOXML = "application/vnd.openxmlformats-officedocument.";
const COMPOUND = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], "rest");

const RIGHT: [FileType, Uint8Array][] = [
  ["application/pdf", bytes("%PDF-1.4\n")],
  ["image/png", bytes([0x89], "PNG\r\n", [0x1a], "\n", [0, 0, 0, 13], "IHDR")],
  ["image/jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
  ["image/webp", bytes("RIFF", [1, 0, 0, 0], "WEBPVP8 ")],
  [`${OOXML}wordprocessingml.document`, zip("[Content_Types].xml")],
  [`${OOXML}spreadsheetml.sheet`, zip("_rels/.rels")],
  [ODT, zip("mimetype", ODT)],
  ["application/msword", COMPOUND],
  ["application/vnd.ms-excel", COMPOUND],
  ["text/plain", Buffer.from("Año 2026, «comillas»\r\n")],
  ["text/csv", bytes("a;b\n1;2\n\xf1")],
  ["audio/mpeg", bytes("ID3", [4, 0])],
  ["audio/mp4", bytes([0, 0, 0, 32], "ftypM4A ")],
];

describe("what a file begins with", () => {
  it("is known of every type that may be attached", () => {
    expect(RIGHT.map(([type]) => type).sort()).toEqual(Object.keys(FILE_TYPES).sort());
  });

  it.each(RIGHT)("says that it is %s", (type, head) => {
    expect(isWhatItSays(type, head)).toBe(true);
  });

  it.each(RIGHT)("and a page behind it is no %s", (type, head) => {
    for (const page of ["<script>alert(1)</script>", "<svg onload=x>", "<!DOCTYPE html>"]) {
      expect(isWhatItSays(type, bytes(Buffer.from(head).toString("latin1"), page))).toBe(false);
    }
  });

  it.each(Object.keys(FILE_TYPES) as FileType[])("of a program is no %s", (type) => {
    expect(isWhatItSays(type, bytes("MZ", [0x90, 0, 3, 0]))).toBe(false);
    expect(isWhatItSays(type, bytes([0x7f], "ELF", [2, 1, 1, 0]))).toBe(false);
    expect(isWhatItSays(type, new Uint8Array())).toBe(false);
  });

  it.each([
    ["a PDF that begins later", "application/pdf", bytes("x%PDF-1.4")],
    ["a bare zip called a Word file", `${OOXML}wordprocessingml.document`, zip("virus.exe")],
    [
      "a spreadsheet called an ODT",
      ODT,
      zip("mimetype", "application/vnd.oasis.opendocument.spre"),
    ],
    ["an MPEG of another layer", "audio/mpeg", bytes([0xff, 0xfd, 0x90])],
    ["zeros called text", "text/plain", bytes("a", [0])],
    ["an escape sequence called text", "text/plain", bytes([0x1b], "[2J")],
    ["a PNG without its head", "image/png", bytes([0x89], "PNG\r\n", [0x1a], "\n")],
  ] as [string, FileType, Uint8Array][])("is found out: %s", (_, type, head) => {
    expect(isWhatItSays(type, head)).toBe(false);
  });

  it("of an MP3 without a label is its first frame", () => {
    expect(isWhatItSays("audio/mpeg", bytes([0xff, 0xfb, 0x90, 0x64]))).toBe(true);
  });
});
