import { seed } from "@foja/local/seed/seed";
import { DEMO } from "@foja/local/seed/users";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { publish } from "./pictures";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

const SHOTS = [
  { name: "portada", width: 1280, height: 720, density: 1 },
  { name: "portada-telefono", width: 390, height: 760, density: 1.5 },
];
type Shot = (typeof SHOTS)[number];
const MODES = [
  { name: "claro", mode: "light" },
  { name: "oscuro", mode: "dark" },
];

beforeAll(() => seed());

/** The dashboard of the demo practice, as seen by its person. */
async function dashboard(mode: string, { width, height, density }: Shot): Promise<Page> {
  const options = { preferences: { mode }, width, deviceScaleFactor: density };
  const { page } = await world.visit(options);
  await page.setViewportSize({ width, height });
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(DEMO.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(DEMO.password);
  await page.keyboard.press("Enter");
  await seen(page, "Lo que viene");
  await page.getByText("Benítez, Ramón").first().waitFor();
  // The dashboard of a practice that has finished its first steps.
  const away = page.getByRole("button", { name: "No mostrar más" });
  if (await away.isVisible()) await away.click();
  await page.getByRole("heading", { name: /^Para empezar/ }).waitFor({ state: "detached" });
  await page.getByText("¡Inicio de sesión exitoso!").waitFor({ state: "detached" });
  await page.getByText(/notificaci(ón|ones) pendientes?$/).waitFor({ state: "detached" });
  return page;
}

describe("the landing", () => {
  for (const shot of SHOTS) {
    const { name, width, height } = shot;
    for (const { name: ink, mode } of MODES) {
      it(`shows ${name}-${ink}, the product as it is`, async () => {
        if (process.env.PICTURES) {
          const page = await dashboard(mode, shot);
          await publish(page, await page.screenshot(), `${name}-${ink}`);
        }
        const { page } = await world.visit({ preferences: { mode }, width });
        await page.goto("/");
        const picture = page.getByRole("img", { name: /El inicio de Foja/ });
        await picture.scrollIntoViewIfNeeded();
        const shown = () =>
          picture.evaluate((image: HTMLImageElement) => [
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
    await expect.poll(() => wide()).toBe(390);
  });
});
