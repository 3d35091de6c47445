import { letIn } from "@foja/harness/members";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bringAxe, examine } from "./looks";
import { asEva } from "./people";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const CASES = "/apps/folders/list";
const CASE = "Canario c/ Vial Norte s/ despido";
const EVA = "Eva Ríos";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Eva creates a case that only she sees, reserved from the start. */
async function openReserved(page: Page): Promise<string> {
  await page.goto(`${CASES}?nueva=1`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Carátula").fill(CASE);
  await dialog.getByLabel("Quién la ve").selectOption({ label: "Solo yo y quien responde" });
  await press(page, "Crear causa");
  await heading(page, CASE, 1);
  await page.getByText("Reservada", { exact: true }).waitFor();
  return new URL(page.url()).pathname;
}

it("is not there for a colleague, who may open it as titular, but not in silence", async () => {
  const ana = await tenant({ plan: "standard" });
  const eva = await letIn(ana, await asEva(await tenant()), "abogado");
  const [his, own] = [await visit({ as: ana, expects: /404/ }), await visit({ as: eva })];
  await Promise.all([his, own].map(bringAxe));
  const [page, hers] = [his.page, own.page];
  await page.goto(CASES);
  await seen(page, "Todavía no hay causas");
  const address = await openReserved(hers);
  await hers.goto(CASES);
  await hers.getByRole("link", { name: `Reservada: ${CASE}` }).waitFor();
  await examine(hers, "reserved-list");

  await page.goto(address);
  await heading(page, "Esta causa no está en tu estudio", 1);
  await page.goto(CASES);
  await seen(page, "Todavía no hay causas");

  // Once named, she sees it at once; once removed, it disappears from her screen.
  await hers.goto(address);
  await press(hers, "Quién la ve");
  const dialog = hers.getByRole("dialog");
  await expect.poll(() => dialog.getByLabel(`${EVA} (responsable)`).isDisabled()).toBe(true);
  await dialog.getByLabel("Ana Pérez").check();
  await examine(hers, "reserved-dialog");
  await press(hers, "Guardar");
  await seen(hers, "Causa reservada");
  await examine(hers, "reserved-case");
  await page.getByRole("link", { name: `Reservada: ${CASE}` }).waitFor();
  await page.goto(address);
  await heading(page, CASE, 1);
  await press(hers, "Quién la ve");
  await dialog.getByLabel("Ana Pérez").uncheck();
  await press(hers, "Guardar");
  await heading(page, "Esta causa no está en tu estudio", 1);

  await page.goto("/apps/profiles/account/role");
  await page.getByText("Causas reservadas que no ves").waitFor();
  await examine(page, "reserved-closed");
  await press(page, `Abrir la causa reservada de ${EVA}`);
  await press(page, "Abrir la causa");
  await heading(page, CASE, 1);
  await page.getByText("Historial", { exact: true }).click();
  const lines = page.getByRole("listitem").filter({ hasText: "La ven:" });
  await lines.nth(2).waitFor();
  await expect.poll(() => lines.nth(0).textContent()).toMatch(/vos.*Eva Ríos.*Ana Pérez/);
  await hers.getByRole("button", { name: /^Avisos/ }).click();
  await seen(hers, "Ana Pérez abrió una causa reservada");

  await press(page, "Quién la ve");
  await page.getByRole("dialog").getByRole("button", { name: "Abrir a todo el estudio" }).click();
  await seen(page, "La causa la ve todo el estudio");
  await expect.poll(() => page.getByText("Reservada", { exact: true }).count()).toBe(0);
});
