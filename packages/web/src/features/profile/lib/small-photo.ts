import { PICTURE_LENGTH } from "@foja/core/accounts/users/picture.rules";

/** The side of a photo in pixels, and the quality of its JPEG: the first that fits is taken. */
const TRIES = [
  { side: 72, quality: 0.8 },
  { side: 64, quality: 0.7 },
  { side: 64, quality: 0.5 },
  { side: 48, quality: 0.5 },
  { side: 48, quality: 0.3 },
] as const;

/** The largest square in the middle of a picture. */
export const middleOf = (width: number, height: number) => {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
};

/**
 * The middle of a picture as the address of a small one, which fits into a profile. It is drawn anew,
 * so that nothing of where it was taken goes along. Undefined of what is no picture.
 */
export async function smallPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const { x, y, side } = middleOf(picture.width, picture.height);
  for (const one of TRIES) {
    const canvas = Object.assign(document.createElement("canvas"), {
      ...{ width: one.side, height: one.side },
    });
    const pen = canvas.getContext("2d");
    if (!pen) return undefined;
    // What is transparent would be black.
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, one.side, one.side);
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, x, y, side, side, 0, 0, one.side, one.side);
    const address = canvas.toDataURL("image/jpeg", one.quality);
    if (address.length <= PICTURE_LENGTH) return address;
  }
  return undefined;
}
