/** How a file is read. «old-word»: a kind that is not read, with a way out. */
export type FileKind =
  | "sheet"
  | "docx"
  | "pdf"
  | "dbf"
  | "calendar"
  | "cards"
  | "csv"
  | "text"
  | "old-word"
  | "unknown";

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((one, i) => bytes[i] === one);
const DBF = new Set([0x03, 0x30, 0x83, 0x8b, 0xf5]);

/** The kind of a file: by its first bytes, and by its name where they do not tell. */
export function kindOfFile(name: string, bytes: Uint8Array): FileKind {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return "pdf";
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return ofZip(bytes, ending);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return ending === "doc" ? "old-word" : "sheet";
  if (ending === "dbf" && DBF.has(bytes[0] ?? 0)) return "dbf";
  return ofText(bytes, ending);
}

function ofZip(bytes: Uint8Array, ending: string): FileKind {
  // A zip names its parts in clear; Word's document is among the first ones.
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const tail = new TextDecoder("latin1").decode(bytes.subarray(-65_536));
  if (/word\/document\.xml/.test(head) || /word\/document\.xml/.test(tail)) return "docx";
  if (/xl\/workbook|opendocument\.spreadsheet/.test(`${head}${tail}`)) return "sheet";
  return ending === "xlsx" || ending === "ods" ? "sheet" : "unknown";
}

function ofText(bytes: Uint8Array, ending: string): FileKind {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2048)).replace(/\0/g, "");
  if (/BEGIN:VCALENDAR/i.test(head)) return "calendar";
  if (/BEGIN:VCARD/i.test(head)) return "cards";
  if (/<(?:!doctype html|html|table|\?xml)/i.test(head)) return "sheet";
  if (ending === "csv" || ending === "tsv") return "csv";
  const odd = bytes.subarray(0, 2048).filter((one) => one > 0 && one < 9).length;
  return odd > 8 ? "unknown" : "text";
}
