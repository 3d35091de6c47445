import type { NextLine } from "@foja/core/agenda/lines/line.schema";
import type { Event } from "@foja/core/practice/events/event.schema";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

export const EVENTS = ["events"] as const;
export const EVENT_LISTS = [...EVENTS, "list"] as const;

/** Everything in the agenda between two days, both included. */
export const eventsBetween = (userId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...EVENT_LISTS, userId, from, to],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
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
    },
  });

/** Begins with `activities` because the agenda changes with the entries of any case. */
export const AGENDA = ["activities", "agenda"] as const;

/**
 * The agenda of the practice between two days, both included: deadlines, tasks, events, and the due
 * dates of movements and cédulas; with `overdue`, also earlier lines that are still open.
 */
export const agendaBetween = (userId: string, from: string, to: string, overdue = false) =>
  queryOptions({
    queryKey: [...AGENDA, userId, from, to, overdue],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { from, to, ...(overdue && { overdue: "true" as const }) };
      return answer(client.api.agenda.$get({ query }, { init: { signal } }));
    },
  });

/** The next agenda line of each case, by case id: one request for a whole list. */
export const nextOfCases = (userId: string) =>
  queryOptions({
    queryKey: [...AGENDA, "next", userId],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, NextLine>> => {
      const { lines } = await answer(client.api.agenda.next.$get({}, { init: { signal } }));
      return new Map(lines.map((line) => [line.folderId, line]));
    },
  });
