import { Subscriptions } from "@foja/core/billing/subscriptions";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { describes } from "../../http/described";
import { STRIPE_HOOK } from "../../http/guards";
import { query } from "../../http/input";
import { route } from "../../http/route";

/** The body is read as raw bytes: the signature covers those, and no schema is trusted before. */
const takesOctets = describes(
  createMiddleware((_, next) => next()),
  { noBody: true },
);

export const stripeRoutes = new Hono().post(
  STRIPE_HOOK,
  route("public", {
    summary:
      "Hear from Stripe that something changed: a signed event, of which only whom it is about is read",
    answers: { 200: success },
  }),
  query(z.strictObject({})),
  takesOctets,
  async (c) => {
    const signature = c.req.header("stripe-signature") ?? "";
    await Subscriptions.heard(new Uint8Array(await c.req.arrayBuffer()), signature);
    return answerWith(c, {});
  },
);
