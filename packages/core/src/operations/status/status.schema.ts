import * as z from "zod";
import { PULSES } from "../../kernel/pulse/pulse.rules";
import { JOBS, jobRun } from "../jobs/job.schema";
import { PROMISE_NAMES } from "./promises.rules";

const state = z.enum(["good", "bad", "unknown"]);
const moment = z.string().nullable();

/** The last good and bad instants of a service that Foja depends on, UTC ISO. */
const pulse = z.object({
  name: z.enum(PULSES),
  state,
  goodAt: moment,
  badAt: moment,
  /** The current problem, in Spanish. */
  problem: z.string().nullable(),
});

/**
 * The state of Foja, part by part. A part that could not be read is null; the others are still
 * returned.
 */
export const serverStatus = z.object({
  at: z.string(),
  table: z
    .object({ state, items: z.number().int().min(0), bytes: z.number().int().min(0) })
    .nullable(),
  /**
   * The readers of the table's stream; `ageSeconds` is the age of the last batch's oldest event.
   */
  streams: z.array(pulse.extend({ ageSeconds: z.number().nullable() })).nullable(),
  /** What was given up after every retry, by its trigger. */
  deadLetters: z.array(z.object({ name: z.string(), waiting: z.number().int().min(0) })).nullable(),
  /** Every job with its last run; `late` when the next run is overdue. */
  jobs: z
    .array(z.object({ name: z.enum(JOBS), state, late: z.boolean(), last: jobRun.nullable() }))
    .nullable(),
  /** The mail that the account sends: rates from 0 to 1, of two weeks; null where none was sent. */
  mail: z
    .object({
      state,
      sentLast24h: z.number().min(0),
      /** Null where there is no limit. */
      most24h: z.number().nullable(),
      bounceRate: z.number().nullable(),
      complaintRate: z.number().nullable(),
    })
    .nullable(),
  /**
   * What is promised, over four weeks, in percent: how often it is to be kept, was kept, and what is left of
   * its budget of errors, below 0 when broken; null where nothing happened. Empty where nothing measures.
   */
  promises: z
    .array(
      z.object({
        name: z.enum(PROMISE_NAMES),
        state,
        objective: z.number(),
        kept: z.number().nullable(),
        left: z.number().nullable(),
      }),
    )
    .nullable(),
  vendors: z.array(pulse).nullable(),
});

export type ServerStatus = z.output<typeof serverStatus>;
