import { type Context, Hono } from "hono";
import { escapeHtml } from "../../support/html";
import { declineText } from "./cards";
import { collect } from "./collecting";
import { intentOf } from "./invoices";
import { moneyText } from "./money";
import {
  alertOf,
  cardFields,
  cardHints,
  challengePage,
  dayText,
  stripePage,
  tableOf,
} from "./page-parts";
import { attach, newCard } from "./payment-methods";
import { pdfOf } from "./pdf";
import type { Invoice, PaymentMethod } from "./shapes";
import { spanishOf } from "./wording";
import type { World } from "./world";
import { readCard } from "./written";

/** The hosted page of an invoice, where it can be paid with another card, and its PDF. */
export function invoicePages(world: World): Hono {
  const app = new Hono();
  const invoiceOf = (c: Context) => world.get("invoices", c.req.param("id") ?? "");
  app.get("/:id", (c) => c.html(pageOf(world, invoiceOf(c))));
  app.get("/:id/pdf", (c) => {
    const headers = { "content-type": "application/pdf" };
    return c.body(pdfOf(textOf(world, invoiceOf(c))), 200, headers);
  });
  app.post("/:id", async (c) => {
    const invoice = invoiceOf(c);
    const card = readCard(new URLSearchParams(await c.req.text()), world.now);
    if (typeof card === "string") return c.html(pageOf(world, invoice, card), 400);
    return pay(c, world, invoice, { method: newCard(world, card) });
  });
  app.get("/:id/challenge", (c) => {
    const { amount_due, currency } = invoiceOf(c);
    return c.html(challengePage(moneyText(amount_due, currency)));
  });
  app.post("/:id/challenge", async (c) => {
    const invoice = invoiceOf(c);
    const form = new URLSearchParams(await c.req.text());
    const method = world.peek("paymentMethods", intentOf(world, invoice)?.payment_method);
    return pay(c, world, invoice, { method, proved: form.get("proof") === "complete" });
  });
  return app;
}

type Paying = { method?: PaymentMethod; proved?: boolean };

function pay(c: Context, world: World, invoice: Invoice, { method, proved }: Paying): Response {
  const address = `${world.pages}/invoices/${invoice.id}`;
  if (invoice.status !== "open") return c.redirect(address, 303);
  const outcome = collect(world, invoice, { onSession: true, proved, method });
  if (outcome.kind === "requires_action") return c.redirect(`${address}/challenge`, 303);
  if (outcome.kind === "succeeded") {
    if (method) attach(world, method, invoice.customer);
    return c.redirect(address, 303);
  }
  return c.html(pageOf(world, invoice, declineText(outcome.decline)), 402) as Response;
}

const STATUSES: Record<string, string> = {
  draft: "Borrador",
  open: "Impaga",
  paid: "Pagada",
  void: "Anulada",
  uncollectible: "Incobrable",
};

export const statusText = ({ status }: Invoice) => STATUSES[status ?? ""] ?? "";

function textOf(world: World, invoice: Invoice): string[] {
  const { number, created, total, amount_due, currency, lines } = invoice;
  return [
    "Stripe de prueba: este comprobante no vale.",
    `Factura ${number ?? ""} del ${dayText(created)}`,
    ...lines.data.map((line) => `${spanishOf(world, line)}: ${moneyText(line.amount, currency)}`),
    `Total: ${moneyText(total, currency)}`,
    `A pagar: ${moneyText(amount_due, currency)}. ${statusText(invoice)}.`,
  ];
}

function pageOf(world: World, invoice: Invoice, problem?: string): string {
  const { currency } = invoice;
  const rows = invoice.lines.data.map((line) => [
    escapeHtml(spanishOf(world, line)),
    moneyText(line.amount, currency),
  ]);
  const form = `<h2>Pagar</h2>${alertOf(problem)}<form method="post" action="${invoice.hosted_invoice_url}">${cardFields()}
<p><button>Pagar ${moneyText(invoice.amount_remaining, currency)}</button></p></form>${cardHints()}`;
  return stripePage(
    `Factura ${invoice.number ?? ""}`,
    `<p>${dayText(invoice.created)}. ${statusText(invoice)}. <a href="${invoice.invoice_pdf ?? ""}">Descargar el PDF</a></p>
${tableOf(["Concepto", "Importe"], rows)}
<p><strong>Total: ${moneyText(invoice.total, currency)}</strong></p>
${invoice.status === "open" ? form : ""}`,
  );
}
