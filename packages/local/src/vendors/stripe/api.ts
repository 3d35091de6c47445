import { STRIPE_VERSION } from "@foja/core/kernel/ports/stripe";
import { Hono, type MiddlewareHandler } from "hono";
import { addCustomers } from "./customers";
import { addDisputes } from "./disputes";
import { addEvents } from "./events";
import { type Faults, misbehaving } from "./faults";
import { newId } from "./ids";
import { addInvoices } from "./invoice-api";
import { catchUp } from "./passing-time";
import { addPayments } from "./payment-api";
import { addPaymentMethods } from "./payment-methods";
import { addPortal } from "./portal";
import { addPreviews } from "./previews";
import { addPrices } from "./prices";
import { addProducts } from "./products";
import { addRefunds } from "./refunds";
import { answerRefusal, invalid, Refusal } from "./refusal";
import { repeatable } from "./repeating";
import { routesOf } from "./routes";
import { addSchedules } from "./schedule-api";
import { addSessions } from "./sessions";
import { addSubscriptions } from "./subscription-api";
import { addTestClocks } from "./test-clocks";
import type { World } from "./world";

type Parts = { world: World; faults: Faults; key: string; done: () => void };

/** Stripe's API, below `/v1`. Undocumented parameters are refused. */
export function stripeApi({ world, faults, key, done }: Parts): Hono {
  const app = new Hono();
  app.use(framed(world, done));
  app.use(authorised(key));
  app.use(misbehaving(faults));
  app.use(repeatable(world));
  app.onError(answerRefusal);
  const on = routesOf(app, world);
  addProducts(on, world);
  addPrices(on, world);
  addCustomers(on, world);
  addPaymentMethods(on, world);
  addSessions(on, world);
  addSubscriptions(on, world);
  addSchedules(on, world);
  addPreviews(on, world);
  addInvoices(on, world);
  addPayments(on, world);
  addRefunds(on, world);
  addDisputes(on, world);
  addPortal(on, world);
  addTestClocks(on, world);
  addEvents(on, world);
  app.all("*", (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    throw new Refusal(404, { type: "invalid_request_error", message });
  });
  return app;
}

/** Gives a call its id, first runs what was due before it, and stores its changes. */
const framed =
  (world: World, done: () => void): MiddlewareHandler =>
  async (c, next) => {
    const id = newId("req", 14);
    c.header("request-id", id);
    c.header("stripe-version", STRIPE_VERSION);
    catchUp(world);
    world.request = { id, idempotency_key: c.req.header("idempotency-key") ?? null };
    await next();
    done();
  };

const authorised =
  (key: string): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${key}`) {
      throw new Refusal(401, {
        type: "invalid_request_error",
        message: "Invalid API Key provided",
      });
    }
    const version = c.req.header("stripe-version") ?? STRIPE_VERSION;
    if (version !== STRIPE_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
    await next();
  };
