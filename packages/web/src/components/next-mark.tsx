import type { NextLine } from "@foja/core/agenda/lines/line.schema";
import { dueOn } from "@foja/core/kernel/due.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { lookOf } from "~/lib/agenda-lines";
import { cn } from "~/lib/cn";
import { today } from "~/lib/due";
import { DueMark, inkOfDue } from "./due-mark";

/** The next line of a case: when it is due or happens, in the words and colours of a due date. */
export function NextMark({ line }: { line: NextLine }) {
  const { kind, day, title } = line;
  return (
    <span title={title} className="block min-w-0 truncate">
      {kind === "event" ? <Held line={line} /> : <DueMark dueDate={day} status="pendiente" />}
      <span className="sr-only">{`: ${title}`}</span>
    </span>
  );
}

/** An event: its day, hour and type. */
function Held({ line }: { line: NextLine }) {
  const { day, at } = line;
  const { label, icon: Icon } = lookOf(line);
  const { step } = dueOn(day, today());
  return (
    <time
      dateTime={at ? `${day}T${at}` : day}
      className={cn("inline-flex max-w-full items-start gap-1.5", inkOfDue(step))}
    >
      <Icon aria-hidden className="mt-[0.2em] size-3.5 shrink-0" />
      <bdi className="min-w-0 truncate">{heldText(line, label)}</bdi>
    </time>
  );
}

/** «Hoy 9:30 · Audiencia», «Mañana, mar 24/11», «lun 30/11 11:00 · Reunión». */
export function heldText({ day, at }: Pick<NextLine, "day" | "at">, label: string): string {
  const { step } = dueOn(day, today());
  const date = shortDay(day, today());
  const named = step === "today" ? "Hoy" : step === "tomorrow" ? `Mañana, ${date}` : date;
  return `${[named, at].filter(Boolean).join(" ")} · ${label}`;
}
