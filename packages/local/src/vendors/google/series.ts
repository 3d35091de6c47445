import { instantOf, moved, type Resource } from "./resource";

const DAY_MS = 24 * 3600 * 1000;
const STEP_DAYS: Record<string, number> = { DAILY: 1, WEEKLY: 7 };
/** The most instances of a rule without an end. */
const MOST_INSTANCES = 1200;

/** A part of a rule, such as `FREQ` in `RRULE:FREQ=WEEKLY;COUNT=3`. */
const partOf = (rule: string, name: string) => new RegExp(`${name}=([^;]+)`).exec(rule)?.[1];

/** The offset of each instance of a series from the first, in ms: for daily or weekly rules. */
function offsets(master: Resource): number[] {
  const rule = master.recurrence?.find((line) => line.startsWith("RRULE:")) ?? "";
  const step = STEP_DAYS[partOf(rule, "FREQ") ?? ""] ?? 7;
  const every = step * Number(partOf(rule, "INTERVAL") ?? 1) * DAY_MS;
  const count = Math.min(Number(partOf(rule, "COUNT") ?? MOST_INSTANCES), MOST_INSTANCES);
  const until = untilOf(partOf(rule, "UNTIL"));
  const first = instantOf(master.start);
  return Array.from({ length: count }, (_, n) => n * every).filter((ms) => first + ms <= until);
}

function untilOf(text: string | undefined): number {
  const [, y, m, d] = /^(\d{4})(\d\d)(\d\d)/.exec(text ?? "") ?? [];
  return y ? Date.parse(`${y}-${m}-${d}T23:59:59Z`) : Number.POSITIVE_INFINITY;
}

/** The id of an instance: that of its series, and its original start by the rule. */
const nameOf = (master: Resource, ms: number) =>
  `${master.id}_${new Date(ms).toISOString().replace(/[-:]|\.000/g, "")}`;

/** The instances of a series by its rule; exceptions to it are events of their own. */
export function instancesOf(master: Resource): Resource[] {
  const { recurrence: _, start = {}, end = {}, ...rest } = master;
  return offsets(master).map((ms) => ({
    ...rest,
    id: nameOf(master, instantOf(start) + ms),
    start: moved(start, ms),
    end: moved(end, ms),
    recurringEventId: master.id,
    originalStartTime: moved(start, ms),
  }));
}

/** Matches an instance's identifier, with the id of its series as the first group. */
export const seriesIn = (id: string) => /^(.+)_\d{8}T\d{6}Z$/.exec(id)?.[1];
