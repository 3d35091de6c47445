import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Invoices } from "@foja/core/money/invoices";
import { Issuers } from "@foja/core/money/issuers";
import { INVOICE, PROFILE } from "@foja/harness/arca";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
let today = "";
let tenant: Tenant;
let empty: Tenant;
const ids: Record<string, string> = {};
let link = "";

const LINES = [
  {
    description: "Honorarios por la demanda y su ampliación",
    quantity: 1,
    unitPrice: 1_850_000,
    vat: 21 as const,
  },
  {
    description: "Gastos de cédulas y oficios",
    quantity: 12,
    unitPrice: 4_350.75,
    vat: "exempt" as const,
  },
];

async function draft(changes: object = {}): Promise<string> {
  const given = { ...INVOICE, date: today, dueDate: addDays(today, 30), lines: LINES, ...changes };
  return (await Invoices.insert(given as Parameters<typeof Invoices.insert>[0]))._id;
}

async function issued(changes: object = {}): Promise<string> {
  const id = await draft(changes);
  await Invoices.issue(id);
  return id;
}

beforeAll(async () => {
  today = dayOf(now());
  [tenant, empty] = [await world.tenant(), await world.tenant()];
  await tenant.as(async () => {
    const profile = { ...PROFILE, cuit: "20123456786", ivaCondition: "responsableInscripto" };
    await Issuers.update(profile as Parameters<typeof Issuers.update>[0]);
    const client = {
      name: "Transportes del Sur S.R.L. en liquidación",
      cuit: "30500010912",
      ivaCondition: "responsableInscripto",
    };
    ids.draft = await draft();
    ids.overdue = await issued({ date: addDays(today, -50), dueDate: addDays(today, -40) });
    ids.paid = await issued({ client });
    const payment = { amount: 500_000, date: today, method: "transferencia" as const };
    await Invoices.pay(ids.paid, payment);
    ids.voided = await issued();
    const { creditNote } = await Invoices.voidInvoice(ids.voided, "Cliente equivocado");
    ids.note = creditNote._id;
    await issued({ currency: "USD", rate: 1450.5, client });
    link = new URL((await Invoices.openLink(ids.paid)).link ?? "").pathname;
  });
});

const SCREENS: (Omit<Screen, "path"> & { at: () => string; blank?: boolean })[] = [
  { name: "invoices-dashboard", at: () => "/apps/invoice/dashboard", shows: "Te deben, en pesos" },
  { name: "invoices-list", at: () => "/apps/invoice/list", shows: /Comprobante interno 2/ },
  {
    name: "invoices-list-none",
    at: () => "/apps/invoice/list",
    shows: "Todavía no hiciste ninguna factura.",
    blank: true,
  },
  {
    name: "invoice-create",
    at: () => "/apps/invoice/create",
    shows: "Comprobante interno, sin CAE",
  },
  {
    name: "invoice-edit",
    at: () => `/apps/invoice/edit/${ids.draft}`,
    shows: "Editar factura",
  },
  { name: "invoice-draft", at: () => `/apps/invoice/details/${ids.draft}`, shows: "Emitir" },
  {
    name: "invoice-paid",
    at: () => `/apps/invoice/details/${ids.paid}`,
    shows: "Cobrada en parte",
  },
  {
    name: "invoice-payment",
    at: () => `/apps/invoice/details/${ids.overdue}`,
    shows: "Vencida",
    prepare: press("Anotar un cobro"),
  },
  {
    name: "invoice-note",
    at: () => `/apps/invoice/details/${ids.note}`,
    shows: "Comprobante interno de anulación 4",
  },
  { name: "invoice-settings", at: () => "/apps/invoice/settings", shows: "Certificado de ARCA" },
];

describe("the screens of invoices", () => {
  it.each(SCREENS)("$name", async ({ at, blank, ...screen }) => {
    await examineScreen(world, { ...screen, path: at() }, blank ? empty : tenant);
  });

  it("the page of a client", async () => {
    await examineScreen(world, {
      name: "invoice-public",
      path: link,
      shows: "Transportes del Sur",
    });
  });
});
