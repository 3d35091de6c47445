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

/** What a caller adds to the transaction, given what it will leave. */
type Beside = (made: { taskId: string; due: string }) => Write[];

/**
 * Puts a deadline into the agenda: computed here, whatever the client showed, it becomes one task
 * that carries its count. Written with what the caller writes `beside` it, or not at all. Throws a
 * sentence on the wrong field.
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

/** Whether this very request, asked again, already wrote what it makes. */
async function isWritten(taskId: string): Promise<boolean> {
  try {
    await Tasks.get(taskId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return false;
    throw error;
  }
}
