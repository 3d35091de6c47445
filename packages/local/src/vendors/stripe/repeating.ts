import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { Refusal } from "./refusal";
import type { World } from "./world";

const DAY_MS = 24 * 3600_000;
/** What Stripe answers anew: nothing had begun. */
const NOT_KEPT = new Set([401, 404, 409, 429]);

/** Answers a call with a known idempotency key as the first time. */
export const repeatable =
  (world: World): MiddlewareHandler =>
  async (c, next) => {
    const key = c.req.method === "POST" ? c.req.header("idempotency-key") : undefined;
    if (!key) return next();
    const of = hashOf(`${c.req.path}\n${await c.req.text()}`);
    const { answers } = world.hidden;
    forgetOld(answers);
    const known = answers[key];
    if (known) {
      if (known.of !== of) throw reused(key);
      const headers = { "content-type": "application/json", "idempotent-replayed": "true" };
      return new Response(known.body, { status: known.status, headers });
    }
    await next();
    const { status } = c.res;
    if (NOT_KEPT.has(status)) return;
    const body = await c.res.clone().text();
    if (status === 400 && /"code":"parameter_/.test(body)) return;
    world.hidden.answers[key] = { of, status, body, at: Date.now() };
  };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const reused = (key: string) =>
  new Refusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

function forgetOld(answers: Record<string, { at: number }>): void {
  for (const [key, { at }] of Object.entries(answers)) {
    if (at < Date.now() - DAY_MS) delete answers[key];
  }
}
