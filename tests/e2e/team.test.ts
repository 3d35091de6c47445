import { letIn as within } from "@foja/harness/members";
import { PASSWORD, type Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { invitationOf } from "./invitations";
import { asEva } from "./people";
import { logIn } from "./steps";
import { heading, open, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const HOME = "/dashboard/default";
const LIST = "/apps/folders/list";
const TEAM = "/apps/profiles/account/role";
const CASE = "Canario c/ Otro s/ daños";
const PRACTICE = "Estudio de Ana Pérez";

/** A practice with a case, on a plan with a team. */
async function withCase(): Promise<Tenant> {
  const ana = await tenant({ plan: "standard" });
  await ana.call("POST", "/api/folders", { body: { folderName: CASE } });
  return ana;
}

/** Another person, with an account and a name. */
const person = async (): Promise<Tenant> => asEva(await tenant({ withPassword: true }));

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const isAt = (page: Page, pathname: string) => page.waitForURL((url) => url.pathname === pathname);

/** Waits for the practice's name in the header. */
const marked = (page: Page) => page.getByRole("banner").getByText(PRACTICE).first().waitFor();

/** The labels of the menu, once it is shown. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  await menu.getByText("Causas", { exact: true }).waitFor();
  return (await menu.getByRole("link").allInnerTexts()).map((text) => text.trim());
}

/** Invites a person on the screen, and returns the link of their e-mail. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.goto(TEAM);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Rol", { exact: true }).selectOption({ label: role });
  await button(page, "Invitar").click();
  await seen(page, `Le mandamos la invitación a ${email}`);
  await seen(page, new RegExp(`^${role}, vence el`));
  return invitationOf(world, email);
}

/** Makes a person a member without a screen; returns them in their own practice again. */
async function letIn(ana: Tenant, eva: Tenant, role: string): Promise<Tenant> {
  await ana.call("POST", "/api/members", { body: { email: eva.email, role } });
  const token = (await invitationOf(world, eva.email)).split("/").at(-1);
  const there = await eva.call("POST", `/api/members/invitations/${token}/accept`);
  const headers = { authorization: `Bearer ${there.body.token}` };
  const body = { practiceId: eva.userId };
  const back = await eva.call("POST", "/api/auth/practice", { headers, body });
  expect([there.status, back.status]).toEqual([200, 200]);
  return { ...eva, token: String(back.body.token) };
}

/** The actions on a case of the list. */
async function doneWith(page: Page, name: string): Promise<string[]> {
  await button(page, `Acciones de ${name}`).click();
  await page.getByRole("menuitem").first().waitFor();
  const items = await page.getByRole("menuitem").allInnerTexts();
  await page.keyboard.press("Escape");
  return items.map((text) => text.trim());
}

/** An assistant, on the pages that hide the most. */
async function worksWithoutMoney(page: Page) {
  const menu = await menuOf(page);
  expect(menu).toContain("Causas");
  expect(menu).not.toContain("Facturación");
  await page.goto("/dashboard/analytics");
  await seen(page, "Causas activas");
  await expect.poll(() => page.getByText("Monto reclamado").count()).toBe(0);
  await page.goto("/apps/calendar");
  await heading(page, "Calendario", 1);
  await page.goto(LIST);
  const done = await doneWith(page, CASE);
  expect(done).toEqual(["Abrir", "Editar", "Copiar carátula y número", "Archivar"]);
  await page.getByRole("link", { name: CASE }).first().click();
  await button(page, "Abrir la causa")
    .or(page.getByRole("link", { name: "Abrir la causa" }))
    .click();
  await heading(page, CASE, 1);
  await button(page, "Editar").waitFor();
  const tabs = page.getByRole("navigation", { name: "Partes de la causa" }).getByRole("link");
  const parts = ["Expediente", "Documentos", "Escritos"];
  await expect.poll(() => tabs.allInnerTexts()).toEqual(parts);
  await button(page, "Más acciones de la causa").click();
  await page.getByRole("menuitem", { name: "Copiar carátula y número" }).waitFor();
  await expect.poll(() => page.getByRole("menuitem", { name: "Eliminar" }).count()).toBe(0);
  await page.keyboard.press("Escape");
}

/** Opens the account of Julia Sosa on the screen of her invitation. */
async function joinAs(page: Page, email: string) {
  await heading(page, `Sumate a ${PRACTICE}`, 1);
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(email);
  await page.getByLabel("Nombre").fill("Julia");
  await page.getByLabel("Apellido").fill("Sosa");
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await button(page, `Sumarme a ${PRACTICE}`).click();
}

describe("an invitation", () => {
  it("lets somebody in as what it says, until they are removed", async () => {
    const [ana, eva] = [await withCase(), await person()];
    const { page: titular } = await visit({ as: ana });
    const letter = await invite(titular, eva.email, "Asistente");

    // Nothing hidden from the role is requested: Chromium would log each 403.
    const { page } = await visit({ expects: /401/ });
    await open(page, letter);
    await heading(page, `Sumate a ${PRACTICE}`, 1);
    expect(page.url()).not.toContain("token");
    await page.getByRole("link", { name: "Ingresar" }).click();
    await logIn(page, eva);
    await button(page, "Aceptar la invitación").click();
    await isAt(page, HOME);
    await marked(page);
    await worksWithoutMoney(page);

    await button(titular, "Quitar a Eva Ríos del estudio").click();
    const asked = titular.getByRole("dialog");
    const heirs = asked.getByLabel("¿A quién pasan sus causas y tareas pendientes?");
    await expect.poll(() => heirs.locator("option").allInnerTexts()).toEqual(["Ana Pérez"]);
    await asked.getByRole("button", { name: "Quitar" }).click();
    await seen(titular, "Esa persona ya no es parte del estudio.");
    await page.waitForURL("/login");
    await seen(page, `Tu sesión en ${PRACTICE} terminó.`);
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("foja.token"))).toBeNull();

    await logIn(page, eva);
    await isAt(page, HOME);
    await page.goto(LIST);
    await seen(page, "Todavía no hay causas");
    await expect.poll(() => page.getByText(PRACTICE).count()).toBe(0);
  });

  it("waits for an account that is made on the way, and for nobody else's", async () => {
    const ana = await withCase();
    const email = `julia-${ana.userId.slice(-8).toLowerCase()}@ejemplo.com.ar`;
    const { page: titular } = await visit({ as: ana });
    const letter = await invite(titular, email, "Lectura");

    const eva = await person();
    const { page } = await visit({ as: eva, expects: /404/ });
    await open(page, letter);
    await seen(page, new RegExp(`^Entraste como ${eva.email}`));
    await button(page, "Cerrar esta sesión").click();
    await joinAs(page, email);
    await isAt(page, HOME);
    await marked(page);
    await seen(page, /Causas a tu cargo: 0/);
    await page.goto(LIST);
    await seen(page, CASE);
    await expect.poll(() => button(page, "Nueva causa").count()).toBe(0);
    await seen(titular, "Julia Sosa");

    await open(page, letter);
    await heading(page, "Esta invitación ya no vale", 1);
  });
});

it("calls the practice as its titular names it, on every screen that is open", async () => {
  const ana = await withCase();
  const eva = await person();
  const inside = await within(ana, eva, "abogado");
  const [own, hers] = [await visit({ as: ana }), await visit({ as: inside })];
  await hers.page.goto(HOME);
  await marked(hers.page);
  const other = await own.context.newPage();
  for (const page of [own.page, other]) {
    await page.goto(TEAM);
    await seen(page, `en ${PRACTICE}`);
  }
  const name = own.page.getByLabel("Nombre", { exact: true });
  await name.fill("Pérez y asociados");
  await button(own.page, "Guardar el nombre").click();
  await seen(own.page, "Guardamos el nombre del estudio.");
  await seen(own.page, "en Pérez y asociados");
  await seen(other, "en Pérez y asociados");
  await expect
    .poll(() => other.getByLabel("Nombre", { exact: true }).inputValue())
    .toBe("Pérez y asociados");
  await hers.page.getByRole("banner").getByText("Pérez y asociados").first().waitFor();

  await name.fill("");
  await button(own.page, "Guardar el nombre").click();
  await marked(hers.page);
});

it("goes from one practice to another in every tab, and leaves one for good", async () => {
  const eva = await letIn(await withCase(), await person(), "abogado");
  // What the other tab reads in the moment of leaving is refused, and read again with the new token.
  const { page, context } = await visit({ as: eva, expects: /401/ });
  await page.goto(HOME);
  const other = await context.newPage();
  await other.goto(LIST);
  await seen(other, "Todavía no hay causas");

  await button(page, "Mi cuenta").click();
  await page.getByRole("menuitemradio", { name: PRACTICE }).click();
  await marked(page);
  await isAt(other, HOME);
  await marked(other);
  await other.goto(LIST);
  await seen(other, CASE);

  await page.goto(TEAM);
  await button(page, `Dejar ${PRACTICE}`).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dejar" }).click();
  await isAt(page, HOME);
  await isAt(other, HOME);
  await other.goto(LIST);
  await seen(other, "Todavía no hay causas");
});
