import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { loadPractice } from "../practice/load";
import { practice } from "../practice/practice";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const CASES = 20;

/** Presses Tab until the focused element has a name, like somebody without a mouse. */
async function tabTo(page: Page, name: RegExp, most = 80, key = "Tab"): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    const called = await page.evaluate(() => {
      const { activeElement: focused } = document;
      return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    });
    if (name.test(called)) return;
  }
  throw new Error(`no Tab of ${most} came to ${name}`);
}

it("a lawyer without a mouse finds a case in a full practice and does the day's work in it", async () => {
  const ana = await tenant();
  await loadPractice(ana.userId, CASES);
  await foja().settle();
  const [sought] = [...practice(CASES)].filter(({ folder }) => folder.status !== "cerrada");
  const name = sought?.folder.folderName ?? "";
  const half = sought?.number.slice(4, -2) ?? "";
  const { page } = await visit({ as: ana });
  await page.goto("/dashboard/default");
  await heading(page, /./, 1);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar en el estudio" }).waitFor();
  await page.keyboard.type(half);
  await page.getByRole("option", { name, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await heading(page, name, 1);

  await seen(page, "Apertura de la causa");
  await page.keyboard.press("m");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.type("Traslado de la impugnación");
  await tabTo(page, /^$/, 1);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("20/11/2026");
  await page.keyboard.press("Enter");
  await seen(page, "Movimiento guardado");

  const file = page.getByRole("region", { name: "Fojas" });
  await file.getByText("Traslado de la impugnación").waitFor();
  await tabTo(page, /Acciones de Traslado de la impugnación/);
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Crear una tarea" }).waitFor();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog");
  await expect.poll(() => form.getByRole("textbox").first().inputValue()).toMatch(/^Traslado/);
  await page.keyboard.press("Enter");
  await seen(page, "Tarea creada");
  const task = file.getByRole("listitem").filter({ hasText: "Tarea" });
  await task.getByText("Traslado de la impugnación").waitFor();

  // The focus is on the row whose menu was opened, after the button that completes it.
  await tabTo(page, /Dar por cumplid[oa]: Traslado de la impugnación/, 3, "Shift+Tab");
  await page.keyboard.press("Enter");
  await file
    .getByRole("button", { name: /Reabrir: Traslado/, pressed: true })
    .first()
    .waitFor();

  await page.keyboard.press("a");
  await seen(page, "Causas archivadas exitosamente");
  await page.getByText("Archivada", { exact: true }).waitFor();
  // The notices' own key: they wait while one is among them.
  await page.keyboard.press("Alt+t");
  await tabTo(page, /^Deshacer$/, 6);
  await page.keyboard.press("Enter");
  await page.getByText("Archivada", { exact: true }).waitFor({ state: "detached" });
});
