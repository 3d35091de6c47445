import { Calculators } from "../calculators";
import { now } from "../clock";
import { Tasks } from "../tasks";
import { dayOf } from "../zone.rules";
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
