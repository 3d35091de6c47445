/** How often a price is charged. */
export type Every = { interval: string; interval_count: number };

const DAY_S = 24 * 3600;

/** An instant some intervals after another, in seconds; a 31st becomes a short month's last day. */
export function after(start: number, { interval, interval_count }: Every, times = 1): number {
  const count = interval_count * times;
  if (interval === "day") return start + count * DAY_S;
  if (interval === "week") return start + count * 7 * DAY_S;
  const date = new Date(start * 1000);
  const months = date.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), last);
  const midnight = Date.UTC(date.getUTCFullYear(), months, day) / 1000;
  return midnight + (start % DAY_S);
}

/** The first end of a period, counted from the anchor, after an instant. */
export function nextEnd(anchor: number, moment: number, every: Every): number {
  let times = 1;
  while (after(anchor, every, times) <= moment) times += 1;
  return after(anchor, every, times);
}
