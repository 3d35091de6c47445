import { Folders } from "@foja/core/practice/folders";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { placeOf } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const FORM = "/apps/calc/labor";

const result = (page: Page) => page.getByRole("region", { name: "Resultado" });
const labelled = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });

/** The first of the settlements computed by hand. */
async function fill(page: Page) {
  await labelled(page, "Fecha de ingreso").fill("12/3/2018");
  await labelled(page, "Fecha de egreso").fill("20/8/2025");
  await page.getByLabel("Modo de extinción").selectOption({ label: "Despido sin causa" });
  await labelled(page, "Remuneración").fill("1.850.000");
}

async function save(page: Page, button: string, together: string, wanted = true) {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Descripción/).fill("Reclamo");
  await expect.poll(() => dialog.getByLabel(together).isChecked()).toBe(true);
  await dialog.getByLabel(together).setChecked(wanted);
  await dialog.getByRole("button", { name: /^Guardar c/ }).click();
}

describe("a labour settlement", () => {
  it("comes out while it is typed, with its formula, and is the same after F5", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(FORM);
    await fill(page);
    await result(page).getByText("$ 22.039.483,78").waitFor();
    await result(page)
      .getByRole("button", { name: /^Indemnización por antigüedad/ })
      .click();
    await result(page).getByText("$ 1.850.000,00 × 8 períodos").waitFor();
    await page.reload();
    await seen(page, "Recuperamos lo que habías escrito.");
    await result(page).getByText("$ 22.039.483,78").waitFor();
    await page.getByRole("button", { name: "Descartar el borrador" }).click();
    await seen(page, "la liquidación aparece acá");
    await expect.poll(() => labelled(page, "Remuneración").inputValue()).toBe("");
  });

  it("says at its field what cannot be, and keeps what came out before", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(FORM);
    await fill(page);
    await labelled(page, "Fecha de egreso").fill("20/8/2015");
    await labelled(page, "Remuneración").focus();
    await seen(page, "No puede ser anterior a la de ingreso");
    await result(page).getByText("Lo último que se pudo calcular").waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Guardar", exact: true }).isDisabled())
      .toBe(true);
  });

  it("stands beside itself under the other laws and beside what was set aside", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(FORM);
    await fill(page);
    await page.getByRole("button", { name: "Guardar escenario para comparar" }).click();
    await labelled(page, "Remuneración").fill("2.000.000");
    const table = page.getByRole("table");
    await table.getByRole("columnheader", { name: "LCT con la Ley 27.802" }).waitFor();
    const total = table.getByRole("row", { name: /^Total/ });
    await total.getByText("$ 22.039.483,78").waitFor();
    await table.getByRole("button", { name: "Quitar «Escenario 1»" }).click();
    await total.getByText("$ 22.039.483,78").waitFor({ state: "detached" });
  });

  it("is saved with its scenarios, which stand beside it from then on, or stay set aside", async () => {
    const { page } = await visit({ as: await tenant(), expects: /403/ });
    await page.goto(FORM);
    await fill(page);
    for (const pay of ["1.900.000", "2.000.000", "2.100.000"]) {
      await page.getByRole("button", { name: "Guardar escenario para comparar" }).click();
      await labelled(page, "Remuneración").fill(pay);
    }
    // The plan holds three in all. Those beyond it are listed, and stay on screen.
    await save(page, "Guardar", "Guardar también los 3 escenarios apartados");
    await seen(page, /^Cálculo guardado. Escenarios: 2 guardados, 1 no: Llegaste al límite de 3/);
    await page.waitForURL(/labor\?id=/);
    await page.reload();
    const table = page.getByRole("table");
    const column = (name: string) => table.getByRole("columnheader", { name });
    await column("Reclamo · Escenario 2").waitFor();
    await table.getByRole("button", { name: "Quitar «Escenario 3»" }).waitFor();
    const total = table.getByRole("row", { name: /^Total/ });
    await total.getByText("$ 22.039.483,78").waitFor();
    await save(page, "Guardar cambios", "Guardar también el escenario apartado", false);
    await seen(page, "Cambios guardados. El escenario apartado sigue acá, sin guardar.");
    await table.getByRole("button", { name: "Quitar «Escenario 3»" }).waitFor();
    await column("Reclamo · Escenario 1").getByRole("link").click();
    await result(page).getByText("$ 22.039.483,78").waitFor();
    await column("Reclamo · Escenario 2").waitFor();
    await expect.poll(() => table.getByRole("button").count()).toBe(0);
  });

  it("is saved in the case it was opened from, changed later, and goes on to its interest", async () => {
    const ana = await tenant();
    const folderName = "Pérez c/ Transportes del Sur S.A. s/ despido";
    const { _id } = await ana.as(() => Folders.create({ folderName }));
    const { page } = await visit({ as: ana });
    await page.goto(`${FORM}?folder=${_id}`);
    await fill(page);
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect
      .poll(() => dialog.getByRole("combobox", { name: /^Causa/ }).inputValue())
      .toBe(folderName);
    await dialog.getByRole("button", { name: "Guardar cálculo" }).click();
    await seen(page, "Cálculo guardado");
    await page.waitForURL(/labor\?id=/);
    await page.reload();
    await result(page).getByText("$ 22.039.483,78").waitFor();
    await expect.poll(() => labelled(page, "Remuneración").inputValue()).toBe("1.850.000");
    const interest = page.getByRole("link", { name: "Calcular intereses de este total" });
    const given = { capital: "22039483.78", desde: "2025-08-20", tasa: "art55", folder: _id };
    await expect
      .poll(async () => {
        const href = (await interest.getAttribute("href")) ?? "";
        return Object.fromEntries(new URL(href, page.url()).searchParams);
      })
      .toEqual(given);
    expect(placeOf(page)).toMatch(/^\/apps\/calc\/labor\?id=/);
  });
});
