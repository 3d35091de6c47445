import { addDays } from "../../kernel/day.rules";
import { instantAt, startOfDay } from "../../kernel/zone.rules";
import type { DeadlineResult, DeadlineVariables } from "../../law/deadlines/deadline.schema";
import {
  countText,
  dayText,
  dueClock,
  dueDay,
  dueText,
  graceText,
} from "../../law/deadlines/text.rules";

/** A deadline that has a due date. */
export type Due = DeadlineResult & { vencimiento: string };

export const isDue = (result: DeadlineResult): result is Due => result.vencimiento !== null;

/** When the event of a deadline is: all its day; its moment where hours are counted. */
export function spanOf({ vencimiento }: Due) {
  const day = dueDay(vencimiento);
  if (!vencimiento.includes("T")) {
    return { allDay: true, start: startOfDay(day), end: startOfDay(addDays(day, 1)) };
  }
  const at = instantAt(day, dueClock(vencimiento));
  return { allDay: false, start: at, end: at };
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

/** Whether two results differ in what a person must know. */
export const moved = (before: DeadlineResult, after: DeadlineResult): boolean =>
  before.vencimiento !== after.vencimiento || before.gracia?.fecha !== after.gracia?.fecha;

/** The sentence for a deadline that moved: «El plazo … vencía el X; por el … vence el Y.» */
export function movedText(
  title: string,
  before: DeadlineResult,
  after: Due,
  because: string,
): string {
  const was = before.vencimiento ?? "";
  if (was !== after.vencimiento) {
    return `El plazo «${title}» vencía el ${dueText(was)}; por ${because} vence el ${dueText(after.vencimiento)}.`;
  }
  const [graceWas, graceIs] = [before, after].map(({ gracia }) =>
    gracia ? dayText(gracia.fecha) : "ninguno",
  );
  return `El plazo de gracia de «${title}» era el ${graceWas}; por ${because} es el ${graceIs}.`;
}

/** The name a scheduled deadline goes by: the first line of what its calculation says. */
export const titleOf = (description: string | null): string =>
  description?.split("\n")[0] ?? "Plazo";

export type PutDownKind = "task" | "event" | "notification" | "calculator";

/** What was put into the agenda in one go, by its identifiers. */
export type PutDown = {
  eventId: string;
  taskId: string | null;
  notificationId?: string | null;
  calculatorId?: string | null;
};

const NAMES: Record<PutDownKind, string> = {
  task: "la tarea",
  event: "el evento",
  notification: "el aviso de la causa",
  calculator: "el cálculo",
};

/** The sentence for what stays when the rest is undone: «Queda la tarea: cambió desde…». */
export function staysText(stays: readonly PutDownKind[]): string {
  const names = stays.map((kind) => NAMES[kind]);
  const all = names.length > 1 ? `${names.slice(0, -1).join(", ")} y ${names.at(-1)}` : names[0];
  if (names.length === 1) return `Queda ${all}: cambió después de agendarse.`;
  return `Quedan ${all}: cambiaron después de agendarse.`;
}
