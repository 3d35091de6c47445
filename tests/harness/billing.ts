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

/** Posts an event to the API's webhook, as it came; resolves to the status of the answer. */
const toWebhook = async (body: string, signature: string) => {
  const headers = { "stripe-signature": signature };
  return (await call("POST", "/api/webhooks/stripe", { raw: body, headers })).status;
};

/**
 * A Stripe of the test's own, where the API looks for it. Its events reach `target`: the API's
 * webhook unless the test gives another.
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
  /** A call of the other side. Throws with Stripe's sentence when it is refused. */
  const post = async (path: string, body: object): Promise<Body> => {
    const response = await stripe.app.request(path, { method: "POST", body: JSON.stringify(body) });
    const answered = (await response.json()) as Body;
    if (!response.ok) throw new Error(JSON.stringify(answered));
    return answered;
  };
  return {
    url,
    webhookSecret,
    /** Pays a checkout session as its page does; `outcome` says how it ended. */
    pay: (sessionId: string, card: string, complete3ds?: boolean) =>
      post(`/checkout/${sessionId}/pay`, { card, complete3ds }),
    /** Moves Stripe's time, with all that comes due. */
    clock: (now: string | number) => post("/clock", { now }),
    deliver: (manner: { times?: number; shuffle?: boolean; drop?: boolean | number }) =>
      post("/deliver", manner),
    resend: (asked: { last: number; times?: number; shuffle?: boolean }) => post("/resend", asked),
    /** All that this Stripe knows, oldest first. */
    state: async () =>
      (await (await stripe.app.request("/state")).json()) as Record<string, Body[]>,
    settle: stripe.settle,
    fail: (kind: string, times = 1) => post("/faults", { kind, times }),
    mend: () => stripe.app.request("/faults", { method: "DELETE" }),
    /** What the cardholder, their bank and the account's dashboard do. */
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
