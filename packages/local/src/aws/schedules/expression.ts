import { Cron } from "croner";

export type Timer = { stop(): void };

const UNIT_MS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** `sloppyRanges` allows EventBridge's `0/10`, every ten from zero. */
export const CRON_OPTIONS = { timezone: "UTC", unref: true, sloppyRanges: true };

/** Calls `work` on an EventBridge schedule expression: `rate(5 minutes)`, `cron(0 6 * * ? *)`. */
export function toTimer(expression: string, work: () => void): Timer {
  const every = rateOf(expression);
  if (every === undefined) return new Cron(cronOf(expression), CRON_OPTIONS, work);
  const timer = setInterval(work, every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The milliseconds of a `rate(...)`; undefined for another kind of expression. */
export function rateOf(expression: string): number | undefined {
  const [, count, unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const each = UNIT_MS[unit];
  return each === undefined ? undefined : Number(count) * each;
}

/**
 * An EventBridge cron in common syntax: with leading seconds, and weekdays counted from 0 for
 * Sunday instead of 1. Throws on anything else.
 */
export function cronOf(expression: string): string {
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.trim().split(/\s+/) ?? [];
  const [minute, hour, day, month, weekday, year] = fields;
  if (fields.length !== 6 || !weekday) throw new Error(`not a schedule: ${expression}`);
  return ["0", minute, hour, any(day), month, any(shift(weekday)), year].join(" ");
}

function any(field: string | undefined): string {
  return field === "?" ? "*" : (field ?? "*");
}

function shift(weekday: string): string {
  return weekday.replace(/(?<![#/\d])\d/g, (day) => String(Number(day) - 1));
}
