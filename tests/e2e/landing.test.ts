import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { seed } from "@foja/local/seed/seed";
import { DEMO } from "@foja/local/seed/users";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const PUBLIC = join(import.meta.dirname, "../../packages/web/public");

const SHOTS = [
  { name: "portada", width: 1280, height: 720 },
  { name: "portada-telefono", width: 390, height: 760 },
];
const MODES = [
  { name: "claro", mode: "light" },
  { name: "oscuro", mode: "dark" },
];

beforeAll(() => seed());

/** The dashboard of the demo practice, as who signs in there sees it. */
async function dashboard(mode: string, width: number, height: number): Promise<Page> {
  const { page } = await world.visit({ preferences: { mode }, width });
  await page.setViewportSize({ width, height });
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(DEMO.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(DEMO.password);
  await page.keyboard.press("Enter");
  await seen(page, "Lo que viene");
  await page.getByText("Benítez, Ramón").first().waitFor();
  await page.getByText("¡Inicio de sesión exitoso!").waitFor({ state: "detached" });
  return page;
}

/** A picture as WebP: the browser itself encodes it. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  }, png.toString("base64"));
  await blank.close();
  return Buffer.from(encoded, "latin1");
}

describe("the landing", () => {
  for (const { name, width, height } of SHOTS) {
    for (const { name: ink, mode } of MODES) {
      it(`shows ${name}-${ink}, the product as it is`, async () => {
        if (process.env.PICTURES) {
          const page = await dashboard(mode, width, height);
          const file = join(PUBLIC, `${name}-${ink}.webp`);
          writeFileSync(file, await webp(page, await page.screenshot()));
        }
        const { page } = await world.visit({ preferences: { mode }, width });
        await page.goto("/");
        const shot = page.getByRole("img", { name: /El inicio de Foja/ });
        await shot.scrollIntoViewIfNeeded();
        const shown = () =>
          shot.evaluate((image: HTMLImageElement) => [
            new URL(image.currentSrc).pathname,
            image.naturalWidth / image.naturalHeight,
          ]);
        await expect.poll(shown).toEqual([`/${name}-${ink}.webp`, width / height]);
      });
    }
  }

  it("says of all that works that it is there, and fits a phone", async () => {
    const { page } = await world.visit({ width: 390 });
    await page.goto("/");
    const index = page.getByRole("region", { name: "Índice" }).getByRole("listitem");
    const ready = index.filter({ hasText: "Disponible" });
    for (const what of ["Causas", "Plazos", "Liquidaciones", "Contactos"]) {
      await ready.getByRole("heading", { name: what, exact: true }).waitFor();
    }
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBe(390);
  });
});
