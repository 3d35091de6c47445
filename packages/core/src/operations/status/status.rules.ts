const MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 24 * 60 };

/**
 * After how many minutes without a run a job is late, by its schedule expression: three intervals
 * of a rate, or of a `cron` of each so many minutes; an hour more than its day or its week for a `cron`.
 */
export function lateAfter(rate: string): number {
  const [, count, unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(rate) ?? [];
  if (count !== undefined) return 3 * Number(count) * (MINUTES[unit] ?? 0);
  const [, minutes] = /^cron\(0\/(\d+) \* /.exec(rate) ?? [];
  if (minutes !== undefined) return 3 * Number(minutes);
  const isWeekly = /\? \* [A-Z]{3} \*\)$/.test(rate);
  return (isWeekly ? 7 : 1) * 24 * 60 + 60;
}

type Run = { at: string; ok: boolean };

/** The state of a job by its last run, at an instant (epoch ms); `unknown` if it never ran. */
export function jobState(last: Run | undefined, rate: string, now: number) {
  if (!last) return { state: "unknown", late: false } as const;
  const late = now - Date.parse(last.at) > lateAfter(rate) * 60_000;
  return { state: late || !last.ok ? "bad" : "good", late } as const;
}

/** A batch older than this when it was processed, in seconds, means that the stream lags. */
const OLD_S = 300;

/** The state of a reader of the stream: also bad when its last batch was old. */
export const streamState = <S extends string>(state: S, ageSeconds: number | null) =>
  state === "good" && ageSeconds !== null && ageSeconds > OLD_S ? "bad" : state;

/** Amazon reviews accounts from these rates on. */
const MOST_BOUNCES = 0.05;
const MOST_COMPLAINTS = 0.001;
/** The share of the day's quota. */
const MOST_USED = 0.9;

type Figures = {
  sentLast24h: number;
  most24h: number | null;
  bounceRate: number | null;
  complaintRate: number | null;
};

/** The state of mail: bad when the quota is almost used up, or too much bounces. */
export function mailState({ sentLast24h, most24h, bounceRate, complaintRate }: Figures) {
  const spent = most24h !== null && sentLast24h >= most24h * MOST_USED;
  const returned = (bounceRate ?? 0) >= MOST_BOUNCES || (complaintRate ?? 0) >= MOST_COMPLAINTS;
  return spent || returned ? "bad" : "good";
}
