import type { Event } from "@foja/core/events/event.schema";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

export const EVENTS = ["events"] as const;
export const LISTS = [...EVENTS, "list"] as const;

/** Everything in the agenda between two days, both included. */
export const eventsBetween = (userId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...LISTS, userId, from, to],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const events: Event[] = [];
      for (let cursor: string | undefined; ; ) {
        const query = { from, to, limit: "1000", ...(cursor && { cursor }) };
        const request = { param: { userId }, query };
        const page = await answer(
          client.api.events.user[":userId"].$get(request, { init: { signal } }),
        );
        // Whole events come back where no fields are asked for.
        events.push(...(page.events as Event[]));
        cursor = page.nextCursor;
        if (!cursor) return events;
      }
    },
  });

/** One event, whole. */
export const getEvent = (id: string) =>
  queryOptions({
    queryKey: [...EVENTS, "one", id],
    queryFn: async ({ signal }) => {
      const request = { param: { id } };
      return (await answer(client.api.events.id[":id"].$get(request, { init: { signal } }))).event;
    },
  });

const AHEAD_DAYS = "90";

/** The tasks that fall due in the next three months, and those overdue. */
export const dueTasks = (userId: string) =>
  queryOptions({
    queryKey: ["tasks", "upcoming", userId, AHEAD_DAYS],
    queryFn: async ({ signal }) => {
      const request = { param: { userId }, query: { days: AHEAD_DAYS, limit: "1000" } };
      const { tasks } = await answer(
        client.api.tasks.upcoming[":userId"].$get(request, { init: { signal } }),
      );
      return tasks;
    },
  });
