import { readFileSync } from "node:fs";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { placeOf, saved } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant, foja } = world;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
const submit = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

/** Fills in the issuer, by the settings' own form. */
async function fillProfile(page: Page): Promise<void> {
  await page.goto("/apps/invoice/settings");
  await field(page, "Razón social").fill("Sosa y Asociados");
  await field(page, "CUIT").fill("20-12345678-6");
  await field(page, "Domicilio comercial").fill("Talcahuano 550, CABA");
  await page.getByLabel("Electrónico (CAE de ARCA)").check();
  await press(page, "Guardar");
  await seen(page, "Datos de facturación guardados");
}

/** Requests a certificate, has ARCA's stand-in issue it, and pastes it. */
async function installCertificate(page: Page): Promise<void> {
  await press(page, "Generar clave y pedido");
  await press(page, "Copiar el pedido");
  await seen(page, "Pedido copiado");
  const request = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await fetch(`${foja().url}/_local/arca/certificates`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ request }),
  });
  const { certificate } = (await answer.json()) as { certificate: string };
  await field(page, "Certificado").fill(certificate);
  await press(page, "Instalar el certificado");
  await page.getByText(/^Vigente hasta el/).waitFor();
}

/** Creates a draft and stays on its page. */
async function writeDraft(page: Page, client: string, email?: string): Promise<void> {
  await page.goto("/apps/invoice/create");
  await field(page, "Cliente").fill(client);
  if (email) await field(page, "E-mail").fill(email);
  await field(page, "Detalle del renglón 1").fill("Honorarios por la demanda");
  await field(page, "Precio").fill("150.000,50");
  await page.getByLabel("Totales").getByText("$ 150.000,50").last().waitFor();
  await press(page, "Guardar borrador");
  await heading(page, "Borrador");
}

/** Issues the draft of the page, once the dialog has said whether it will be an invoice. */
async function issue(page: Page, electronic = false): Promise<void> {
  await press(page, "Emitir");
  await page
    .getByText(electronic ? "Se le pide el CAE a ARCA." : "Sale sin CAE: no vale como factura.")
    .waitFor();
  await submit(page, "Emitir");
  await seen(page, electronic ? "Factura emitida" : "Comprobante interno emitido");
}

const prepared = async (): Promise<{ ana: Tenant; page: Page }> => {
  const ana = await tenant();
  const { page } = await visit({ as: ana, expects: /409|422/ });
  await fillProfile(page);
  return { ana, page };
};

it("keeps what is typed about the issuer while the certificate is installed", async () => {
  const { page } = await visit({ as: await tenant() });
  await fillProfile(page);
  await field(page, "Ingresos brutos").fill("901-123456-7");
  await installCertificate(page);
  await expect.poll(() => field(page, "Ingresos brutos").inputValue()).toBe("901-123456-7");
  await saved(page, () => press(page, "Guardar"));
  await page.reload();
  await expect.poll(() => field(page, "Ingresos brutos").inputValue()).toBe("901-123456-7");
});

describe("an invoice", () => {
  it("goes from a draft to its CAE, is collected, printed and seen by its client", async () => {
    const { page } = await prepared();
    await installCertificate(page);
    await writeDraft(page, "Marta Sosa");
    await issue(page, true);
    await foja().settle();
    await page
      .getByText(/^CAE \d{14}/)
      .first()
      .waitFor();
    await heading(page, "Factura C 00001-00000001");
    await press(page, "Anotar un cobro");
    await field(page, "Importe").fill("50.000");
    await submit(page, "Anotar");
    await seen(page, "Cobro anotado");
    await page.getByText("Cobrada en parte").first().waitFor();
    await page.getByText("$ 100.000,50").first().waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "PDF")]);
    expect(download.suggestedFilename()).toBe("factura-c-00001-00000001.pdf");
    const octets = readFileSync(await download.path());
    expect(octets.subarray(0, 5).toString()).toBe("%PDF-");
    await press(page, "Abrir enlace para el cliente");
    await press(page, "Copiar enlace del cliente");
    await seen(page, "Enlace copiado");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await visit();
    await stranger.page.goto(new URL(link).pathname);
    await heading(stranger.page, "Factura C");
    await stranger.page.getByText("Honorarios por la demanda").waitFor();
  });

  it("is mailed with its PDF and its link", async () => {
    const { page } = await prepared();
    const email = `marta-${Date.now()}@ejemplo.com.ar`;
    await writeDraft(page, "Marta Sosa", email);
    await issue(page);
    await press(page, "Enviar");
    await expect.poll(() => field(page, "E-mail").inputValue()).toBe(email);
    await submit(page, "Enviar");
    await seen(page, "El comprobante va en camino");
    await foja().settle();
    const [letter] = foja().inbox.list(email);
    expect(letter?.subject).toBe("Comprobante interno 1 de Sosa y Asociados");
    expect(letter?.text).toContain("no válido como factura");
    expect(letter?.text).toMatch(/\/invoice\/[\w-]{43}/);
    expect(letter?.text).toContain("$ 150.000,50");
  });

  it("without a certificate is an internal paper, says so across the page, and is voided by another", async () => {
    const { page } = await prepared();
    await writeDraft(page, "Carlos Paz");
    await issue(page);
    await heading(page, "Comprobante interno 1");
    await page.getByText("Sin valor fiscal", { exact: true }).first().waitFor();
    await press(page, "Anular");
    await field(page, "Motivo").fill("Cliente equivocado");
    await submit(page, "Anular");
    await seen(page, "Comprobante interno anulado");
    await page.getByRole("link", { name: "Ver con qué se anuló" }).click();
    await heading(page, "Comprobante interno de anulación 2");
  });

  it("takes back a payment, and shows what is owed on the dashboard and in the list", async () => {
    const { page } = await prepared();
    await writeDraft(page, "Marta Sosa");
    await issue(page);
    await press(page, "Anotar un cobro");
    await submit(page, "Anotar");
    await page.getByText("Cobrada", { exact: true }).first().waitFor();
    await press(page, "Revertir");
    await submit(page, "Revertir");
    await seen(page, "Cobro revertido");
    await page.goto("/apps/invoice/dashboard");
    await page.getByText("$ 150.000,50").first().waitFor();
    await page.getByRole("link", { name: /^Emitida/ }).click();
    await heading(page, "Facturas");
    expect(placeOf(page)).toBe("/apps/invoice/list?estado=issued");
    await page
      .getByRole("link", { name: /Comprobante interno 1/ })
      .first()
      .waitFor();
  });

  it("says beside the field what is wrong, and keeps what was written", async () => {
    const { page } = await prepared();
    await page.goto("/apps/invoice/create");
    await field(page, "Cliente").fill("Marta Sosa");
    await field(page, "CUIT").fill("20-12345678-5");
    await field(page, "Detalle del renglón 1").fill("Honorarios");
    await field(page, "Precio").fill("10");
    await press(page, "Guardar borrador");
    await page.getByText("No es un número válido; revisá los once dígitos").first().waitFor();
    await expect.poll(() => field(page, "Detalle del renglón 1").inputValue()).toBe("Honorarios");
    await field(page, "CUIT").fill("");
    await press(page, "Guardar borrador");
    await heading(page, "Borrador");
  });
});

it("opens nothing at an address that is nobody's", async () => {
  const { page } = await visit({ expects: /404/ });
  await page.goto(`/invoice/${"x".repeat(43)}`);
  await seen(page, "Este enlace ya no abre una factura");
  const html = await (await fetch(`${foja().url}/invoice/${"x".repeat(43)}`)).text();
  expect(html).toContain('content="noindex, nofollow"');
});
