import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deleteByMenu } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const LIST = "/apps/folders/list";

const openCases = (ana: Tenant, count: number) =>
  ana.as(async () => {
    for (let n = 1; n <= count; n += 1) await Folders.create({ folderName: `Causa ${n}` });
  });

const table = (page: Page) => page.getByRole("table", { name: "Causas" });
const peek = (page: Page) => page.getByRole("complementary", { name: "Vista previa de la causa" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("the list by keyboard", () => {
  it("walks, marks, opens, edits and closes", async () => {
    const ana = await tenant();
    await openCases(ana, 3);
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await table(page).getByRole("link", { name: "Causa 3" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect.poll(() => focused(page)).toBe("Causa 2");
    await page.keyboard.press("k");
    await expect.poll(() => focused(page)).toBe("Causa 3");
    await page.keyboard.press("x");
    await seen(page, "1 causa marcada");
    await page.keyboard.press("e");
    await heading(page, "Editar causa");
    await page.getByRole("dialog").getByLabel("Carátula").waitFor();
    // Before it has the focus, it misses the key.
    await page.locator("[role=dialog]:focus-within").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Causa 3");
    await page.keyboard.press("/");
    await page.keyboard.type("c");
    await expect.poll(() => page.getByLabel("Filtrar por carátula").inputValue()).toBe("c");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByLabel("Filtrar por carátula").inputValue()).toBe("");
  });

  it("peeks with a click, walks with the peek open, and opens with Enter", async () => {
    const ana = await tenant();
    await openCases(ana, 3);
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await table(page).getByRole("link", { name: "Causa 3" }).click();
    await peek(page).getByRole("heading", { name: "Causa 3" }).waitFor();
    await page.keyboard.press("j");
    await peek(page).getByRole("heading", { name: "Causa 2" }).waitFor();
    await page.keyboard.press("Escape");
    await peek(page).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Causa 2");
    await page.keyboard.press("Enter");
    await heading(page, "Causa 2", 1);
    await page.goBack();
    await table(page).getByRole("link", { name: "Causa 2" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Causa 2");
  });

  it("leaves the letters alone when they are switched off", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto("/apps/profiles/account/settings");
    await page.getByLabel("Usar atajos de una sola letra").uncheck();
    await page.goto(LIST);
    await seen(page, "Todavía no hay causas en tu estudio.");
    await page.keyboard.press("c");
    // The search comes after, by a key that stays: a dialog of the letter would be there, too.
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
    await expect.poll(() => page.getByRole("dialog", { name: /causa/i }).count()).toBe(0);
  });
});

describe("a large practice", () => {
  it("shows all of its cases, page after page, and draws only what is seen", async () => {
    const ana = await tenant({ plan: "premium" });
    await openCases(ana, 240);
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await table(page).getByRole("link", { name: "Causa 240" }).waitFor();
    await expect.poll(() => table(page).getAttribute("aria-rowcount")).toBe("241");
    await expect.poll(() => table(page).getByRole("link").count()).toBeLessThan(100);
    await page.getByLabel("Filtrar por carátula").fill("causa 17");
    await table(page).getByRole("link", { name: "Causa 17", exact: true }).waitFor();
    // 17, 117, 217 and from 170 to 179.
    await expect.poll(() => table(page).getByRole("link").count()).toBe(13);
  });

  it("is marked whole, and goes whole, and comes back", async () => {
    const ana = await tenant();
    await openCases(ana, 4);
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByRole("checkbox", { name: "Marcar los 4 resultados" }).check();
    await seen(page, "4 causas marcadas");
    await page.getByRole("button", { name: "Más acciones con las marcas" }).click();
    await deleteByMenu(page);
    await seen(page, "4 causas eliminadas");
    await seen(page, "Todavía no hay causas en tu estudio.");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await seen(page, "4 causas están de vuelta");
    await table(page).getByRole("link", { name: "Causa 4" }).waitFor();
  });
});

describe("what leaves the list", () => {
  it("copies the carátula and exports what is seen", async () => {
    const ana = await tenant();
    await ana.as(() => Folders.create({ folderName: "=CMD() c/ Planilla" }));
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByRole("button", { name: "Acciones de =CMD() c/ Planilla" }).click();
    await page.getByRole("menuitem", { name: "Copiar carátula" }).click();
    await seen(page, "Carátula copiada");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("=CMD() c/ Planilla");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar lo que se ve (CSV)" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("causas.csv");
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toContain("'=CMD() c/ Planilla");
  });
});
