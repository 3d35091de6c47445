import { addDays } from "../../kernel/day.rules";
import type { GoogleEvent, GoogleTime } from "../../kernel/ports/calendar-event.rules";
import { dayOf, startOfDay, ZONE } from "../../kernel/zone.rules";
import { MOST_DAYS, type Span } from "../../practice/events/event.rules";
import { colorIdOf } from "./colors.rules";
import { locationOf, type Where, whereOf } from "./where.rules";

/** The fields of an event that both sides have. */
export type Words = Span & Where & { title: string; description: string | null };

const DAY_MS = 24 * 3600_000;

/** An event of Google's as Foja stores it; undefined for one that it cannot store. */
export function fromGoogle(event: GoogleEvent): Words | undefined {
  const span = spanOf(event);
  if (!span || lasts(span) > MOST_DAYS * DAY_MS) return undefined;
  const texts = { title: titleOf(event.summary), description: textOf(event.description) };
  return { ...span, ...texts, ...whereOf(whole(event.location)) };
}

const lasts = ({ start, end }: Span) => Date.parse(end) - Date.parse(start);

/** Whether an event lasts longer than Foja can store. */
export function isTooLong(event: GoogleEvent): boolean {
  const span = spanOf(event);
  return span !== undefined && lasts(span) > MOST_DAYS * DAY_MS;
}

/** An unpaired surrogate, which the table does not accept. */
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const whole = (text: string | null | undefined) => (text ?? "").replace(LONE, "\ufffd");

const cut = (text: string, most: number) => {
  const all = whole(text);
  // Never within a surrogate pair.
  return all.length <= most ? all : all.slice(0, most).replace(/[\ud800-\udbff]$/, "");
};

const titleOf = (summary: string | null | undefined) =>
  cut((summary ?? "").replace(/\p{Cc}+/gu, " ").trim(), 250).trim() || "Sin título";

const textOf = (text: string | null | undefined) =>
  cut((text ?? "").replace(/[^\P{Cc}\t\n\r]/gu, "").trim(), 8192) || null;

function spanOf({ start, end }: GoogleEvent): Span | undefined {
  if (start?.date) return dayspan(start.date, end?.date ?? "");
  const from = Date.parse(start?.dateTime ?? "");
  if (Number.isNaN(from)) return undefined;
  const to = Date.parse(end?.dateTime ?? "");
  const until = Number.isNaN(to) || to < from ? from : to;
  return { allDay: false, start: isoOf(from), end: isoOf(until) };
}

/** The end is exclusive, both at Google and here. */
function dayspan(first: string, end: string): Span {
  const after = end > first ? end : addDays(first, 1);
  return { allDay: true, start: startOfDay(first), end: startOfDay(after) };
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/** The parts of an event that are compared and sent separately. */
export const PARTS = ["title", "description", "when", "where", "color"] as const;

/** The parts that an event shown as busy hides. */
export const WORDS: readonly Part[] = ["title", "description", "where"];
export type Part = (typeof PARTS)[number];

type Sendable = Words & { color: string | null };
type Sending = { hidden: boolean; zone: string | null; parts: readonly Part[] };

/** The title at Google of an event that is only shown as busy. */
export const BUSY = "Ocupado";

/**
 * These parts of an event in Google's format, and no others: those left out stay unchanged there.
 * With `hidden`, title, description and place are not sent.
 */
export function toGoogle(event: Sendable, { hidden, zone, parts }: Sending): GoogleEvent {
  const words: Record<Part, () => GoogleEvent> = {
    title: () => ({ summary: hidden ? BUSY : event.title }),
    description: () => ({ description: hidden ? null : event.description }),
    where: () => ({ location: hidden ? null : locationOf(event) }),
    when: () => timesOf(event, zone ?? ZONE),
    color: () => ({ colorId: colorIdOf(event.color) }),
  };
  const said = parts.map((part) => words[part]());
  return Object.assign({}, ...said) as GoogleEvent;
}

function timesOf({ allDay, start, end }: Span, timeZone: string): GoogleEvent {
  const day = (at: string): GoogleTime => ({ date: dayOf(at), dateTime: null, timeZone: null });
  const hour = (at: string): GoogleTime => ({ dateTime: at, timeZone, date: null });
  return allDay ? { start: day(start), end: day(end) } : { start: hour(start), end: hour(end) };
}

/** Why an event may not be changed here, as a sentence; null for one that may be. */
export function readOnlyOf({ organizer, guestsCanModify, locked }: GoogleEvent): string | null {
  if (locked) return "Google no deja cambiar este evento: está bloqueado.";
  if (organizer?.self !== false || guestsCanModify) return null;
  return "Lo organiza otra persona: solo ella puede cambiarlo, en su calendario.";
}
