import type { FileType } from "./file.rules";
import { jpegAlone } from "./jpeg.rules";
import { pngAlone } from "./png.rules";
import { webpAlone } from "./webp.rules";

/** By type, what takes off a picture what is said about it. */
const ALONE = {
  "image/jpeg": jpegAlone,
  "image/png": pngAlone,
  "image/webp": webpAlone,
} satisfies Partial<Record<FileType, (bytes: Uint8Array) => Uint8Array>>;

type PictureType = keyof typeof ALONE;

export const isPicture = (type: string): type is PictureType => Object.hasOwn(ALONE, type);

/**
 * A picture without what is said about it (where, when, by whom and with what it was taken), not
 * recompressed. Takes the whole file; what is no well-formed picture loses whatever is not known.
 */
export const pictureAlone = (type: PictureType, bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  ALONE[type](bytes);
