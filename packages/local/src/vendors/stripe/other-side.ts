import { type Context, Hono } from "hono";
import * as z from "zod";
import { cancellationOf, cancelNow } from "./cancelling";
import { cardOf } from "./cards";
import { payCheckout } from "./checkout";
import { checkoutPages, returnUrl } from "./checkout-page";
import type { Deliveries } from "./deliveries";
import { closeDispute, dispute } from "./disputes";
import { type Faults, fault } from "./faults";
import { invoicePages } from "./invoice-page";
import { intentOf } from "./invoices";
import { catchUp } from "./passing-time";
import { makeDefault, newCard } from "./payment-methods";
import { portalPages } from "./portal-page";
import { receiptPages } from "./receipt-page";
import { refund } from "./refunds";
import { answerRefusal, invalid, missing } from "./refusal";
import type { Charge } from "./shapes";
import { periodOf } from "./subscriptions";
import type { World } from "./world";

export type OtherParts = {
  world: World;
  faults: Faults;
  deliveries: Deliveries;
  webhookSecret: string;
  done: () => void;
};

const moment = z.union([z.number(), z.string().refine((text) => !Number.isNaN(Date.parse(text)))]);
const times = z.number().int().min(0).max(100).optional();
const shuffle = z.boolean().optional();
const drop = z.union([z.boolean(), z.number().int().min(0)]).optional();
const card = z.string().min(1);

const SHAPES = {
  clock: z.strictObject({ now: moment }),
  deliver: z.strictObject({ times, shuffle, drop }),
  resend: z.strictObject({ last: z.number().int().min(1), times, shuffle }),
  pay: z.strictObject({ card, complete3ds: z.boolean().optional() }),
  charge: z.strictObject({
    chargeId: z.string().optional(),
    invoiceId: z.string().optional(),
    amount: z.number().int().min(1).optional(),
  }),
  dispute: z.strictObject({
    chargeId: z.string().optional(),
    invoiceId: z.string().optional(),
    reason: z.string().default("fraudulent"),
    status: z.enum(["won", "lost"]).optional(),
  }),
  card: z.strictObject({ customer: z.string(), card }),
  cancel: z.strictObject({ subscription: z.string(), atPeriodEnd: z.boolean().optional() }),
  settings: z.strictObject({ afterRetries: z.enum(["canceled", "unpaid", "past_due"]) }),
};

/** The actions of the other side: cardholder, bank, the account's dashboard, and the clock. */
export function otherSide(parts: OtherParts): Hono {
  const app = new Hono();
  app.use(async (_, next) => {
    catchUp(parts.world);
    parts.world.request = { id: null, idempotency_key: null };
    await next();
    parts.done();
  });
  app.onError(answerRefusal);
  addTime(app, parts);
  addDelivery(app, parts);
  addFaults(app, parts);
  addPeople(app, parts);
  app.route("/checkout", checkoutPages(parts.world));
  app.route("/invoices", invoicePages(parts.world));
  app.route("/receipts", receiptPages(parts.world));
  app.route("/portal", portalPages(parts.world));
  app.get("/state", () => Response.json(stateOf(parts)));
  return app;
}

async function bodyOf<S extends z.ZodType>(c: Context, shape: S): Promise<z.output<S>> {
  const parsed = shape.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join(".") || "body"}: ${issue?.message}`);
}

function addTime(app: Hono, { world }: OtherParts): void {
  app.post("/clock", async (c) => {
    const { now } = await bodyOf(c, SHAPES.clock);
    const to = typeof now === "number" ? secondsOf(now) : Math.floor(Date.parse(now) / 1000);
    if (!world.clock.move(to)) throw invalid("The clock goes forward only.", { param: "now" });
    catchUp(world);
    return c.json({ success: true, now: world.now });
  });
  app.post("/settings", async (c) => {
    world.hidden.afterRetries = (await bodyOf(c, SHAPES.settings)).afterRetries;
    world.touch();
    return c.json({ success: true });
  });
}

/** Accepts seconds or milliseconds since 1970: nobody means the year 33658. */
const secondsOf = (time: number) => Math.floor(time > 1e11 ? time / 1000 : time);

function addDelivery(app: Hono, { deliveries }: OtherParts): void {
  app.post("/deliver", async (c) => {
    const given = await bodyOf(c, SHAPES.deliver);
    deliveries.set(definedOf(given));
    return c.json({ success: true });
  });
  app.post("/resend", async (c) => {
    const { last, ...manner } = await bodyOf(c, SHAPES.resend);
    deliveries.resend(last, definedOf(manner));
    await deliveries.settle();
    return c.json({ success: true });
  });
}

const definedOf = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

function addFaults(app: Hono, { faults }: OtherParts): void {
  app.post("/faults", async (c) => {
    const { kind, times: many } = await bodyOf(c, fault);
    faults.set(kind, many);
    return c.json({ success: true });
  });
  app.delete("/faults", (c) => {
    faults.clear();
    return c.json({ success: true });
  });
}

function addPeople(app: Hono, { world }: OtherParts): void {
  app.post("/checkout/:id/pay", async (c) => {
    const given = await bodyOf(c, SHAPES.pay);
    const session = world.get("sessions", c.req.param("id"));
    const paid = payCheckout(world, session, { card: given.card, proved: given.complete3ds });
    const outcome = paid.kind === "succeeded" ? "paid" : paid.kind;
    const decline = paid.kind === "declined" ? { decline: paid.decline } : {};
    return Response.json({
      success: outcome === "paid",
      outcome,
      ...decline,
      session,
      ...(outcome === "paid" && { returnUrl: returnUrl(session) }),
    });
  });
  app.post("/refund", async (c) => {
    const given = await bodyOf(c, SHAPES.charge);
    const { amount } = given;
    return Response.json({
      success: true,
      refund: refund(world, chargeOf(world, given), { amount }),
    });
  });
  app.post("/dispute", async (c) => {
    const given = await bodyOf(c, SHAPES.dispute);
    const charge = chargeOf(world, given);
    const open = world.all("disputes").find((one) => one.charge === charge.id);
    const made = open ?? dispute(world, charge, given.reason);
    return Response.json({
      success: true,
      dispute: given.status ? closeDispute(world, made, given.status) : made,
    });
  });
  app.post("/card", async (c) => {
    const given = await bodyOf(c, SHAPES.card);
    if (!cardOf(given.card)) throw invalid("There is no card of that number.", { param: "card" });
    const method = newCard(world, { card: given.card });
    makeDefault(world, given.customer, method);
    return Response.json({ success: true, paymentMethod: method });
  });
  app.post("/cancel", async (c) => {
    const { subscription: id, atPeriodEnd } = await bodyOf(c, SHAPES.cancel);
    const subscription = world.get("subscriptions", id, "subscription");
    if (!atPeriodEnd)
      return Response.json({ success: true, subscription: cancelNow(world, subscription) });
    const patch = cancellationOf(world, subscription, { cancel_at: periodOf(subscription).end });
    const changed = world.change(subscription, patch, "customer.subscription.updated");
    return Response.json({ success: true, subscription: changed });
  });
}

function chargeOf(world: World, given: { chargeId?: string; invoiceId?: string }): Charge {
  const { chargeId, invoiceId } = given;
  const invoice = invoiceId ? world.get("invoices", invoiceId, "invoiceId") : undefined;
  const id = chargeId ?? (invoice && intentOf(world, invoice)?.latest_charge);
  if (!id) throw missing("charge", invoiceId ?? "", "chargeId");
  return world.get("charges", id, "chargeId");
}

/** The whole state of this Stripe, oldest first. */
function stateOf({ world, webhookSecret }: OtherParts) {
  return {
    webhookSecret,
    now: world.now,
    products: world.all("products"),
    prices: world.all("prices"),
    customers: world.all("customers"),
    paymentMethods: world.all("paymentMethods"),
    checkoutSessions: world.all("sessions"),
    subscriptions: world.all("subscriptions"),
    schedules: world.all("schedules"),
    invoices: world.all("invoices"),
    charges: world.all("charges"),
    refunds: world.all("refunds"),
    disputes: world.all("disputes"),
    events: world.all("events").map((event) => ({
      ...event,
      delivery: world.hidden.deliveries[event.id],
    })),
  };
}
