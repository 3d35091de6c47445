import { readFileSync } from "node:fs";
import { Ledger } from "@foja/core/money/ledger";
import { Folders } from "@foja/core/practice/folders";
import { withIssuer } from "@foja/harness/arca";
import { saveSettlement } from "@foja/harness/settlement";
import type { Tenant } from "@foja/harness/tenant";
import { withUnits } from "@foja/harness/units";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { placeOf } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
beforeAll(withUnits);

const openCase = (ana: Tenant) =>
  ana.as(() => Folders.create({ folderName: "Pérez c/ Gómez s/ despido" }));

const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const submit = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const account = (page: Page) => page.getByRole("region", { name: "Cuenta de la causa" });

/** The text below the name of a balance. */
const balance = (page: Page, name: string) =>
  account(page).locator("dl > div").filter({ hasText: name });

async function book(page: Page, what: string, amount: string, more: Record<string, string> = {}) {
  await press(page, "Nuevo asiento");
  await field(page, "Qué pasó").selectOption({ label: what });
  for (const [name, value] of Object.entries(more)) {
    await field(page, name).selectOption({ label: value });
  }
  await field(page, "Importe").fill(amount);
  await field(page, "Importe").press("Enter");
  await seen(page, "Asiento cargado");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Partes de la causa" }).getByRole("link", { name }).click();

describe("the account of a case", () => {
  it("is taught by its empty page, and keeps both balances apart", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}`);
    await tab(page, "Cuenta");
    await seen(page, "Cargá los honorarios que pactaste");
    expect(placeOf(page)).toBe(`/apps/folders/details/${_id}?ver=cuenta`);
    await book(page, "Honorarios (pactados o regulados)", "1.500.000,50");
    await book(page, "Dinero recibido, del cliente o de un tercero para él", "400000");
    await book(page, "Pago del cliente", "500.000");
    await balance(page, "Te deben").getByText("$ 1.000.000,50").waitFor();
    await balance(page, "Del cliente en tu poder").getByText("$ 400.000,00").waitFor();
    await page.reload();
    await balance(page, "Te deben").getByText("$ 1.000.000,50").waitFor();
    await tab(page, "Expediente");
    await seen(page, "Apertura de la causa");
    const line = page.getByRole("region", { name: "Cuenta", exact: true });
    await line.getByText("$ 1.000.000,50").waitFor();
    await press(page, "Ver la cuenta");
    await balance(page, "Te deben").waitFor();
  });

  it("says how much of the client's money there is to who wants more", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    await ana.as(() => Ledger.create(_id, { ...ENTRY, kind: "advance", amount: 100 }));
    const { page } = await visit({ as: ana, expects: /409/ });
    await page.goto(`/apps/folders/details/${_id}?ver=cuenta`);
    await press(page, "Nuevo asiento");
    await field(page, "Qué pasó").selectOption("delivery");
    await field(page, "Importe").fill("100,01");
    await submit(page, "Cargar");
    await seen(page, "No alcanza el dinero del cliente: hay $ 100,00 y hacen falta $ 100,01.");
    await expect.poll(() => field(page, "Importe").inputValue()).toBe("100,01");
  });

  it("keeps its case from being deleted while there is money of the client's", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    await ana.as(() => Ledger.create(_id, { ...ENTRY, kind: "advance", amount: 100 }));
    const { page } = await visit({ as: ana, expects: /409/ });
    await page.goto(`/apps/folders/details/${_id}`);
    await press(page, "Más acciones de la causa");
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await submit(page, "Eliminar");
    await seen(page, "La causa tiene $ 100,00 del cliente en tu poder");
    await page.goto(`/apps/folders/details/${_id}`);
    await seen(page, "Apertura de la causa");
  });

  it("keeps a fee in UMA, and says what a payment in pesos took off it", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}?ver=cuenta`);
    await book(page, "Honorarios (pactados o regulados)", "10", { Moneda: "UMA" });
    await balance(page, "Te deben").getByText("$ 1.042.200,00").waitFor();
    await balance(page, "Te deben")
      .getByText("10 UMA, a $ 104.220,00 desde el 01/07/2026")
      .waitFor();
    await book(page, "Pago del cliente", "521.100");
    await account(page).getByText("Paga 5 UMA").first().waitFor();
    await balance(page, "Te deben").getByText("5 UMA, a $ 104.220,00").waitFor();
  });

  it("takes an entry back with its opposite, both in sight", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    await ana.as(() => Ledger.create(_id, { ...ENTRY, kind: "fee", amount: 250 }));
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}?ver=cuenta`);
    await account(page)
      .getByRole("button", { name: /^Anular: Honorarios/ })
      .first()
      .click();
    await field(page, "Motivo (opcional)").fill("Error de carga");
    await field(page, "Motivo (opcional)").press("Enter");
    await seen(page, "Asiento anulado");
    await balance(page, "Te deben").getByText("$ 0,00").waitFor();
    await account(page).getByText("Motivo: Error de carga").first().waitFor();
    await expect
      .poll(() =>
        account(page)
          .getByRole("button", { name: /^Anular:/ })
          .count(),
      )
      .toBe(0);
  });

  it("parts a fee into instalments, which payments settle, and cancels the rest", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    await ana.as(() => Ledger.create(_id, { ...ENTRY, kind: "fee", amount: 1000 }));
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}?ver=cuenta`);
    await press(page, "Plan de cuotas");
    await field(page, "Cuotas").fill("3");
    await seen(page, "3 cuotas de $ 333,33; la última, de $ 333,34");
    await field(page, "Primer vencimiento").fill("10/12/2030");
    await submit(page, "Acordar cuotas");
    await seen(page, "Plan de cuotas acordado");
    await book(page, "Pago del cliente", "333,33");
    const plans = page.getByRole("region", { name: "Cuotas" });
    await plans.getByText("Pagada").waitFor();
    await press(page, "Cancelar plan…");
    await submit(page, "Cancelar plan");
    await expect.poll(() => plans.getByText("Cancelada").count()).toBe(2);
  });

  it("books a cuota litis of a settlement of the case, and warns above the law's", async () => {
    const ana = await tenant();
    const { _id: folderId } = await openCase(ana);
    const { amount } = await ana.as(() => saveSettlement(folderId));
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${folderId}?ver=cuenta`);
    await press(page, "Cuota litis");
    await field(page, "Porcentaje").fill("25");
    await seen(page, "LCT, art. 277");
    await field(page, "Porcentaje").fill("20");
    await page.getByText("LCT, art. 277").waitFor({ state: "detached" });
    await submit(page, "Cargar honorarios");
    await seen(page, "Cuota litis cargada");
    const { balance } = await ana.as(() => Ledger.standing(folderId));
    expect(balance.practice).toBe(Math.round((amount ?? 0) * 20) / 100);
  });

  it("goes out as a statement of account and as a sheet", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    await ana.as(async () => {
      await Ledger.create(_id, { ...ENTRY, kind: "advance", amount: 100 });
      await Ledger.create(_id, { ...ENTRY, kind: "transfer", amount: 40, description: "=1+1" });
    });
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}?ver=cuenta`);
    const [paper] = await Promise.all([
      page.waitForEvent("download"),
      press(page, "Rendición de cuentas"),
    ]);
    expect(paper.suggestedFilename()).toBe("Rendición de cuentas - Pérez c Gómez s despido.pdf");
    expect(
      readFileSync(await paper.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const [sheet] = await Promise.all([page.waitForEvent("download"), press(page, "Exportar")]);
    const rows = readFileSync(await sheet.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain(`"'=1+1`);
  });
});

describe("what is owed", () => {
  it("is billed in one go, and what the client pays of the invoice is booked", async () => {
    const ana = await tenant();
    const { _id } = await openCase(ana);
    await withIssuer(ana);
    await ana.as(async () => {
      await Ledger.create(_id, { ...ENTRY, kind: "fee", amount: 1000, description: "Convenio" });
      await Ledger.create(_id, { ...ENTRY, kind: "expense", amount: 250.5 });
      await Ledger.create(_id, { ...ENTRY, kind: "payment", amount: 200 });
      await Ledger.create(_id, { ...ENTRY, kind: "fee", amount: 2, currency: "UMA" });
    });
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}?ver=cuenta`);
    await press(page, "Facturar");
    const umas = page.getByRole("checkbox", { name: /2 UMA/ });
    await expect.poll(() => umas.isDisabled()).toBe(true);
    await page.getByRole("dialog").getByText("Vas a facturar $ 1.250,50").waitFor();
    await page.getByRole("dialog").getByText("En la cuenta se deben $ 1.050,50").waitFor();
    await submit(page, "Crear el borrador");
    await seen(page, "Honorarios: Convenio");
    await press(page, "Emitir");
    await page.getByRole("dialog").getByRole("button", { name: "Emitir" }).click();
    await seen(page, "Comprobante interno emitido");
    await seen(page, /Pagado antes, en la cuenta de la causa/);
    await press(page, "Anotar un cobro");
    await field(page, "Importe").fill("800");
    await submit(page, "Anotar");
    await seen(page, /Asentado en la cuenta de la causa/);
    await page.getByRole("link", { name: "su cuenta" }).click();
    await balance(page, "Te deben").getByText("$ 208.690,50").waitFor();
    await expect.poll(() => account(page).getByRole("link", { name: "Facturado" }).count()).toBe(2);
    // What is paid in the account is of the invoice, unless the person says otherwise.
    await press(page, "Nuevo asiento");
    await field(page, "Factura que paga").waitFor();
    await field(page, "Importe").fill("100");
    await submit(page, "Cargar");
    await balance(page, "Te deben").getByText("$ 208.590,50").waitFor();
    await account(page).getByRole("link", { name: "Ver la factura" }).first().click();
    await seen(page, "Cobrada en parte");
    await seen(page, "$ 150,50");
  });
});

const ENTRY = { currency: "ARS", date: "2026-11-02", description: null } as const;
