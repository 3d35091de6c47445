import { type Context, Hono } from "hono";
import { escapeHtml } from "../../support/html";
import { declineText } from "./cards";
import { type Paid, payCheckout } from "./checkout";
import { intentOf } from "./invoices";
import { moneyText } from "./money";
import { alertOf, cardFields, cardHints, challengePage, stripePage } from "./page-parts";
import { lineItemsOf } from "./session-lines";
import type { Session } from "./shapes";
import { oftenText } from "./wording";
import type { World } from "./world";
import { readCard } from "./written";

/** The hosted Checkout page, and the bank's page behind it. */
export function checkoutPages(world: World): Hono {
  const app = new Hono();
  const sessionOf = (c: Context) => world.get("sessions", c.req.param("id") ?? "");
  app.get("/:id", (c) => c.html(pageOf(world, sessionOf(c))));
  app.post("/:id", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const session = sessionOf(c);
    const card = readCard(form, world.now);
    if (typeof card === "string") return c.html(pageOf(world, session, card), 400);
    if (wantsTerms(session) && form.get("terms") !== "yes") {
      return c.html(pageOf(world, session, "Aceptá los términos para seguir."), 400);
    }
    return answer(c, world, session, payCheckout(world, session, card));
  });
  app.get("/:id/challenge", (c) => {
    const session = sessionOf(c);
    return c.html(challengePage(moneyText(session.amount_total ?? 0, session.currency ?? "usd")));
  });
  app.post("/:id/challenge", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const session = sessionOf(c);
    const begun = world.peek("subscriptions", world.hidden.checkouts[session.id]);
    const invoice = world.peek("invoices", begun?.latest_invoice);
    const method = invoice && intentOf(world, invoice)?.payment_method;
    const kept = world.hidden.cards[method ?? ""];
    if (!kept) return c.redirect(".", 303);
    const proved = form.get("proof") === "complete";
    return answer(c, world, session, payCheckout(world, session, { card: kept.number, proved }));
  });
  return app;
}

const wantsTerms = ({ consent_collection: asked }: Session) =>
  asked?.terms_of_service === "required";

function answer(c: Context, world: World, session: Session, paid: Paid): Response {
  if (paid.kind === "succeeded") return c.redirect(returnUrl(session), 303);
  const path = `${world.pages}/checkout/${session.id}`;
  if (paid.kind === "requires_action") return c.redirect(`${path}/challenge`, 303);
  const why = paid.kind === "declined" ? declineText(paid.decline) : undefined;
  return c.html(pageOf(world, session, why), 402) as Response;
}

/** The return address of a paid session. */
export const returnUrl = ({ success_url, id }: Session) =>
  (success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id);

function pageOf(world: World, session: Session, problem?: string): string {
  const back = session.cancel_url
    ? `<p><a href="${escapeHtml(session.cancel_url)}">Volver a Foja sin pagar</a></p>`
    : "";
  if (session.status !== "open") {
    const sentence =
      session.status === "complete" ? "Este pago ya se hizo." : "Este enlace de pago venció.";
    return stripePage("Esta página ya no se usa", `<p>${sentence}</p>${back}`);
  }
  const items = lineItemsOf(world, session.id).data;
  const customer = world.peek("customers", session.customer);
  return stripePage(
    `Suscribirte a ${items.map(({ description }) => description).join(", ")}`,
    `${items.map((item) => `<p>${lineText(item)}</p>`).join("")}
<p><strong>Hoy pagás ${moneyText(session.amount_total ?? 0, session.currency ?? "usd")}.</strong></p>
${alertOf(problem)}
<form method="post" action="${world.pages}/checkout/${session.id}"><p class="soft">${escapeHtml(customer?.email ?? "")}</p>
${cardFields()}${termsField(session)}
<p><button>Suscribirme</button></p></form>${back}${cardHints()}`,
  );
}

type Sold = ReturnType<typeof lineItemsOf>["data"][number];

function lineText({ price, amount_total, currency }: Sold): string {
  const { interval = "month", interval_count: count = 1 } = price.recurring ?? {};
  return `${moneyText(amount_total, currency)} ${oftenText(interval, count)}`;
}

function termsField(session: Session): string {
  if (!wantsTerms(session)) return "";
  const said = session.custom_text.terms_of_service_acceptance?.message;
  return `<p><label class="inline"><input type="checkbox" name="terms" value="yes" required>
${escapeHtml(said ?? "Acepto los términos del servicio.")}</label></p>`;
}
