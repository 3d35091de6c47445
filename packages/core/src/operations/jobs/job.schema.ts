import * as z from "zod";

/** The scheduled jobs, by the names of their triggers. */
export const JOBS = [
  "deadlines-sweep",
  "digest-send",
  "letters-sweep",
  "court-sync",
  "calendar-sync",
  "calendar-renew",
  "rates-fetch",
  "deadlines-recompute",
  "reservations-remind",
  "holds-expire",
  "invoices-sweep",
  "plans-apply",
  "campaigns-send",
  "downgrades-apply",
  "subscriptions-reconcile",
  "bundles-sweep",
  "webhooks-sweep",
  "case-imports-sweep",
  "exports-build",
  "erasures-run",
  "folders-purge",
  "stats-snapshot",
  "index-rebuild",
] as const;
export type JobName = (typeof JOBS)[number];

/** One run of a job: when, for how long, whether it ended well and how much it did. */
export const jobRun = z.object({
  at: z.string(),
  seconds: z.number(),
  ok: z.boolean(),
  /** Its counters, by its own names: `raised`, `asked`… Empty for a failed run. */
  did: z.record(z.string(), z.number()),
  /** The request id in its log lines. */
  requestId: z.string(),
});

/** A job with its last runs, newest first. */
export const jobStanding = z.object({ name: z.enum(JOBS), runs: z.array(jobRun) });

export type JobRun = z.output<typeof jobRun>;
export type JobStanding = z.output<typeof jobStanding>;
