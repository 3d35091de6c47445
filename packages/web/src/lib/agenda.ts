import { inOrder } from "@foja/core/agenda/lines/line.rules";
import type { Line, NextLine } from "@foja/core/agenda/lines/line.schema";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Event } from "@foja/core/practice/events/event.schema";
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { today } from "~/lib/due";
import { type KeptSpan, knownWithin } from "~/lib/offline/spans";
import { isReachable } from "~/lib/offline/state";

export const EVENTS = ["events"] as const;
export const EVENT_LISTS = [...EVENTS, "list"] as const;

/** Everything in the agenda between two days, both included. */
export const eventsBetween = (userId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...EVENT_LISTS, userId, from, to],
    placeholderData: keepPreviousData,
    queryFn: ({ signal, client: cache }) =>
      orKept(
        () => readEvents(userId, from, to, signal),
        () =>
          knownWithin(keptSpans<Event[]>(cache, [...EVENT_LISTS, userId]), { from, to }, eventDays),
      ),
  });

async function readEvents(userId: string, from: string, to: string, signal: AbortSignal) {
  const events: Event[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { from, to, limit: "1000", ...(cursor && { cursor }) };
    const request = { param: { userId }, query };
    const page = await answer(
      client.api.events.user[":userId"].$get(request, { init: { signal } }),
    );
    // Without `fields` the API returns whole events.
    events.push(...(page.events as Event[]));
    cursor = page.nextCursor;
    if (!cursor) return events;
  }
}

const eventDays = ({ start, end }: Event) => ({ first: dayOf(start), last: dayOf(end) });
const lineDays = ({ day }: Line) => ({ first: day, last: day });

/** Begins with `activities` because the agenda changes with the entries of any case. */
export const AGENDA = ["activities", "agenda"] as const;

type Agenda = { overdue: Line[]; lines: Line[]; complete: boolean };

/**
 * The agenda of the practice between two days, both included: deadlines, tasks, events, and the due
 * dates of movements and cédulas; with `overdue`, also earlier lines that are still open.
 */
export const agendaBetween = (userId: string, from: string, to: string, overdue = false) =>
  queryOptions({
    queryKey: [...AGENDA, userId, from, to, overdue],
    placeholderData: keepPreviousData,
    queryFn: ({ signal, client: cache }) =>
      orKept<Agenda>(
        () => {
          const query = { from, to, ...(overdue && { overdue: "true" as const }) };
          return answer(client.api.agenda.$get({ query }, { init: { signal } }));
        },
        () => keptAgenda(keptSpans<Agenda>(cache, [...AGENDA, userId]), { from, to }),
      ),
  });

/** What is known of an agenda without a network; it may lack lines of days that were not read. */
function keptAgenda(spans: KeptSpan<Agenda>[], days: { from: string; to: string }) {
  const ofLines = spans.map(({ data, ...span }) => ({ ...span, data: data.lines }));
  const lines = knownWithin(ofLines, days, lineDays);
  const overdue = spans.find(({ data }) => data.overdue.length > 0)?.data.overdue ?? [];
  return lines && { overdue, lines: inOrder(lines), complete: false };
}

/** The spans of a list of queries that were read, the latest first: their keys end with two days. */
function keptSpans<T>(cache: QueryClient, under: QueryKey): KeptSpan<T>[] {
  return cache
    .getQueryCache()
    .findAll({ queryKey: under })
    .filter(({ state }) => state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ queryKey, state }) => {
      const [from, to] = queryKey.slice(under.length);
      return { from: String(from), to: String(to), data: state.data as T };
    });
}

/** What a call answers or, without a network, what this device knows. */
async function orKept<T>(read: () => Promise<T>, known: () => T | undefined): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const kept = isReachable() ? undefined : known();
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The days ahead that are read while the page is idle, to be there without a network. */
const DAYS_KEPT = 14;

/** Reads the agenda and the events of the next fortnight, where no reading covers it. */
export async function keepFortnight(cache: QueryClient, userId: string): Promise<void> {
  const [from, to] = [today(), addDays(today(), DAYS_KEPT)];
  const isRead = (under: QueryKey) =>
    keptSpans(cache, [...under, userId]).some((span) => span.from <= from && span.to >= to);
  await Promise.all([
    isRead(AGENDA) || cache.prefetchQuery(agendaBetween(userId, from, to, true)),
    isRead(EVENT_LISTS) || cache.prefetchQuery(eventsBetween(userId, from, to)),
  ]);
}

/** The next agenda line of each case, by case id: one request for a whole list. */
export const nextOfCases = (userId: string) =>
  queryOptions({
    queryKey: [...AGENDA, "next", userId],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, NextLine>> => {
      const { lines } = await answer(client.api.agenda.next.$get({}, { init: { signal } }));
      return new Map(lines.map((line) => [line.folderId, line]));
    },
  });
