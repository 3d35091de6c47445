import type { DeadlineResult, DeadlineVariables } from "../../law/deadlines/deadline.schema";
import { countText, dayText, dueText, graceText } from "../../law/deadlines/text.rules";
import type { TaskDeadline } from "../../practice/tasks/task.schema";

/** A deadline that has a due date. */
export type Due = DeadlineResult & { vencimiento: string };

export const isDue = (result: DeadlineResult): result is Due => result.vencimiento !== null;

/** The count that a task stores, without the days that the same variables produce again. */
export function deadlineOf(
  { computedAt, verification }: Pick<TaskDeadline, "computedAt" | "verification">,
  variables: DeadlineVariables,
  due: Due,
): TaskDeadline {
  const { vencimiento, gracia, advertencias, calendario, engineVersion } = due;
  const conteo = countText(variables, due);
  const kept = { variables, vencimiento, gracia, conteo, advertencias, calendario };
  return { ...kept, engineVersion, computedAt, verification };
}

/** The description of a deadline in the agenda: how it was counted, and the end of its grace. */
export function aboutOf(
  variables: DeadlineVariables,
  result: Due,
  description: string | null | undefined,
): string {
  const grace = graceText(result);
  return [
    ...(description ? [description] : []),
    `Vence el ${dueText(result.vencimiento)}.`,
    ...(grace ? [`Plazo de gracia: ${grace}.`] : []),
    `Se contó: ${countText(variables, result)}.`,
    ...result.advertencias,
  ].join("\n");
}

/** The name of a deadline scheduled earlier: the first line of its calculation's description. */
export const titleOf = (description: string | null): string =>
  description?.split("\n")[0] ?? "Plazo";

/** The lines in a deadline's other records that its task lacks. */
export function leftOver(
  said: string,
  others: readonly { title: string; description: string | null }[],
): string {
  const lines = others.flatMap(({ description }) => (description ?? "").split("\n"));
  const known = new Set(said.split("\n"));
  return [...new Set(lines)].filter((line) => line.trim() && !known.has(line)).join("\n");
}

/** The part of a count whose changes are notified. */
type Counted = Pick<TaskDeadline, "vencimiento" | "gracia">;

/** Whether two counts differ in what a person must know. */
export const moved = (before: Counted, after: Counted): boolean =>
  before.vencimiento !== after.vencimiento || before.gracia?.fecha !== after.gracia?.fecha;

/** The sentence for a deadline that moved: «El plazo … vencía el X; por el … vence el Y.» */
export function movedText(title: string, before: Counted, after: Counted, because: string): string {
  if (before.vencimiento !== after.vencimiento) {
    return `El plazo «${title}» vencía el ${dueText(before.vencimiento)}; por ${because} vence el ${dueText(after.vencimiento)}.`;
  }
  const [graceWas, graceIs] = [before, after].map(({ gracia }) =>
    gracia ? dayText(gracia.fecha) : "ninguno",
  );
  return `El plazo de gracia de «${title}» era el ${graceWas}; por ${because} es el ${graceIs}.`;
}

/** What a novedad scheduled in the agenda: the task of a deadline, or the event of a hearing. */
export type PutDown = { eventId: string | null; taskId: string | null };

const NAMES = { task: "la tarea", event: "el evento" } as const;
export type PutDownKind = keyof typeof NAMES;

/** The sentence on what an undo leaves: «Queda la tarea: cambió desde…». */
export function staysText(stays: readonly PutDownKind[]): string {
  const all = stays.map((kind) => NAMES[kind]).join(" y ");
  if (stays.length === 1) return `Queda ${all}: cambió después de agendarse.`;
  return `Quedan ${all}: cambiaron después de agendarse.`;
}
