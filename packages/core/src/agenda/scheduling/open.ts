import { now } from "../../kernel/clock";
import { dayOf } from "../../kernel/zone.rules";
import { Calculators } from "../../practice/calculators";
import { Tasks } from "../../practice/tasks";
import type { OpenDeadline } from "./scheduling.schema";

/**
 * The scheduled deadlines that fall due from today on, by their event and the task that speaks for
 * it, in whatever state; a deleted task speaks for none.
 */
export async function open(): Promise<OpenDeadline[]> {
  const deadlines = await Calculators.open(dayOf(now()));
  const links = deadlines.flatMap(({ links }) => links ?? []);
  const there = await Tasks.several(links.flatMap(({ taskId }) => taskId ?? []));
  return links.map(({ eventId, taskId }) => ({
    eventId,
    taskId: taskId && there.has(taskId) ? taskId : null,
  }));
}
