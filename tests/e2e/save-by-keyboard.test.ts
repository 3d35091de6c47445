import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import { seedRates } from "@foja/local/seed/rates";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();

beforeAll(seedRates);

const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const open = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The label of the field that has the focus in the open dialog. */
const focused = (page: Page) =>
  page.evaluate(
    () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? "",
  );

/** Types into the field that has the focus, and sends with Enter. */
async function save(page: Page, field: RegExp, text: string): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(field);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

const saved = async (page: Page) => {
  await page.waitForURL(/id=cal_/);
  return new URL(page.url()).searchParams.get("id");
};

describe("a calculation is saved by the keyboard alone, not closed", () => {
  it("of interest", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    const capital = "capital=1000&desde=2024-02-01&hasta=2024-03-01&tasa=cer";
    await page.goto(`/apps/calc/intereses?${capital}`);
    await hydrated(page);
    await open(page, "Guardar");
    await save(page, /^Descripción/, "Del pagaré");
    const { body } = await ana.call("GET", `/api/calculators/${await saved(page)}`);
    expect(body.calculator).toMatchObject({ type: "intereses", description: "Del pagaré" });
  });

  it("of a settlement, on whose page every button has a name", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto("/apps/calc/labor");
    await labelled(page, "Fecha de ingreso").fill("12/3/2018");
    await labelled(page, "Fecha de egreso").fill("20/8/2025");
    await page.getByLabel("Modo de extinción").selectOption({ label: "Despido sin causa" });
    await labelled(page, "Remuneración").fill("1.850.000");
    await page.getByText("$ 22.039.483,78").first().waitFor();
    const buttons = await page.getByRole("button").all();
    const unnamed = await page.getByRole("button", { name: /^$/ }).all();
    expect(buttons.length).toBeGreaterThan(10);
    const shown = await Promise.all(unnamed.map((one) => one.evaluate((node) => node.outerHTML)));
    expect(shown).toEqual([]);
    await open(page, "Guardar");
    await save(page, /^Descripción/, "Reclamo");
    const { body } = await ana.call("GET", `/api/calculators/${await saved(page)}`);
    expect(body.calculator).toMatchObject({ type: "labor", description: "Reclamo" });
  });

  it("of a deadline, in the list and in the agenda", async () => {
    const ana = await tenant();
    await ana.as(() => Folders.create({ folderName: "Arce c/ Banco s/ ordinario" }));
    const { page } = await visit({ as: ana });
    await page.goto("/apps/calc/plazos?fecha=2030-11-22");
    await labelled(page, "Plazo").fill("10 d");
    await seen(page, "Viernes, 6 de diciembre de 2030");
    await open(page, "Agendar");
    await expect.poll(() => focused(page)).toMatch(/^Título/);
    await page.keyboard.press("Enter");
    await seen(page, /^Agendado: /);
    const dues = await ana.as(async () => (await Tasks.list({ limit: 10 })).tasks);
    expect(dues.map(({ dueDate }) => dueDate)).toEqual(["2030-12-06"]);
    await open(page, "Guardar");
    await save(page, /^Descripción/, "Apelación");
    await seen(page, "Cálculo guardado");
    const { body } = await ana.call("GET", `/api/calculators/filter?userId=${ana.userId}`);
    expect(body.calculators).toMatchObject([{ type: "plazo", description: "Apelación" }]);
  });
});
