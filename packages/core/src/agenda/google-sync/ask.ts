import { pause } from "../../kernel/pause";
import { type Calendar, openCalendar } from "../../kernel/ports/calendar";
import { GoogleFault } from "../../kernel/ports/calendar-event.rules";
import { Google } from "../google";
import type { Run } from "./lease";

const QUOTA_WAIT_MS = 5000;

/**
 * Calls the calendar of a run's account. When throttled it retries once, after five seconds. A
 * second refusal, and any other error, is thrown as a `GoogleFault`.
 */
export async function ask<T>({ link }: Run, work: (calendar: Calendar) => Promise<T>): Promise<T> {
  const once = () => Google.withAccess(link, (token) => work(openCalendar(token)));
  try {
    return await once();
  } catch (error) {
    if (!isFault(error, "quota")) throw error;
    await pause(QUOTA_WAIT_MS);
    return once();
  }
}

/** Whether an error is a `GoogleFault` of one of these kinds. */
export const isFault = (error: unknown, ...kinds: GoogleFault["kind"][]): error is GoogleFault =>
  error instanceof GoogleFault && kinds.includes(error.kind);
