import type { Entry } from "./entries";

/** How a chip is drawn: what one goes to, what falls due, what is to be done, and the rest. */
export type ChipForm = "hearing" | "deadline" | "chore" | "event";

const HEARINGS = new Set(["audiencia", "mediacion", "pericia"]);

/** The form of an entry: it shows its kind where colours are not seen. */
export function formOf({ event, task }: Entry["extendedProps"]): ChipForm {
  if (task) return task.kind === "task" ? "chore" : "deadline";
  if (event?.type === "vencimiento") return "deadline";
  return event && HEARINGS.has(event.type) ? "hearing" : "event";
}

/** Whether something should have been done before today. */
export const isOverdue = ({ task }: Entry["extendedProps"], today: string): boolean =>
  task !== undefined && task.day < today;

/** By whom a case is known: «Sosa» of «Sosa, Marcos c/ Transportes S.A. s/ daños». */
export function surnameOf(folderName: string): string {
  const [actor = ""] = folderName.split(/ c\/| s\//i);
  const [surname = ""] = actor.split(",");
  return shortened(surname.trim() || folderName);
}

/** So much of a name leaves room for what is to be done. */
const SHORT = 14;

/** As many whole words as are short, and none that only joins what was left out. */
function shortened(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > SHORT) words.pop();
  while (words.length > 1 && /^(de|del|la|las|los|y|e)$/i.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}
