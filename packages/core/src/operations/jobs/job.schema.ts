import * as z from "zod";

/** What starts by the clock, by the names of the triggers. */
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
  "exports-build",
  "erasures-run",
  "folders-purge",
  "stats-snapshot",
  "index-rebuild",
] as const;
export type JobName = (typeof JOBS)[number];

/** One time that a job ran: when, for how long, whether it ended well and how much it did. */
export const jobRun = z.object({
  at: z.string(),
  seconds: z.number(),
  ok: z.boolean(),
  /** What it counted, in its own words: `raised`, `asked`… Empty for one that failed. */
  did: z.record(z.string(), z.number()),
  /** The thread of its log lines. */
  requestId: z.string(),
});

/** A job with its last runs, the latest first. */
export const jobStanding = z.object({ name: z.enum(JOBS), runs: z.array(jobRun) });

export type JobRun = z.output<typeof jobRun>;
export type JobStanding = z.output<typeof jobStanding>;
