import type { Segment } from "./segment.schema";
import type { Subscriber } from "./subscriber.schema";

/** The fields of a contact that segments filter by: equal profiles are counted together. */
export type Profile = Pick<
  Subscriber,
  "state" | "account" | "plan" | "role" | "province" | "lastEntry" | "tags"
>;

/** The profile of a contact, with sorted tags. */
export const profileOf = (one: Profile): Profile => ({
  state: one.state,
  account: one.account,
  plan: one.plan,
  role: one.role,
  province: one.province,
  lastEntry: one.lastEntry,
  tags: [...new Set(one.tags)].sort(),
});

/** A profile as a text that is equal for equal profiles. */
export const profileText = (one: Profile): string => JSON.stringify(Object.values(profileOf(one)));

/** Whether a profile belongs to a segment and may be mailed. */
export function fits(segment: Segment, profile: Profile): boolean {
  const { tags, plans, roles, accounts, provinces, enteredFrom, enteredUntil } = segment;
  const entry = profile.lastEntry;
  return (
    profile.state === "subscribed" &&
    (tags.length === 0 || tags.some((tag) => profile.tags.includes(tag))) &&
    isAmong(plans, profile.plan) &&
    isAmong(roles, profile.role) &&
    isAmong(accounts, profile.account) &&
    isAmong(provinces, profile.province) &&
    (enteredFrom === null || (entry !== null && entry >= enteredFrom)) &&
    (enteredUntil === null || (entry !== null && entry <= enteredUntil))
  );
}

const isAmong = <T>(wanted: readonly T[], found: T | null): boolean =>
  wanted.length === 0 || (found !== null && wanted.includes(found));

/** A profile, and how many contacts have it. */
export type Cell = { profile: Profile; count: number };

/** How many contacts a segment has, out of those that may be mailed. */
export function countOf(segment: Segment, cells: readonly Cell[]): { count: number; of: number } {
  const total = { count: 0, of: 0 };
  for (const { profile, count } of cells) {
    if (profile.state !== "subscribed") continue;
    total.of += count;
    if (fits(segment, profile)) total.count += count;
  }
  return total;
}

/** Every tag in use, with how many mailable contacts have it; the most used first. */
export function tagsOf(cells: readonly Cell[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { profile, count } of cells) {
    if (profile.state !== "subscribed" || count < 1) continue;
    for (const tag of profile.tags) counts.set(tag, (counts.get(tag) ?? 0) + count);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

/** How many contacts are in each state. */
export function statesOf(cells: readonly Cell[]): Record<Subscriber["state"], number> {
  const states = {
    unasked: 0,
    subscribed: 0,
    unsubscribed: 0,
    bounced: 0,
    complained: 0,
    erased: 0,
  };
  for (const { profile, count } of cells) states[profile.state] += count;
  return states;
}
