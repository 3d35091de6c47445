import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { weekdayOf } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { dueDay, dueText } from "@foja/core/law/deadlines/text.rules";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";

/** Whether its proposal can be accepted as it is: it is complete, and it addresses the client. */
export const isReady = ({ proposal, asked }: Novedad): boolean =>
  Boolean(proposal && (proposal.vencimiento ?? proposal.start) && asked?.whose === "ours");

/** When something is or was due: «Vence el lunes 30/11/2026», «Venció el jueves 19/11/2026». */
export const duePhrase = (day: string, today: string): string =>
  `${day < today ? "Venció" : "Vence"} el ${dueText(day)}`;

const WEEKDAYS = ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"];

/** A day short enough for a column: «jue 19/11», with the year if it is another one. */
export function narrowDay(day: string, today: string): string {
  const [year, month, date] = day.split("-");
  const said = `${WEEKDAYS[weekdayOf(day)] ?? ""} ${date}/${month}`;
  return year === today.slice(0, 4) ? said : `${said}/${year?.slice(2)}`;
}

/** When something is due: «vence el lunes 30/11/2026», or a hearing by its hour. */
export const dueWords = (due: string): string =>
  due.endsWith("Z") ? formatMoment(due) : `vence el ${dueText(due)}`;

/** The label of the button that accepts it. */
export function acceptWords(novedad: Novedad): string {
  if (novedad.asked?.whose === "theirs") return "Agendar igual";
  if (!isReady(novedad) && novedad.proposal?.kind === "event") return "Completar audiencia";
  return novedad.proposal?.kind === "event" ? "Agendar audiencia" : "Agendar plazo";
}

type Agenda = NonNullable<Novedad["scheduled"]>;

/** Whether anything is left in the agenda of what a novedad added. */
export const isThere = ({ task, event }: Agenda): boolean => task !== null || event !== null;

/** What is in the agenda now of what a novedad added, with its link. */
export function agendaWords({ taskId, eventId, due, task, event }: Agenda) {
  if (task && taskId) return { text: taskWords(task, due), to: paths.tasks.one(taskId) };
  if (!event || !eventId)
    return { text: "Se agendó, pero ya no está en la agenda.", to: undefined };
  const to = paths.calendar.one(eventId);
  const when = event.allDay ? dueText(dayOf(event.start)) : formatMoment(event.start);
  if (taskId) return { text: `Su tarea ya no está; queda el evento del ${when}`, to };
  return { text: `Agendada: ${when}`, to };
}

/** A person may have moved the task since, or completed it. */
function taskWords({ status, dueDate }: NonNullable<Agenda["task"]>, due: string): string {
  if (status === "completada") return "Agendada: tarea completada";
  if (status === "cancelada") return "Agendada: tarea cancelada";
  if (!dueDate) return "Agendada: tarea sin vencimiento";
  return `Agendada: ${dueWords(dueDate === dueDay(due) ? due : dueDate)}`;
}
