import type { Segment } from "@foja/core/outreach/subscribers/segment.schema";

type Entry = Pick<Segment, "enteredFrom" | "enteredUntil">;

/** The options for the last sign-in: from or until which month, counted back from this one. */
const CHOICES = [
  { value: "since-0", label: "Entró este mes" },
  { value: "since-3", label: "Entró en los últimos 3 meses" },
  { value: "until-1", label: "No entra desde el mes pasado o antes" },
  { value: "until-3", label: "No entra hace 3 meses o más" },
  { value: "until-6", label: "No entra hace 6 meses o más" },
] as const;

export const entryOptions = CHOICES;

/** The month, `YYYY-MM`, that is `months` before that of a day (`YYYY-MM-DD`). */
export function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const index = year * 12 + month - 1 - months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The segment's fields for an option, on a day. */
export function entryOf(choice: string, today: string): Entry {
  const [kind, months = "0"] = choice.split("-");
  const month = monthBefore(today, Number(months));
  return {
    enteredFrom: kind === "since" ? month : null,
    enteredUntil: kind === "until" ? month : null,
  };
}

/** The option of a segment's fields on a day; "" if none matches. */
export const choiceOf = ({ enteredFrom, enteredUntil }: Entry, today: string): string =>
  CHOICES.find(({ value }) => {
    const said = entryOf(value, today);
    return said.enteredFrom === enteredFrom && said.enteredUntil === enteredUntil;
  })?.value ?? "";
