import type { Event } from "@foja/core/practice/events/event.schema";
import type { Task } from "@foja/core/practice/tasks/task.schema";
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
        // Whole events come back where no fields are asked for.
        events.push(...(page.events as Event[]));
        cursor = page.nextCursor;
        if (!cursor) return events;
      }
    },
  });

/** The open tasks that fall due in the next days, today being none, and those overdue. */
export const dueTasks = (userId: string, days: number) =>
  queryOptions({
    queryKey: ["tasks", "upcoming", userId, days],
    queryFn: async ({ signal }) => {
      const tasks: Task[] = [];
      for (let cursor: string | undefined; ; ) {
        const query = { days: String(days), limit: "1000", ...(cursor && { cursor }) };
        const request = { param: { userId }, query };
        const page = await answer(
          client.api.tasks.upcoming[":userId"].$get(request, { init: { signal } }),
        );
        tasks.push(...page.tasks);
        cursor = page.nextCursor;
        if (!cursor) return tasks;
      }
    },
  });
