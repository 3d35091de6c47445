import type { Table } from "@foja/core/practice/case-lists/found-case.rules";
import { UnreadFile } from "./limits";

/** What the programs of DOS write above the first 128 signs (code page 850, the Spanish letters). */
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■ ";
/** The marks of files that Windows wrote. */
const WINDOWS = new Set([0x03, 0x57, 0x58, 0x59]);

type Field = { name: string; type: string; length: number };

/** A table of dBase, as older programs for law practices export it; its first row names the columns. */
export function readDbf(name: string, bytes: Uint8Array): Table {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33) throw new UnreadFile("está dañado.");
  const [count, start, size] = [
    view.getUint32(4, true),
    view.getUint16(8, true),
    view.getUint16(10, true),
  ];
  const decode = WINDOWS.has(view.getUint8(29)) ? fromWindows : fromDos;
  const fields = fieldsOf(bytes, start, decode);
  if (size < 2 || fields.length === 0) throw new UnreadFile("está dañado.");
  const rows = [{ line: 1, cells: fields.map((field) => field.name) }];
  for (let i = 0; i < count; i += 1) {
    const from = start + i * size;
    if (from + size > bytes.length) break;
    // An asterisk marks a deleted record.
    if (bytes[from] !== 0x2a) {
      rows.push({
        line: i + 2,
        cells: cellsOf(bytes.subarray(from + 1, from + size), fields, decode),
      });
    }
  }
  return { source: name, rows };
}

type Decode = (bytes: Uint8Array) => string;

const fromWindows: Decode = (bytes) => new TextDecoder("windows-1252").decode(bytes);
const fromDos: Decode = (bytes) =>
  [...bytes]
    .map((one) => (one < 0x80 ? String.fromCharCode(one) : (DOS[one - 0x80] ?? "")))
    .join("");

function fieldsOf(bytes: Uint8Array, start: number, decode: Decode): Field[] {
  const fields: Field[] = [];
  for (let at = 32; at + 32 <= start && bytes[at] !== 0x0d; at += 32) {
    const name = decode(bytes.subarray(at, at + 11)).split("\0")[0] ?? "";
    const type = String.fromCharCode(bytes[at + 11] ?? 0);
    fields.push({ name: name.replaceAll("_", " ").trim(), type, length: bytes[at + 16] ?? 0 });
  }
  return fields;
}

function cellsOf(record: Uint8Array, fields: readonly Field[], decode: Decode): string[] {
  let at = 0;
  return fields.map(({ type, length }) => {
    const text = decode(record.subarray(at, at + length)).trim();
    at += length;
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
    return type === "D" && year ? `${day}/${month}/${year}` : text;
  });
}
