import { addDays } from "@foja/core/kernel/day.rules";
import { useQuery } from "@tanstack/react-query";
import { dueTasks, eventsBetween } from "~/lib/agenda";
import { today } from "~/lib/due";
import { openDeadlines } from "../api/open-deadlines";
import { comingOf, DAYS_AHEAD } from "../lib/coming";

/** What falls due or begins within days in the practice; nothing while it is not known. */
export function useComing(userId: string) {
  const from = today();
  const tasks = useQuery(dueTasks(userId, DAYS_AHEAD));
  const events = useQuery(eventsBetween(userId, from, addDays(from, DAYS_AHEAD)));
  const spoken = useSpokenFor(userId, events.data);
  const failed = [tasks, events].find(({ error, data }) => error && !data);
  const retry = () => void Promise.all([tasks.refetch(), events.refetch()]);
  if (failed) return { error: failed.error, retry };
  if (!tasks.data || !events.data || !spoken) return { retry };
  const now = new Date().toISOString();
  return { coming: comingOf(tasks.data, events.data, spoken, now), retry };
}

/**
 * The events for which a task speaks, done or not: a deadline is an event and a task. Where that
 * cannot be known an event is shown: better twice than not at all.
 */
function useSpokenFor(userId: string, events: readonly { type: string }[] = []) {
  const enabled = events.some(({ type }) => type === "vencimiento");
  const { data, isPending } = useQuery({ ...openDeadlines(userId), enabled });
  if (enabled && isPending) return undefined;
  return new Set(data?.flatMap(({ eventId, taskId }) => (taskId && eventId) ?? []));
}
