import { AsyncLocalStorage } from "node:async_hooks";

/** A source of the current instant, in milliseconds since the Unix epoch. */
type Source = () => number;

const scoped = new AsyncLocalStorage<Source>();
let ambient: Source = Date.now;

/** The current instant, in milliseconds. The only reader of time in the practice. */
export function now(): number {
  return (scoped.getStore() ?? ambient)();
}

/** The instant of the process's clock, in milliseconds, even while a job works as of another. */
export const clockNow = (): number => ambient();

/** The current instant as UTC ISO 8601 with milliseconds: what is stored and answered. */
export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** Runs `work` as if it were `instant` (milliseconds or ISO): jobs run "as of" a date, and tests. */
export function at<T>(instant: number | string, work: () => T): T {
  const fixed = typeof instant === "string" ? Date.parse(instant) : instant;
  return scoped.run(() => fixed, work);
}

/** Replaces the process's clock; without an argument, gives it back to the system. For tests. */
export function setClock(source: Source = Date.now): void {
  ambient = source;
}
