import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { examineScreen, press } from "./screens";
import { hydrated, seen, standIn } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant, foja } = world;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Soporte" });
const openForm = press("Soporte");

/** A picture of one pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("writing to support", () => {
  it("takes a request to revoke a plan, without an account", async () => {
    const { page } = await visit();
    await page.goto("/arrepentimiento");
    await hydrated(page);
    await press("Hacer el pedido")(page);
    const form = dialog(page);
    await expect.poll(() => form.getByLabel("Tipo de consulta").inputValue()).toBe("Facturación");
    await expect.poll(() => form.getByLabel("Mensaje").inputValue()).toMatch(/^Arrepentimiento: /);
    await form.getByLabel("Nombre").fill("Eva Ríos");
    await form.getByLabel("Correo electrónico").fill(`eva-${Date.now()}@ejemplo.com.ar`);
    await form.getByRole("button", { name: "Enviar consulta" }).click();
    await seen(page, /Quedó registrada con el número \d+/);
  });

  it("says what is missing, keeps what was written when it cannot go, sends it and closes", async () => {
    const { page } = await visit({ expects: /Failed to load|net::ERR|ERR_FAILED/ });
    await page.goto("/faq");
    await hydrated(page);
    await openForm(page);
    const form = dialog(page);
    await form.getByRole("button", { name: "Enviar consulta" }).click();
    for (const words of [
      "El nombre es requerido",
      "Ingresa un correo válido",
      "Selecciona un tipo de consulta",
      "El mensaje es requerido",
    ]) {
      await form.getByText(words).first().waitFor();
    }
    const email = `eva-${Date.now()}@ejemplo.com.ar`;
    await form.getByLabel("Nombre").fill("Eva Ríos");
    await form.getByLabel("Correo electrónico").fill(email);
    await form.getByLabel("Tipo de consulta").selectOption("Problema técnico");
    await expect.poll(() => form.getByLabel("Prioridad").inputValue()).toBe("medium");
    await form.getByLabel("Mensaje").fill("No puedo entrar.");

    const reach = await standIn(page, "**/api/support-contacts", (route) => route.abort());
    await form.getByRole("button", { name: "Enviar consulta" }).click();
    await form.getByText("No se pudo conectar con el servidor. Verifica tu conexión.").waitFor();
    reach();
    const heal = await standIn(page, "**/api/support-contacts", (route) =>
      route.fulfill({ status: 500, json: { success: false, error: "internal", message: "x" } }),
    );
    await form.getByRole("button", { name: "Enviar consulta" }).click();
    await form.getByText("Error al enviar la consulta. Por favor, intenta más tarde.").waitFor();
    heal();

    // The draft survives closing and reloading.
    await page.reload();
    await hydrated(page);
    await openForm(page);
    await expect.poll(() => form.getByLabel("Mensaje").inputValue()).toBe("No puedo entrar.");
    await form
      .getByLabel("Captura de pantalla (opcional)")
      .setInputFiles({ name: "captura.png", mimeType: "image/png", buffer: PNG });
    await form.getByText("Datos técnicos").click();
    await form.getByText("/faq").waitFor();
    await form.getByLabel(/^Enviar estos datos/).uncheck();
    await form.getByRole("button", { name: "Enviar consulta" }).click();
    await page.getByText(/^Quedó registrada con el número \d+/).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await foja().settle();
    expect(foja().inbox.list(email)[0]?.subject).toMatch(/^Recibimos tu consulta n\.º \d+$/);
    const [desk] = foja().inbox.list("soporte@foja.ar");
    expect(desk?.text).toContain("Con una captura de pantalla");
    expect(desk?.text).not.toContain("Datos técnicos");
  });

  it("is filled in with who is signed in, from the card of the menu", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto("/tareas");
    await page.getByRole("region", { name: "¿Necesitás ayuda?" }).getByRole("button").click();
    const email = dialog(page).getByLabel("Correo electrónico");
    await expect.poll(() => email.inputValue()).toBe(ana.email);
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog(page).getByRole("button", { name: "Cancelar" }).click();
    await press("Abrir el menú")(page);
    await page
      .getByRole("dialog", { name: "Menú" })
      .getByRole("button", { name: "Soporte" })
      .click();
    await dialog(page).getByLabel("Mensaje").waitFor();
  });
});

describe("support in the administration", () => {
  it("is read, assigned, answered by mail and closed", async () => {
    const admin = await tenant({ role: "ADMIN_ROLE" });
    const number = await written("Marta Sosa", "marta@ejemplo.com.ar");
    const { page } = await visit({ as: admin });
    await page.goto("/admin/support");
    await page.getByRole("button", { name: `Abrir la consulta ${number}`, exact: true }).click();
    const open = page.getByRole("dialog", { name: `Consulta n.º ${number}` });
    await open.getByText("No me llega el código.").waitFor();
    await open.getByLabel("A cargo de").selectOption(admin.userId);
    await seen(page, "Cambiamos quién está a cargo");
    await open.getByLabel("Respuesta").fill("Ya te lo mandamos de nuevo.");
    await open.getByRole("button", { name: "Responder y cerrar" }).click();
    await seen(page, "Respondida y cerrada");
    await foja().settle();
    const letters = foja().inbox.list("marta@ejemplo.com.ar");
    expect(letters.map(({ subject }) => subject)).toContain(
      `Respuesta a tu consulta n.º ${number}`,
    );
    await open.getByRole("button", { name: "Cerrar", exact: true }).click();
    await page.getByRole("button", { name: "Cerradas" }).click();
    await seen(page, `N.º ${number} · Otro`);
    await seen(page, "A tiempo");
  });

  it("looks well at every width, by day and by night", async () => {
    const admin = await tenant({ role: "ADMIN_ROLE" });
    const number = await written("Raúl Paz", "raul@ejemplo.com.ar");
    const path = "/admin/support";
    await examineScreen(world, { name: "admin-support", path, shows: `N.º ${number}` }, admin);
    await examineScreen(
      world,
      {
        ...{ name: "admin-support-one", path, shows: `N.º ${number}` },
        prepare: async (page) => {
          await press(`Abrir la consulta ${number}`)(page);
          await seen(page, "No me llega el código.");
        },
      },
      admin,
    );
    await examineScreen(
      world,
      {
        ...{ name: "support-form", path: "/tareas", shows: "¿Necesitás ayuda?" },
        prepare: async (page) => {
          await openForm(page);
          await dialog(page).getByLabel("Mensaje").waitFor();
        },
      },
      await tenant(),
    );
  });
});

/** A consultation and its number. */
async function written(name: string, email: string): Promise<number> {
  const visitor = await tenant();
  const body = { name, email, subject: "Otro", message: "No me llega el código." };
  const { body: sent } = await visitor.call("POST", "/api/support-contacts", { body });
  return Number(sent.number);
}
