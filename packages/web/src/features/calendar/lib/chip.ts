import type { Entry } from "./entries";

/** The form of a chip: a hearing, a due date, a task, or any other event. */
export type ChipForm = "hearing" | "deadline" | "chore" | "event";

const HEARINGS = new Set(["audiencia", "mediacion", "pericia"]);

/** The form of an entry, which shows its kind where colours cannot be seen. */
export function formOf({ event, task }: Entry["extendedProps"]): ChipForm {
  if (task) return task.kind === "task" ? "chore" : "deadline";
  if (event?.type === "vencimiento") return "deadline";
  return event && HEARINGS.has(event.type) ? "hearing" : "event";
}

/** Whether an entry was due before today. */
export const isOverdue = ({ task }: Entry["extendedProps"], today: string): boolean =>
  task !== undefined && task.day < today;

/** The surname by which a case is known: «Sosa» in «Sosa, Marcos c/ Transportes S.A. s/ daños». */
export function surnameOf(folderName: string): string {
  const [actor = ""] = folderName.split(/ c\/| s\//i);
  const [surname = ""] = actor.split(",");
  return shortened(surname.trim() || folderName);
}

/** The most characters of a name that leave space for the title. */
const SHORT = 14;

/** As many whole words as fit, without a connecting word at the end. */
function shortened(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > SHORT) words.pop();
  while (words.length > 1 && /^(de|del|la|las|los|y|e)$/i.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}
