const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

/**
 * The EXIF data of a JPEG as the store keeps it, in its first segment: see `files/jpeg.rules`. Empty
 * where there is none.
 */
export function tiffOf(bytes: Uint8Array): Uint8Array {
  const isExif = bytes[2] === 0xff && bytes[3] === 0xe1;
  const length = ((bytes[4] ?? 0) << 8) + (bytes[5] ?? 0);
  const named = EXIF.every((byte, at) => bytes[6 + at] === byte);
  return isExif && named ? bytes.slice(12, 4 + length) : new Uint8Array();
}
