import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** The folder of the site's published pictures. */
export const PUBLIC = join(import.meta.dirname, "../../packages/web/public");

/** The modes of pictures, by the suffix of the file's name. */
export const MODES = { claro: "light", oscuro: "dark" } as const;

/** Writes a picture to the site as WebP, encoded by the browser, at most `widest` points wide. */
export async function publish(
  page: Page,
  png: Buffer,
  name: string,
  widest = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const blank = await page.context().newPage();
  const given = { source: `data:image/png;base64,${png.toString("base64")}`, widest };
  const encoded = await blank.evaluate(async ({ source, widest }) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const part = Math.min(1, widest / image.naturalWidth);
    const canvas = new OffscreenCanvas(
      Math.round(image.naturalWidth * part),
      Math.round(image.naturalHeight * part),
    );
    const context = canvas.getContext("2d");
    if (context) context.imageSmoothingQuality = "high";
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  }, given);
  await blank.close();
  writeFileSync(join(PUBLIC, `${name}.webp`), Buffer.from(encoded, "latin1"));
}
