import { AsyncLocalStorage } from "node:async_hooks";

/** A source of the current instant, in milliseconds since the Unix epoch. */
type Source = () => number;

const scoped = new AsyncLocalStorage<Source>();
let ambient: Source = Date.now;

/** The current instant, in ms. The only place where the application reads the time. */
export function now(): number {
  return (scoped.getStore() ?? ambient)();
}

/** The instant of the process's clock, in ms, even while a job runs as of another instant. */
export const clockNow = (): number => ambient();

/** The current instant as UTC ISO 8601 with milliseconds, as it is stored and answered. */
export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** Runs `work` as of `instant` (ms or ISO): for jobs that run for a date, and for tests. */
export function at<T>(instant: number | string, work: () => T): T {
  const fixed = typeof instant === "string" ? Date.parse(instant) : instant;
  return scoped.run(() => fixed, work);
}

/** Replaces the process's clock; without an argument, restores the system's. For tests. */
export function setClock(source: Source = Date.now): void {
  ambient = source;
}
