import type * as z from "zod";
import { commit, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { deadlineResult } from "../../law/deadlines/deadline.schema";
import { dueDay } from "../../law/deadlines/text.rules";
import { Calculators } from "../../practice/calculators";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import type { Task } from "../../practice/tasks/task.schema";
import { aboutOf, deadlineOf, isDue } from "./scheduling.rules";
import type { scheduleDeadline } from "./scheduling.schema";

type ScheduleInput = z.output<typeof scheduleDeadline>;

/** The writes that a caller adds to the transaction, given what it creates. */
type Beside = (made: { taskId: string; due: string }) => Write[];

/**
 * Schedules a deadline: computed here, whatever the client showed, and stored as one task that
 * carries its count, in one commit with the caller's `beside` writes. Throws a sentence on the
 * wrong field.
 */
export async function schedule(
  { variables, title, folderId = null, description }: ScheduleInput,
  beside: Beside = () => [],
): Promise<Task> {
  const computation = await Calculators.compute({ type: "plazo", variables });
  const due = deadlineResult.parse(computation.result);
  if (!isDue(due)) throw invalid("variables.cantidad", "Cantidad: completá de cuánto es el plazo");
  const about = aboutOf(variables, due, description);
  const { shown, writes } = await Tasks.planDeadline(
    {
      ...{ name: title, description: about, priority: "alta", folderId },
      dueDate: dueDay(due.vencimiento),
    },
    deadlineOf(computation, variables, due),
  );
  try {
    await commit(
      ...writes,
      ...Folders.recount(undefined, { folderId, kind: "task" }),
      ...beside({ taskId: shown._id, due: due.vencimiento }),
    );
    return shown;
  } catch (error) {
    if (await isWritten(shown._id)) return shown;
    throw error;
  }
}

/** Whether an earlier try of this very request already created it. */
async function isWritten(taskId: string): Promise<boolean> {
  try {
    await Tasks.get(taskId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return false;
    throw error;
  }
}
