import { join } from "node:path";
import type { Hono } from "hono";
import { stripeApi } from "./api";
import { Clock } from "./clock";
import { Deliveries, type Target } from "./deliveries";
import { Faults } from "./faults";
import { otherSide } from "./other-side";
import { catchUp } from "./passing-time";
import { openState } from "./store";
import { World } from "./world";

export type StripeOptions = {
  dataDir: string;
  /** The keys of the application. */
  key: string;
  webhookSecret: string;
  /** The receiver of events: the application's webhook. */
  target: Target;
  /** The public address of `app`. */
  pages: string;
};

export type Stripe = {
  /** The API, below `/v1`: its client accepts only an origin. */
  api: Hono;
  /** The hosted pages, and the endpoints of the other side. */
  app: Hono;
  /** Resolves when every event so far has been answered or given up. */
  settle(): Promise<void>;
  stop(): void;
};

const LOOK_EVERY_MS = 5000;

/**
 * A stand-in for Stripe: its API, its hosted pages, signed events, and a clock of its own that runs
 * due renewals, retries and ends.
 */
export function createStripe({
  dataDir,
  key,
  webhookSecret,
  target,
  pages,
}: StripeOptions): Stripe {
  const path = join(dataDir, "stripe.json");
  const state = openState(path);
  const world = new World(state, new Clock(state.clock), path, pages);
  const faults = new Faults();
  const deliveries = new Deliveries(world, target, webhookSecret);
  const done = () => {
    world.save();
    deliveries.send();
  };
  const look = () => {
    catchUp(world);
    world.forgetEvents();
    done();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  deliveries.resume();
  return {
    api: stripeApi({ world, faults, key, done }),
    app: otherSide({ world, faults, deliveries, webhookSecret, done }),
    settle: () => deliveries.settle(),
    stop: () => {
      clearInterval(timer);
      deliveries.stop();
      world.close();
    },
  };
}

/** Posts events to an address. */
export const postTo =
  (url: string): Target =>
  async (body, signature) => {
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signature,
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
