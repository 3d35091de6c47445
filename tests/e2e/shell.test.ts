import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { heading, holdBack, hydrated, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const HOME = "/dashboard/default";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menú principal" });

/** The attributes of <html>, from which the design tokens follow. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { theme: dataset.theme, mode: dataset.mode, dir, backgroundColor };
  });

describe("the menu", () => {
  it("stands beside the page, shrinks to its icons, and remembers it", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(HOME);
    await menuOf(page).getByRole("link", { name: "Causas" }).click();
    await heading(page, "Causas", 1);
    const current = menuOf(page).locator('[aria-current="page"]');
    await expect.poll(() => current.textContent()).toBe("Causas");
    const width = async () => (await page.locator("aside").first().boundingBox())?.width;
    await expect.poll(width).toBe(280);
    await page.getByRole("button", { name: "Contraer el menú" }).click();
    await page.getByRole("button", { name: "Expandir el menú" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Expandir el menú" }).waitFor();
    await expect.poll(width).toBe(68);
    await menuOf(page).getByRole("link", { name: "Causas" }).waitFor();
  });

  it("lies over the page when asked to", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(HOME);
    await page.getByRole("button", { name: "Apariencia" }).click();
    await page.getByRole("radio", { name: "Horizontal" }).check({ force: true });
    await page.keyboard.press("Escape");
    await page.reload();
    await menuOf(page).getByRole("button", { name: "Más" }).click();
    await page.getByRole("menuitem", { name: "Cuenta" }).click();
    await heading(page, "Cuenta", 1);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const menu = menuOf(page);
      // Fonts are loaded after the first paint, and widths change with the next one.
      await page.evaluate(async () => void (await document.fonts.ready));
      await expect.poll(async () => (await menu.boundingBox())?.height).toBeLessThan(50);
      const [needs, has] = await menu.evaluate((line) => [line.scrollWidth, line.clientWidth]);
      expect(needs).toBe(has);
    }
  });

  it("opens from a button on a phone, whose bottom bar has the usual places", async () => {
    const { page } = await visit({ as: await tenant(), width: 390 });
    await page.goto(HOME);
    await hydrated(page);
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Causas" }).click();
    await heading(page, "Causas", 1);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const bar = page.getByRole("navigation", { name: "Accesos rápidos" });
    for (const what of ["Nueva tarea", "Nuevo evento", "Nuevo contacto", "Nueva causa"]) {
      await bar.getByRole("button", { name: "Nuevo" }).click();
      await page.getByRole("menuitem", { name: what }).click();
      await page.getByRole("dialog").getByRole("heading", { name: what }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await bar.getByRole("button", { name: "Nuevo" }).click();
    await page.getByRole("menuitem", { name: "Contar un plazo" }).click();
    await heading(page, "Plazos", 1);
    await bar.getByRole("link", { name: "Novedades" }).click();
    await heading(page, "Novedades", 1);
    await expect.poll(() => bar.locator('[aria-current="page"]').textContent()).toBe("Novedades");
  });

  it("stays open when it was opened before the session was read", async () => {
    const { page } = await visit({ as: await tenant(), width: 390 });
    const letThrough = await holdBack(page, "**/api/auth/me");
    await page.goto(HOME);
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    const menu = page.getByRole("dialog");
    await menu.waitFor();
    letThrough();
    await page.locator("h1", { hasText: ", Ana" }).waitFor({ state: "attached" });
    await menu.getByRole("link", { name: "Causas" }).click();
    await heading(page, "Causas", 1);
  });

  it("leads past itself with the first stop of the keyboard", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(HOME);
    await heading(page, /, Ana$/, 1);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Ir al contenido" });
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contenido");
  });
});

describe("how it looks", () => {
  it("is chosen in the panel, kept on this device, and there before the first paint", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(HOME);
    const before = await looks(page);
    expect(before).toMatchObject({ theme: "theme4", mode: "light", dir: "ltr" });
    await page.getByRole("button", { name: "Apariencia" }).click();
    await page.getByText("Avanzado", { exact: true }).click();
    for (const choice of ["Oscuro", "Sepia", "Derecha a izquierda"]) {
      await page.getByRole("radio", { name: choice }).check({ force: true });
    }
    await page.goto("/login", { waitUntil: "commit" });
    await page.waitForURL(HOME);
    await page.reload();
    const after = await looks(page);
    expect(after).toMatchObject({ theme: "theme6", mode: "dark", dir: "rtl" });
    expect(after.backgroundColor).not.toBe(before.backgroundColor);

    await page.getByRole("button", { name: "Apariencia" }).click();
    await page.getByRole("button", { name: "Volver a lo original" }).click();
    await expect.poll(() => looks(page)).toEqual(before);
  });

  it("follows the system when left to it", async () => {
    const { page } = await visit({ as: await tenant(), preferences: { mode: "auto" } });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(HOME);
    await expect.poll(() => looks(page)).toMatchObject({ mode: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => looks(page)).toMatchObject({ mode: "light" });
  });
});

describe("places that are not", () => {
  it.each(["/no/existe", "/maintenance/404"])("says so at %s", async (path) => {
    const { page } = await visit();
    await page.goto(path);
    await heading(page, "Esta foja no está en el expediente", 1);
    await expect.poll(() => page.title()).toBe("Página no encontrada · Foja");
  });

  it("keeps the administration for administrators", async () => {
    const { page } = await visit({ as: await tenant() });
    const letThrough = await holdBack(page, "**/api/auth/me");
    await page.goto("/admin/users");
    await seen(page, "Verificando permisos...");
    letThrough();
    await page.waitForURL(HOME);
    const { page: stranger } = await visit();
    await stranger.goto("/admin/users");
    await stranger.waitForURL("/login");
  });
});
