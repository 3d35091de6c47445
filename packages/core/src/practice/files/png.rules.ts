import { exifOf, joined, lettersAt, orientationOf, UPRIGHT } from "./exif.rules";

const SIGNATURE_BYTES = 8;
/** Length and type before the data of a chunk, and its checksum behind it. */
const [HEAD_BYTES, CHECKSUM_BYTES] = [8, 4];

/** The chunks that a picture is decoded and coloured with, moving pictures included. */
const KEPT = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP mDCV cLLI acTL fcTL fdAT".split(
    " ",
  ),
);

/**
 * A PNG without what is said about it: texts, times, EXIF, XMP and whatever is behind its end. Its
 * picture stays, byte for byte, with its colours and how it has to be turned.
 */
export function pngAlone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  let orientation = UPRIGHT;
  let at = SIGNATURE_BYTES;
  while (at + HEAD_BYTES <= bytes.length) {
    const length = new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0);
    const type = lettersAt(bytes, at + 4, 4);
    const end = at + HEAD_BYTES + length + CHECKSUM_BYTES;
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "eXIf") orientation = orientationOf(bytes.subarray(at + HEAD_BYTES, end - 4));
    if (type === "IEND") break;
    at = end;
  }
  const [header = new Uint8Array(0), ...rest] = kept;
  return joined([bytes.subarray(0, SIGNATURE_BYTES), header, ...turned(orientation), ...rest]);
}

function turned(orientation: number): Uint8Array[] {
  if (orientation === UPRIGHT) return [];
  const exif = exifOf(orientation);
  const named = joined([new TextEncoder().encode("eXIf"), exif]);
  return [uint32(exif.length), named, uint32(crc32(named))];
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The checksum of PNG (ISO 3309), bit by bit: what is summed has thirty bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
