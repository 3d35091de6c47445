import { Templates } from "@foja/core/outreach/templates";
import { saveTemplate } from "@foja/core/outreach/templates/template.schema";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();

let admin: Tenant;

const TEMPLATE = {
  ...{ name: "Jornadas", subject: "Jornadas para {{nombre}}" },
  html: '<p>Hola, {{nombre}}.</p><p><a href="https://example.com/jornadas">Anotate</a></p>',
};

const FILE = [
  "E-mail;Nombre;Origen;Fecha del consentimiento;Etiquetas",
  "marta@ejemplo.com.ar;Marta;Jornadas de octubre;02/03/2026;jornadas",
  "luis@ejemplo.com.ar;Luis;Jornadas de octubre;02/03/2026;jornadas",
  "bounce+1@simulator.amazonses.com;Nadie;Jornadas de octubre;02/03/2026;jornadas",
  "eva@ejemplo.com.ar;Eva;;02/03/2026;jornadas",
].join("\n");

beforeAll(async () => {
  admin = await tenant({ role: "ADMIN_ROLE" });
  await admin.as(() => Templates.create(saveTemplate.parse(TEMPLATE)));
});

async function importFile(page: Page, content: string): Promise<void> {
  await page.goto("/admin/marketing/contacts");
  await page.getByRole("button", { name: "Importar contactos" }).click();
  const dialog = page.getByRole("dialog");
  const buffer = Buffer.from(content);
  const file = { name: "jornadas.csv", mimeType: "text/csv", buffer };
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByRole("button", { name: "Probar" }).click();
}

it("imports contacts, writes to them, counts what becomes of it, and lets one go and come back", async () => {
  const { page } = await visit({ as: admin });
  await importFile(page, FILE);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Entran 3, 1 con errores").waitFor();
  await dialog.getByText("Origen: completá este dato").waitFor();
  await dialog.getByRole("button", { name: "Importar 3 contactos" }).click();
  await dialog.getByRole("button", { name: "Listo" }).click();
  await page.getByRole("button", { name: "Ver marta@ejemplo.com.ar" }).waitFor();

  await page.goto("/admin/marketing/mailing");
  await page.getByRole("button", { name: "Nueva campaña" }).click();
  await dialog.getByLabel("Nombre").fill("Jornadas de noviembre");
  await dialog.getByLabel("Plantilla").selectOption({ label: "Jornadas" });
  await dialog.getByLabel("Etiqueta").selectOption("jornadas");
  await dialog.getByText(/^3 de \d+ suscriptos la recibirían hoy\.$/).waitFor();
  await dialog.getByRole("button", { name: "Crear borrador" }).click();
  await dialog.getByRole("button", { name: "Mandarme una prueba" }).click();
  await seen(page, "Te mandamos la prueba a tu e-mail.");
  await dialog.getByRole("button", { name: "Enviar ahora" }).click();
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  // The page is not reloaded: the counts arrive over the socket.
  await dialog.getByText("Enviada", { exact: true }).waitFor();
  await foja().settle();
  const figure = (label: string) =>
    dialog
      .locator("dl > div", { has: page.getByText(label, { exact: true }) })
      .locator("dd")
      .first();
  await expect.poll(() => figure("Entregados").textContent()).toBe("2");
  await expect.poll(() => figure("Rebotaron").textContent()).toBe("1");

  const [letter] = foja().inbox.list("marta@ejemplo.com.ar");
  expect(letter?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  // The link of the e-mail is counted, and redirects to its target.
  const click = /href="(http:[^"]+\/click\/[^"]+)"/.exec(letter?.html ?? "")?.[1] ?? "";
  const { status, headers } = await fetch(click, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([302, "https://example.com/jornadas"]);
  await expect.poll(() => figure("Hicieron clic").textContent()).toBe("1");
  const [test] = foja().inbox.list(admin.email);
  expect(test?.subject).toMatch(/^\[Prueba\] /);

  const reader = await visit();
  const way = /https?:\S+\/unsubscribe\?m=[^\s#]+/.exec(letter?.text ?? "")?.[0] ?? "";
  await reader.page.goto(way);
  await seen(reader.page, "Le escribimos a m•••@ejemplo.com.ar.");
  await reader.page.getByRole("button", { name: "No recibir más correos" }).click();
  await seen(reader.page, "Listo: no te escribimos más.");
  await expect.poll(() => figure("Se dieron de baja").textContent()).toBe("1");
  await reader.page.getByRole("button", { name: "Recibir como mucho uno por mes" }).click();
  await seen(reader.page, "Listo: te llega como mucho un correo por mes.");
  await reader.page.getByRole("button", { name: "No recibir más correos" }).click();
  await reader.page.getByRole("button", { name: "Deshacer y volver a recibirlos" }).click();
  await seen(reader.page, "Listo: te volvemos a escribir.");
});

it("keeps out whoever left, whatever a file says, and shows what each received", async () => {
  const { page } = await visit({ as: admin });
  const dialog = page.getByRole("dialog");
  await page.goto("/admin/marketing/contacts");
  await page.getByRole("button", { name: "Ver luis@ejemplo.com.ar" }).click();
  await dialog.getByText("Jornadas de noviembre").waitFor();
  await dialog.getByRole("button", { name: "Borrar sus datos" }).click();
  await page.getByRole("button", { name: "Borrar", exact: true }).click();
  await dialog.getByText("Borrado", { exact: true }).waitFor();
  await importFile(page, FILE);
  await dialog.getByText("está en la lista de los que no reciben correos").first().waitFor();
});
