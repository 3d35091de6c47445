import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Where the site's pictures lie, as they are published. */
export const PUBLIC = join(import.meta.dirname, "../../packages/web/public");

/** The modes a picture is taken in, by the word that its file's name ends with. */
export const MODES = { claro: "light", oscuro: "dark" } as const;

/** Writes a picture to the site as WebP: the browser itself encodes it. */
export async function publish(page: Page, png: Buffer, name: string): Promise<void> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  }, png.toString("base64"));
  await blank.close();
  writeFileSync(join(PUBLIC, `${name}.webp`), Buffer.from(encoded, "latin1"));
}
