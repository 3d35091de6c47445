import type { Context } from "hono";

/** The error in Stripe's envelope. */
export type StripeError = {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
};

/** A request that Stripe refuses, with its HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409 | 429 | 500,
    readonly error: StripeError,
  ) {
    super(error.message);
  }
}

/** A request with a wrong parameter. */
export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new Refusal(400, { type: "invalid_request_error", message, ...more });

/** An unknown id: 404 in the path, 400 in a parameter. */
export function missing(what: string, id: string, param = "id"): Refusal {
  return new Refusal(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param,
  });
}

/** Sends a refusal in Stripe's envelope. Throws any other error. */
export function answerRefusal(error: Error, c: Context): Response {
  if (!(error instanceof Refusal)) throw error;
  return c.json({ error: error.error }, error.status);
}
