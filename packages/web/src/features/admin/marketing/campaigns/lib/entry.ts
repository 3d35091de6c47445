import type { Segment } from "@foja/core/outreach/subscribers/segment.schema";

type Entry = Pick<Segment, "enteredFrom" | "enteredUntil">;

/** Choices of the last entry: months before this one, since or until when. */
const CHOICES = [
  { value: "since-0", label: "Entró este mes" },
  { value: "since-3", label: "Entró en los últimos 3 meses" },
  { value: "until-1", label: "No entra desde el mes pasado o antes" },
  { value: "until-3", label: "No entra hace 3 meses o más" },
  { value: "until-6", label: "No entra hace 6 meses o más" },
] as const;

export const entryOptions = CHOICES;

/** The month, `YYYY-MM`, so many months before that of a day (`YYYY-MM-DD`). */
export function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const index = year * 12 + month - 1 - months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** What a choice says of the last entry, on a day. */
export function entryOf(choice: string, today: string): Entry {
  const [kind, months = "0"] = choice.split("-");
  const month = monthBefore(today, Number(months));
  return {
    enteredFrom: kind === "since" ? month : null,
    enteredUntil: kind === "until" ? month : null,
  };
}

/** The choice that says what a segment says of the last entry; "" where none does. */
export const choiceOf = ({ enteredFrom, enteredUntil }: Entry, today: string): string =>
  CHOICES.find(({ value }) => {
    const said = entryOf(value, today);
    return said.enteredFrom === enteredFrom && said.enteredUntil === enteredUntil;
  })?.value ?? "";
