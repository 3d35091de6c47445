import type { DeadlineResult, DeadlineVariables } from "../../law/deadlines/deadline.schema";
import { countText, dayText, dueText, graceText } from "../../law/deadlines/text.rules";
import type { TaskDeadline } from "../../practice/tasks/task.schema";

/** A deadline that has a due date. */
export type Due = DeadlineResult & { vencimiento: string };

export const isDue = (result: DeadlineResult): result is Due => result.vencimiento !== null;

/** The count that a task carries, without the days that the same variables give again. */
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

/** What the agenda says of a deadline: how it was counted, until when its grace runs. */
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

/** The name a scheduled deadline went by: the first line of what its calculation said. */
export const titleOf = (description: string | null): string =>
  description?.split("\n")[0] ?? "Plazo";

/** What other records of a deadline say that its task does not, line by line. */
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

/** What a novedad put into the agenda: the task of a deadline, or the event of a hearing. */
export type PutDown = { eventId: string | null; taskId: string | null };

const NAMES = { task: "la tarea", event: "el evento" } as const;
export type PutDownKind = keyof typeof NAMES;

/** The sentence for what stays when the rest is undone: «Queda la tarea: cambió desde…». */
export function staysText(stays: readonly PutDownKind[]): string {
  const all = stays.map((kind) => NAMES[kind]).join(" y ");
  if (stays.length === 1) return `Queda ${all}: cambió después de agendarse.`;
  return `Quedan ${all}: cambiaron después de agendarse.`;
}
