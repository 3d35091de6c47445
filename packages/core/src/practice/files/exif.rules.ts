/** The tag of EXIF that says how a picture has to be turned, and the value for "not at all". */
const ORIENTATION = 0x0112;
export const UPRIGHT = 1;

const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * How a picture has to be turned, 1 to 8, from the TIFF structure of its EXIF data; 1 where that
 * does not say it or cannot be read.
 */
export function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return UPRIGHT;
  const little = tiff[0] === 0x49;
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(directory, little);
  for (let nth = 0; nth < count; nth += 1) {
    const at = directory + 2 + nth * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return UPRIGHT;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const turned = view.getUint16(at + 8, little);
    return turned >= 1 && turned <= 8 ? turned : UPRIGHT;
  }
  return UPRIGHT;
}

/** EXIF data, as a TIFF structure, that says how to turn a picture and nothing else. */
export function exifOf(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = new DataView(tiff.buffer);
  tiff.set([0x49, 0x49, 0x2a, 0x00]);
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, ORIENTATION, true);
  view.setUint16(12, SHORT, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return tiff;
}

/** The bytes of several arrays, one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The text of some bytes, a letter each. */
export const lettersAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
