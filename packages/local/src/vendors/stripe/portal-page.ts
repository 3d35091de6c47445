import { type Context, Hono } from "hono";
import { escapeHtml } from "../../support/html";
import { cancellationOf } from "./cancelling";
import { cardOf, declineText, isRefusedAtOnce } from "./cards";
import { statusText } from "./invoice-page";
import { moneyText } from "./money";
import { alertOf, cardFields, cardHints, dayText, stripePage, tableOf } from "./page-parts";
import { makeDefault, newCard } from "./payment-methods";
import { isOpen } from "./portal";
import type { PortalSession, Subscription } from "./shapes";
import { isLive, periodOf } from "./subscriptions";
import type { World } from "./world";
import { readCard } from "./written";

/** The customer's portal: their card, their invoices, and the end of their subscription. */
export function portalPages(world: World): Hono {
  const app = new Hono();
  const sessionOf = (c: Context) => world.get("portalSessions", c.req.param("id") ?? "");
  app.get("/:id", (c) => {
    const session = sessionOf(c);
    if (isOpen(world, session)) return c.html(pageOf(world, session));
    return c.html(stripePage("Este enlace venció", "<p>Volvé a abrirlo desde Foja.</p>"), 410);
  });
  app.post("/:id", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const session = sessionOf(c);
    const problem =
      form.get("do") === "card" ? changeCard(world, session, form) : changeEnd(world, form);
    if (problem) return c.html(pageOf(world, session, problem), 400);
    return c.redirect(session.url, 303);
  });
  return app;
}

function changeCard(
  world: World,
  session: PortalSession,
  form: URLSearchParams,
): string | undefined {
  const written = readCard(form, world.now);
  if (typeof written === "string") return written;
  const refused = isRefusedAtOnce(written.card) ? cardOf(written.card)?.decline : undefined;
  if (refused) return declineText(refused);
  makeDefault(world, session.customer, newCard(world, written));
  return undefined;
}

/** Under flexible billing the portal sets an instant, and leaves the flag unchanged. */
function changeEnd(world: World, form: URLSearchParams): string | undefined {
  const subscription = world.get("subscriptions", form.get("subscription") ?? "");
  if (subscription.schedule) return "Tu plan tiene un cambio programado: cancelalo desde Foja.";
  const cancel_at = form.get("do") === "cancel" ? periodOf(subscription).end : null;
  const patch = cancellationOf(world, subscription, { cancel_at });
  world.change(subscription, patch, "customer.subscription.updated");
  return undefined;
}

function pageOf(world: World, session: PortalSession, problem?: string): string {
  const { customer: id } = session;
  const back = session.return_url
    ? `<p><a href="${escapeHtml(session.return_url)}">Volver a Foja</a></p>`
    : "";
  const live = world.all("subscriptions").filter((one) => one.customer === id && isLive(one));
  return stripePage(
    "Tu facturación",
    `${back}${alertOf(problem)}
<h2>Suscripción</h2>${live.map((one) => subscriptionPart(world, one)).join("") || "<p>No tenés ninguna.</p>"}
<h2>Tarjeta</h2>${cardPart(world, id)}
<form method="post">${cardFields()}<p><button name="do" value="card">Usar esta tarjeta</button></p></form>
${cardHints()}
<h2>Facturas</h2>${invoicesPart(world, id)}`,
  );
}

function subscriptionPart(world: World, { id, items, cancel_at }: Subscription): string {
  const [first] = items.data;
  const name = world.peek("products", first?.price.product)?.name ?? "";
  const [what, label, rest] = cancel_at
    ? ["resume", "No cancelar", `Termina el ${dayText(cancel_at)}.`]
    : [
        "cancel",
        "Cancelar al final del período",
        `Se renueva el ${dayText(first?.current_period_end ?? 0)}.`,
      ];
  return `<form method="post"><p>${escapeHtml(name)}. ${rest}</p>
<input type="hidden" name="subscription" value="${id}">
<p><button name="do" value="${what}" class="quiet">${label}</button></p></form>`;
}

function cardPart(world: World, customer: string): string {
  const found = world.all("subscriptions").find((one) => one.customer === customer && isLive(one));
  const ofCustomer = world.peek("customers", customer)?.invoice_settings.default_payment_method;
  const id = found?.default_payment_method ?? ofCustomer;
  const { card } = world.peek("paymentMethods", id) ?? {};
  if (!card) return "<p>No tenés ninguna guardada.</p>";
  return `<p>${escapeHtml(card.brand)} terminada en ${card.last4}, vence ${card.exp_month}/${card.exp_year}.</p>`;
}

function invoicesPart(world: World, customer: string): string {
  const own = world.all("invoices").filter((one) => one.customer === customer && one.number);
  if (own.length === 0) return "<p>Todavía no hay ninguna.</p>";
  const rows = own
    .reverse()
    .map((one) => [
      `<a href="${one.hosted_invoice_url}">${one.number}</a>`,
      dayText(one.created),
      moneyText(one.total, one.currency),
      statusText(one),
    ]);
  return tableOf(["Factura", "Fecha", "Total", "Estado"], rows);
}
