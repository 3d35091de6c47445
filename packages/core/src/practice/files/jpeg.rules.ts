import { exifOf, joined, lettersAt, orientationOf, UPRIGHT } from "./exif.rules";

const START = new Uint8Array([0xff, 0xd8]);
const [END_OF_IMAGE, START_OF_SCAN] = [0xd9, 0xda];
const EXIF = "Exif\0\0";

/** The length of a JFIF header without its thumbnail, marker included. */
const JFIF_BYTES = 18;

/**
 * A JPEG without what is said about it: EXIF, XMP, places, comments, thumbnails, further pictures
 * behind it. Its picture stays, byte for byte, with its colour profile and how it has to be turned.
 */
export function jpegAlone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  let orientation = UPRIGHT;
  for (const segment of segmentsOf(bytes)) {
    if (isExif(segment)) orientation = orientationOf(segment.subarray(10));
    kept.push(...partOf(segment));
  }
  return joined([START, ...turned(orientation), ...kept]);
}

/** How a JPEG has to be turned, 1 to 8, as its EXIF data say it; 1 where they do not. */
export function orientationIn(bytes: Uint8Array): number {
  for (const segment of segmentsOf(bytes)) {
    if (isExif(segment)) return orientationOf(segment.subarray(10));
  }
  return UPRIGHT;
}

/** The segments behind the start, marker first; that of a scan with the compressed picture. */
function* segmentsOf(bytes: Uint8Array): Generator<Uint8Array> {
  let at = START.length;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    const end = endOf(bytes, at, marker);
    yield bytes.subarray(at, end);
    if (marker === END_OF_IMAGE) return;
    at = end;
  }
}

function endOf(bytes: Uint8Array, at: number, marker: number): number {
  if (marker === END_OF_IMAGE || standsAlone(marker)) return at + 2;
  const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  return marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
}

const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const isExif = (segment: Uint8Array) => segment[1] === 0xe1 && lettersAt(segment, 4, 6) === EXIF;

/** What stays of a segment: what the picture is decoded with. */
function partOf(segment: Uint8Array): Uint8Array[] {
  const marker = segment[1] ?? 0;
  const isPicture = marker >= 0xc0 && marker <= 0xdf && !standsAlone(marker);
  const isProfile = marker === 0xe2 && lettersAt(segment, 4, 12) === "ICC_PROFILE\0";
  const isAdobe = marker === 0xee && lettersAt(segment, 4, 5) === "Adobe";
  if (isPicture || isProfile || isAdobe) return [segment];
  return marker === 0xe0 && lettersAt(segment, 4, 5) === "JFIF\0" ? [headerOf(segment)] : [];
}

function headerOf(segment: Uint8Array): Uint8Array {
  if (segment.length < JFIF_BYTES) return segment;
  const header = segment.slice(0, JFIF_BYTES);
  // Its own length, and a thumbnail of no width and no height.
  header.set([0, JFIF_BYTES - 2], 2);
  header.set([0, 0], JFIF_BYTES - 2);
  return header;
}

/** Where the compressed picture ends: at a marker that is neither stuffed nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function turned(orientation: number): Uint8Array[] {
  if (orientation === UPRIGHT) return [];
  const exif = exifOf(orientation);
  const length = 2 + EXIF.length + exif.length;
  const head = new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff]);
  return [head, new TextEncoder().encode(EXIF), exif];
}
