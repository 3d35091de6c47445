import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod";
import { Refusal } from "./refusal";

/** The faults of the local Stripe. With `answerLost` the call does its work first. */
const KINDS = ["429", "500", "timeout", "reset", "answerLost"] as const;

export const fault = z.strictObject({
  kind: z.enum(KINDS),
  times: z.number().int().min(1).max(10_000).default(1),
});
type Kind = (typeof KINDS)[number];

/** No faults at first. They are forgotten when Foja stops. */
export class Faults {
  private readonly left = new Map<Kind, number>();

  set(kind: Kind, times: number): void {
    this.left.set(kind, times);
  }

  clear(): void {
    this.left.clear();
  }

  /** Whether a fault is due now; counts it as used. */
  take(kind: Kind): boolean {
    const left = this.left.get(kind) ?? 0;
    if (left > 0) this.left.set(kind, left - 1);
    return left > 0;
  }
}

/** Responds with the due fault instead of the API. */
export const misbehaving =
  (faults: Faults): MiddlewareHandler =>
  async (c, next) => {
    if (faults.take("429")) throw new Refusal(429, limited);
    if (faults.take("500")) throw new Refusal(500, broken);
    if (faults.take("reset")) return cut(c);
    if (faults.take("timeout")) return silence(c);
    const losesAnswer = faults.take("answerLost");
    await next();
    if (losesAnswer) c.res = cut(c);
  };

const limited = {
  type: "invalid_request_error" as const,
  code: "rate_limit",
  message: "Request rate limit exceeded.",
};
const broken = { type: "api_error" as const, message: "An unknown error occurred." };

const connectionOf = (c: Context) => (c.env as { outgoing: ServerResponse }).outgoing;

/** Closes the connection without a response. */
function cut(c: Context): Response {
  connectionOf(c).destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Sends nothing until the caller hangs up. */
async function silence(c: Context): Promise<Response> {
  const connection = connectionOf(c);
  await new Promise((resolve) => connection.once("close", resolve));
  return RESPONSE_ALREADY_SENT;
}
