import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { handler } from "@foja/functions/reactions/subscription-stir";
import { type BusEvent, openBus } from "@foja/local/aws/bus/bus";
import { listen } from "@foja/local/host/server";
import { getRequestListener } from "@hono/node-server";
import { startStripe } from "./billing";
import { TEST_ENVIRONMENT } from "./environment";
import { ownTable } from "./own-table";
import type { Tenant } from "./tenant";

export const GOOD = "4242424242424242";
export const DECLINED = "4000000000000002";

/** A table, a Stripe and a bus: events reach the webhook, which reaches the reaction. */
export async function startSubscriptions() {
  const before = process.env.TABLE_NAME;
  await ownTable();
  const stripe = await startStripe();
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bus-"));
  const events = ["subscription.stirred"];
  const bus = openBus({
    name: TEST_ENVIRONMENT.EVENT_BUS,
    reactions: [{ name: "subscription-stir", events, handler: "test.handler", timeoutSeconds: 60 }],
    load: async () => (event: BusEvent) => handler(event as never),
    dataDir,
  });
  const server = await listen(0, (request, response) => {
    void getRequestListener(bus.app.fetch, { overrideGlobalObjects: false })(request, response);
  });
  process.env.EVENTS_ENDPOINT = `http://127.0.0.1:${server.port}`;
  resetEnv();
  const settle = async () => {
    await stripe.settle();
    await bus.settle();
  };
  const order = (planId: string) => ({
    planId,
    successUrl: "http://localhost:3000/apps/subscription/success",
    cancelUrl: "http://localhost:3000/apps/subscription/error",
    acceptTerms: true,
  });
  return {
    ...stripe,
    settle,
    order,
    /** Buys a plan by the calls of a browser; resolves when the events have arrived. */
    buy: async (tenant: Tenant, planId = "standard", card = GOOD) => {
      const opened = await tenant.call("POST", "/api/subscriptions/checkout", {
        body: order(planId),
      });
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
      await stripe.pay(String(opened.body.sessionId), card, true);
      await settle();
    },
    stop: async () => {
      bus.stop();
      await stripe.stop();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
      process.env.TABLE_NAME = before;
      resetEnv();
    },
  };
}

export type Billing = Awaited<ReturnType<typeof startSubscriptions>>;
