import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import * as z from "zod";

/** The faults of the local Google. */
const KINDS = [
  ...["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded", "429", "500", "410"],
  ...["slow", "held"],
  ...["hookLost", "hookTwice", "hooksShuffled", "tokenRevoked", "tokenExpired", "busyUnknown"],
  // The call does its work, and its response is lost.
  "answerLost",
] as const;

/** A fault on demand: how often, and for whom where it concerns one person. */
export const fault = z.strictObject({
  kind: z.enum(KINDS),
  times: z.number().int().min(1).max(10_000).default(1),
  email: z.email().optional(),
});

type Kind = (typeof KINDS)[number];

const SLOW_MS = 1500;

/** How long a call is held at most: shorter than a caller waits. */
const HELD_MS = 8000;

/** No faults at first. They are forgotten when Foja stops. */
export class Faults {
  private readonly left = new Map<Kind, number>();
  private mended = new AbortController();

  set(kind: Kind, times: number): void {
    this.left.set(kind, times);
  }

  clear(): void {
    this.left.clear();
    this.mended.abort();
    this.mended = new AbortController();
  }

  /** Resolves when the faults are cleared. */
  async hold(): Promise<void> {
    await pause(HELD_MS, undefined, { signal: this.mended.signal }).catch(() => {});
  }

  /** Whether a fault is due now; counts it as used. */
  take(kind: Kind): boolean {
    const left = this.left.get(kind) ?? 0;
    if (left > 0) this.left.set(kind, left - 1);
    return left > 0;
  }
}

const QUOTA = ["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded"] as const;

/** An error of the API in Google's format. */
export const refusedWith = (code: number, reason: string, message = reason) =>
  Response.json(
    {
      error: {
        code,
        message,
        errors: [{ domain: code === 403 ? "usageLimits" : "global", reason, message }],
      },
    },
    { status: code },
  );

/** Responds with the due fault instead of the API. */
export const misbehaving =
  (faults: Faults): MiddlewareHandler =>
  async (c, next) => {
    const quota = QUOTA.find((kind) => faults.take(kind));
    if (quota) return refusedWith(403, quota);
    if (faults.take("429")) return refusedWith(429, "rateLimitExceeded");
    if (faults.take("500")) return refusedWith(500, "backendError");
    if (faults.take("slow")) await pause(SLOW_MS);
    if (faults.take("held")) await faults.hold();
    await next();
    if (c.req.method !== "GET" && faults.take("answerLost")) {
      c.res = refusedWith(503, "backendError");
    }
  };
