import { Causas } from "@foja/core/courts/causas";
import { asSystem } from "@foja/core/kernel/actor";
import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { heading, open, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

const COURT = "/_local/court";
const post = async (path: string, body: object) => {
  const address = `${world.foja().url}${COURT}${path}`;
  const { ok } = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  expect(ok).toBe(true);
};
const mend = async () => {
  await fetch(`${world.foja().url}${COURT}/faults`, { method: "DELETE" });
};

/** The carátula of a number in the court's stand-in. */
async function caratulaOf(number: string): Promise<string> {
  const address = `${world.foja().url}${COURT}/pjn/cases/${encodeURIComponent(number)}`;
  return ((await (await fetch(address)).json()) as { caratula: string }).caratula;
}

async function publish(number: string, title: string, text = "") {
  const path = `/pjn/cases/${encodeURIComponent(number)}/movements`;
  await post(path, { date: "2026-11-20", title, text });
}

const NAME = "Sosa, Marcos c/ Transportes del Sur S.A. s/ despido";

async function caseOf(tenant: Tenant, folderName = NAME): Promise<string> {
  return tenant.as(async () => (await Folders.create({ folderName }))._id);
}

const dialog = (page: Page) => page.getByRole("dialog");

async function askFor(page: Page, number: string) {
  await page.getByRole("button", { name: "Vincular" }).click();
  await dialog(page).getByRole("textbox", { name: "Número de expediente" }).fill(number);
  await page.keyboard.press("Enter");
}

describe("linking a case with its court", () => {
  it("shows whose file it is and warns of other names, before anything is brought in", async () => {
    const number = "CIV 110001/2024";
    await publish(number, "Traslado");
    const tenant = await world.tenant();
    const id = await caseOf(tenant);
    const caratula = await caratulaOf(number);
    const shown = async (page: Page) => {
      await askFor(page, number);
      await dialog(page).getByText("¿Es esta causa?").waitFor();
    };
    const path = `/apps/folders/details/${id}`;
    await examineScreen(world, { name: "court-link", path, shows: NAME, prepare: shown }, tenant);
    const { page } = await world.visit({ as: tenant });
    await open(page, path);
    await shown(page);
    for (const text of [caratula, "EN LETRA", "20/11/2026, Traslado"]) {
      await dialog(page).getByText(text, { exact: true }).waitFor();
    }
    await dialog(page)
      .getByText(/Los nombres no coinciden con los de tu causa/)
      .waitFor();
    const folder = await tenant.as(() => Folders.get(id));
    expect(folder.court).toBeNull();
    await page.getByRole("button", { name: "No, corregir el número" }).click();
    await dialog(page).getByRole("textbox", { name: "Número de expediente" }).waitFor();
  });

  it("links with a yes, and the file flows in", async () => {
    const number = "CIV 110002/2024";
    await publish(number, "Traslado de la demanda");
    const tenant = await world.tenant();
    const id = await caseOf(tenant, await caratulaOf(number));
    const { page } = await world.visit({ as: tenant });
    await open(page, `/apps/folders/details/${id}`);
    await askFor(page, number);
    await page.getByRole("button", { name: "Sí, vincular" }).click();
    await seen(page, "Causa vinculada: sus movimientos están llegando");
    await world.foja().settle();
    await seen(page, "Al día");
    await seen(page, "Traslado de la demanda");
  });

  it("waits where the portal is silent, and asks on the case's page when it answers", async () => {
    const number = "CIV 110003/2024";
    await publish(number, "Traslado de la demanda");
    const tenant = await world.tenant();
    const id = await caseOf(tenant, await caratulaOf(number));
    await post("/pjn/faults", { status: 503 });
    const { page } = await world.visit({ as: tenant });
    await open(page, `/apps/folders/details/${id}`);
    await askFor(page, number);
    await dialog(page)
      .getByText(/^El PJN no responde\./)
      .waitFor();
    await page.getByRole("button", { name: "Vincular y seguir esperando" }).click();
    await seen(page, /Se va a mostrar para confirmar cuando el tribunal responda/);
    await world.foja().settle();
    await mend();
    expect(await world.foja().runJob("court-sync")).toMatchObject({ ok: true });
    // A failed read waits a minute before the next try; reading all of a portal does not wait.
    await asSystem("e2e", () => Causas.sync({ full: true }));
    await world.foja().settle();
    await heading(page, "¿Es esta causa?");
    await expect
      .poll(() => page.getByText("Traslado de la demanda", { exact: true }).count())
      .toBe(0);
    const path = `/apps/folders/details/${id}`;
    const shows = "Sí, es esta";
    await examineScreen(world, { name: "court-link-confirm", path, shows }, tenant);
    await page.getByRole("button", { name: "Sí, es esta" }).click();
    await world.foja().settle();
    await seen(page, "Al día");
    await seen(page, "Traslado de la demanda");
  });
});

describe("a case that is opened by its number alone", () => {
  it("is filled in by the court, made and linked in one go", async () => {
    const number = "CNT 110004/2024";
    await publish(number, "Audiencia de conciliación");
    const caratula = await caratulaOf(number);
    const tenant = await world.tenant();
    const { page } = await world.visit({ as: tenant });
    await open(page, "/apps/folders/list");
    await page.getByRole("button", { name: "Nueva causa" }).first().click();
    const first = dialog(page).getByRole("textbox", { name: "Número de expediente" });
    await expect.poll(() => first.evaluate((at) => at === document.activeElement)).toBe(true);
    await page.keyboard.type("cnt 110004/2024");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("20/11/2026, Audiencia de conciliación").waitFor();
    const value = (name: string) => dialog(page).getByRole("textbox", { name }).inputValue();
    await expect.poll(() => value("Carátula")).toBe(caratula);
    await expect.poll(() => value("Número de expediente")).toBe("cnt 110004/2024");
    await page.getByRole("button", { name: "Crear y vincular" }).click();
    await seen(page, "Causa creada");
    await world.foja().settle();
    const [folder] = await tenant.as(async () => (await Folders.list({ limit: 5 })).folders);
    expect(folder).toMatchObject({
      ...{ folderName: caratula, folderFuero: "Laboral", causaAssociationStatus: "verified" },
      ...{ folderJuris: "Nacional del Trabajo (CNT)", court: { number } },
      folderJuzgado: expect.stringMatching(/^Juzgado Nacional/),
    });
    await open(page, `/apps/folders/details/${folder?._id}`);
    await seen(page, "Audiencia de conciliación");
  });

  it("is looked at in every width and mode", async () => {
    const number = "CNT 110005/2024";
    await publish(number, "Traslado");
    const tenant = await world.tenant();
    const prepare = async (page: Page) => {
      await page.getByRole("button", { name: "Nueva causa" }).first().click();
      await dialog(page).getByRole("textbox", { name: "Número de expediente" }).fill(number);
      await page.keyboard.press("Enter");
      await dialog(page).getByText("20/11/2026, Traslado").waitFor();
    };
    const path = "/apps/folders/list";
    await examineScreen(world, { name: "court-first", path, shows: "Causas", prepare }, tenant);
  });

  it("is said what is no number, and reads the department from one of the province", async () => {
    const tenant = await world.tenant();
    const { page } = await world.visit({ as: tenant });
    await open(page, "/apps/folders/list");
    await page.getByRole("button", { name: "Nueva causa" }).first().click();
    const number = dialog(page).getByRole("textbox", { name: "Número de expediente" });
    await number.fill("4321/2024");
    await page.keyboard.press("Enter");
    await seen(page, "Empezá por el fuero, como CNT 4321/2024.");
    const none = dialog(page).getByText(/La MEV no tiene ningún expediente con ese número/);
    // The first letters of a number of San Isidro say where it is.
    await number.fill("SI-12345-2021");
    await page.keyboard.press("Enter");
    await none.waitFor();
  });
});
