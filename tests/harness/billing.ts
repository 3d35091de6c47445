import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { listen } from "@foja/local/host/server";
import { newStripeSecret } from "@foja/local/vendors/stripe/keys";
import { createStripe } from "@foja/local/vendors/stripe/stripe";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { call } from "./api";

type Body = Record<string, unknown>;

/** Posts an event to the API's webhook; resolves to the status of the answer. */
const toWebhook = async (body: string, signature: string) => {
  const headers = { "stripe-signature": signature };
  return (await call("POST", "/api/webhooks/stripe", { raw: body, headers })).status;
};

/**
 * Starts a stand-in of Stripe for the test, which the API uses. Its events are sent to `target`: by
 * default the API's webhook.
 */
export async function startStripe(target = toWebhook) {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-stripe-"));
  const [key, webhookSecret] = [newStripeSecret(), newStripeSecret()];
  const app = new Hono();
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = await listen(0, (request, response) => void answer(request, response));
  const url = `http://127.0.0.1:${server.port}`;
  const pages = `${url}/_local/stripe`;
  const stripe = createStripe({ dataDir, key, webhookSecret, target, pages });
  app.route("/v1", stripe.api).route("/_local/stripe", stripe.app);
  Object.assign(process.env, {
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  resetEnv();
  resetSecrets();
  /** A call of the stand-in. Throws Stripe's message when it is refused. */
  const post = async (path: string, body: object): Promise<Body> => {
    const response = await stripe.app.request(path, { method: "POST", body: JSON.stringify(body) });
    const answered = (await response.json()) as Body;
    if (!response.ok) throw new Error(JSON.stringify(answered));
    return answered;
  };
  return {
    url,
    webhookSecret,
    /** Pays a checkout session like its page; the answer's `outcome` is how it ended. */
    pay: (sessionId: string, card: string, complete3ds?: boolean) =>
      post(`/checkout/${sessionId}/pay`, { card, complete3ds }),
    /** Moves Stripe's clock, and runs all that falls due. */
    clock: (now: string | number) => post("/clock", { now }),
    deliver: (manner: { times?: number; shuffle?: boolean; drop?: boolean | number }) =>
      post("/deliver", manner),
    resend: (asked: { last: number; times?: number; shuffle?: boolean }) => post("/resend", asked),
    /** All objects of this Stripe, oldest first. */
    state: async () =>
      (await (await stripe.app.request("/state")).json()) as Record<string, Body[]>,
    settle: stripe.settle,
    fail: (kind: string, times = 1) => post("/faults", { kind, times }),
    mend: () => stripe.app.request("/faults", { method: "DELETE" }),
    /** What the cardholder, their bank and the account's dashboard can do. */
    card: (customer: string, card: string) => post("/card", { customer, card }),
    cancel: (subscription: string, atPeriodEnd = false) =>
      post("/cancel", { subscription, atPeriodEnd }),
    refund: (asked: { chargeId?: string; invoiceId?: string; amount?: number }) =>
      post("/refund", asked),
    dispute: (asked: { chargeId?: string; invoiceId?: string; status?: "won" | "lost" }) =>
      post("/dispute", asked),
    stop: async () => {
      await stripe.settle();
      stripe.stop();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Billing = Awaited<ReturnType<typeof startStripe>>;
