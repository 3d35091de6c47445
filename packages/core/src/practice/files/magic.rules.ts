import { DOCX, type FileType, PDF } from "./file.rules";

/** How many of a file's first bytes are enough to recognise its type. */
export const HEAD_BYTES = 4096;

type Bytes = Uint8Array;

const latin = (bytes: Bytes, from = 0, to = bytes.length) =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Bytes, ...signature: number[]) =>
  signature.every((byte, i) => bytes[i] === byte);

const isZip = (bytes: Bytes) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
const isCompound = (bytes: Bytes) =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/** The name of the first file inside a zip. */
function firstEntry(bytes: Bytes): string {
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  return latin(bytes, 30, 30 + length);
}

const isOffice = (bytes: Bytes) =>
  isZip(bytes) &&
  /^(\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|word\/|xl\/)/.test(firstEntry(bytes));

const isOpenDocument = (bytes: Bytes) =>
  isZip(bytes) &&
  firstEntry(bytes) === "mimetype" &&
  latin(bytes, 38, 77) === "application/vnd.oasis.opendocument.text";

/** Text has no zeros; if not UTF-8, at least Latin text without control characters. */
const isText = (bytes: Bytes) =>
  bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

const isMp3 = (bytes: Bytes) =>
  latin(bytes, 0, 3) === "ID3" || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);

/** Whether it is markup that a browser would run, as browsers themselves detect it. */
const isMarkup = (bytes: Bytes) =>
  /<(!doctype|html|head|body|script|svg|iframe|\?xml-stylesheet)\b/i.test(latin(bytes, 0, 1500));

const SIGNATURES: Record<FileType, (bytes: Bytes) => boolean> = {
  [PDF]: (bytes) => /^%PDF-[12]\.\d/.test(latin(bytes, 0, 8)),
  "image/png": (bytes) =>
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
    latin(bytes, 12, 16) === "IHDR",
  "image/jpeg": (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  "image/webp": (bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP",
  [DOCX]: isOffice,
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": isOffice,
  "application/vnd.oasis.opendocument.text": isOpenDocument,
  "application/msword": isCompound,
  "application/vnd.ms-excel": isCompound,
  "text/plain": isText,
  "text/csv": isText,
  "audio/mpeg": isMp3,
  "audio/mp4": (bytes) => latin(bytes, 4, 8) === "ftyp",
};

/** Whether a file with these first bytes is of its stated type, and not markup. */
export const isWhatItSays = (type: FileType, head: Bytes): boolean =>
  head.length > 0 && SIGNATURES[type](head) && !isMarkup(head);
