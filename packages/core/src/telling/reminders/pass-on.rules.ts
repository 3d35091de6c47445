import type { MemberRole } from "../../kernel/member.rules";
import type { Channels } from "../preferences/preferences.schema";

/** An alert raised for a source: the due date and the threshold it was raised for. */
export type Raised = {
  due: string;
  threshold: string;
  alertId: string;
  /** The next person it was raised for; absent where it was for who answers for the source. */
  nextId?: string;
  /** Whose acknowledgement it waits for, and since when. */
  waits?: { forId: string; since: string };
};

/** A person who is alerted next of a deadline, after how many hours, and by which channels. */
export type Next = { personId: string; afterHours: number; channels: Channels };

type Person = { _id: string; role: MemberRole };

/**
 * Who is alerted after the person who answers for a deadline: the titulares, or the abogados where
 * there is no other titular. In a reserved case, those of them who may see it.
 */
export function nextTo(
  forId: string,
  people: readonly Person[],
  maySee: (personId: string) => boolean,
): string[] {
  const others = people.filter(({ _id }) => _id !== forId && maySee(_id));
  const as = (role: MemberRole) => others.filter((one) => one.role === role).map(({ _id }) => _id);
  const titulares = as("titular");
  return titulares.length > 0 ? titulares : as("abogado");
}

/** The latest alert raised for who answers, while it is not acknowledged. */
export function waitingOf(raised: readonly Raised[], forId: string): Raised | undefined {
  const latest = raised.findLast(({ nextId }) => nextId === undefined);
  return latest?.waits?.forId === forId ? latest : undefined;
}

const HOUR_MS = 3600 * 1000;

/** The next person to alert of a waiting alert, the longest due, and when to check again. */
export function passOn(
  { threshold, waits }: Raised,
  raised: readonly Raised[],
  next: readonly Next[],
  now: string,
): { recipient: (Next & { at: string }) | undefined; lookAt: string | null } {
  const since = Date.parse(waits?.since ?? now);
  const left = next
    .filter(({ personId }) => !raised.some((one) => isFor(one, threshold, personId)))
    .map((one) => ({ ...one, at: new Date(since + one.afterHours * HOUR_MS).toISOString() }))
    .sort((a, b) => a.at.localeCompare(b.at));
  const recipient = left.find(({ at }) => at <= now);
  return { recipient, lookAt: left.find((one) => one !== recipient)?.at ?? null };
}

const isFor = (raised: Raised, threshold: string, personId: string) =>
  raised.threshold === threshold && raised.nextId === personId;

/** The earlier of two instants, of which either may be null. */
export const earliest = (a: string | null, b: string | null): string | null =>
  a && b ? (a < b ? a : b) : (a ?? b);
