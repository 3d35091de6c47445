import { exifOf, joined, lettersAt, orientationOf, UPRIGHT } from "./exif.rules";

const HEADER_BYTES = 12;
const HEAD_BYTES = 8;
const KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/** In the first byte of `VP8X`: that there is EXIF, and that there is XMP. */
const [SAYS_EXIF, SAYS_XMP] = [0x08, 0x04];

/**
 * A WebP without what is said about it: EXIF, XMP, unknown chunks and whatever is behind its end.
 * Its picture stays, byte for byte, with its colour profile and how it has to be turned.
 */
export function webpAlone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = Math.min(bytes.length, HEAD_BYTES + view.getUint32(4, true));
  const kept: Uint8Array[] = [];
  let orientation = UPRIGHT;
  let at = HEADER_BYTES;
  while (at + HEAD_BYTES <= last) {
    const type = lettersAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const chunk = bytes.subarray(at, Math.min(last, at + HEAD_BYTES + length + (length % 2)));
    if (KEPT.has(type)) kept.push(type === "VP8X" ? chunk.slice() : chunk);
    if (type === "EXIF") orientation = orientationOf(tiffOf(chunk.subarray(HEAD_BYTES)));
    at += HEAD_BYTES + length + (length % 2);
  }
  const [first] = kept;
  const isExtended = first !== undefined && lettersAt(first, 0, 4) === "VP8X";
  // Without the extended header there is no place that could say it.
  const said = isExtended ? turned(orientation) : [];
  if (isExtended) {
    const flags = (first[HEAD_BYTES] ?? 0) & ~(SAYS_EXIF | SAYS_XMP);
    first[HEAD_BYTES] = said.length > 0 ? flags | SAYS_EXIF : flags;
  }
  const chunks = joined([...kept, ...said]);
  return joined([headOf("RIFF", 4 + chunks.length), new TextEncoder().encode("WEBP"), chunks]);
}

/** Some programs put the head of a JPEG's EXIF before it. */
const tiffOf = (exif: Uint8Array) =>
  lettersAt(exif, 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;

function turned(orientation: number): Uint8Array[] {
  if (orientation === UPRIGHT) return [];
  const exif = exifOf(orientation);
  return [headOf("EXIF", exif.length), exif];
}

function headOf(type: string, length: number): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  head.set(new TextEncoder().encode(type));
  new DataView(head.buffer).setUint32(4, length, true);
  return head;
}
