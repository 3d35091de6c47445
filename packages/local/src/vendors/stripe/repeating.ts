import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { Refusal } from "./refusal";
import type { World } from "./world";

const DAY_MS = 24 * 3600_000;
/** Statuses that are not stored: nothing had been started. */
const NOT_KEPT = new Set([400, 401, 404, 409, 429]);

/** Repeats the first response to a known idempotency key, and runs one call per key at a time. */
export const repeatable = (world: World): MiddlewareHandler => {
  const under = new Set<string>();
  return async (c, next) => {
    const key = c.req.method === "POST" ? c.req.header("idempotency-key") : undefined;
    if (!key) return next();
    const of = hashOf(`${c.req.path}\n${await c.req.text()}`);
    const { answers } = world.hidden;
    forgetOld(answers);
    const known = answers[key];
    if (known) return again(known, of, key);
    if (under.has(key)) throw inUse(key);
    under.add(key);
    try {
      await next();
      await keep(world, key, of, c.res);
    } finally {
      under.delete(key);
    }
  };
};

async function keep(world: World, key: string, of: string, answer: Response): Promise<void> {
  const { status } = answer;
  if (NOT_KEPT.has(status)) return;
  const body = await answer.clone().text();
  world.hidden.answers[key] = { of, status, body, at: Date.now() };
  world.touch();
}

type Kept = { of: string; status: number; body: string };

function again({ of, status, body }: Kept, asked: string, key: string): Response {
  if (of !== asked) throw reused(key);
  const headers = { "content-type": "application/json", "idempotent-replayed": "true" };
  return new Response(body, { status, headers });
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const reused = (key: string) =>
  new Refusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const inUse = (key: string) =>
  new Refusal(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message: `There is currently another in-progress request using this Idempotent Key: ${key}`,
  });

function forgetOld(answers: Record<string, { at: number }>): void {
  for (const [key, { at }] of Object.entries(answers)) {
    if (at < Date.now() - DAY_MS) delete answers[key];
  }
}
