import { CircleAlert } from "lucide-react";
import type { CSSProperties } from "react";
import { LINE_LOOK } from "~/lib/agenda-lines";
import { cn } from "~/lib/cn";
import { today } from "~/lib/due";
import { EVENT_LOOK } from "~/lib/event-types";
import { formOf, isOverdue, surnameOf } from "../lib/chip";
import type { Entry } from "../lib/entries";

type ChipProps = { entry: Entry["extendedProps"]; title: string; time: string };

/** The focusable element of an event in the calendar: the library's own one around its chip. */
export const chipOf = (id: string) => () =>
  document.querySelector(`[data-entry="${id}"]`)?.closest<HTMLElement>("[tabindex]");

/** The look of an entry: its icon, label, case and colour. */
function lookOf({ event, task }: Entry["extendedProps"]) {
  const late = isOverdue({ event, task }, today());
  const folderName = event?.folderName ?? task?.folderName;
  const look = { folderName, late, form: formOf({ event, task }) };
  if (event) {
    const { icon, label, tint } = EVENT_LOOK[event.type];
    return { ...look, icon, label, tint: late ? LATE : (event.color ?? tint) };
  }
  const due = LINE_LOOK[task?.kind ?? "task"];
  if (late) return { ...look, icon: CircleAlert, label: due.late, tint: LATE };
  return { ...look, icon: due.icon, label: due.label, tint: "var(--line-strong)" };
}

const LATE = "var(--due-overdue)";

/** An entry in a day: its icon, its hour, its case's surname and its title. */
export function EventChip({ entry, title, time }: ChipProps) {
  const { icon: Icon, label, folderName, late, form, tint } = lookOf(entry);
  return (
    <span
      data-entry={entry.event?._id}
      className="cal-event flex h-full min-h-6 w-full min-w-0 items-start gap-1 py-0.5 ps-2 pe-1 text-xs"
      data-form={form}
      data-late={late || undefined}
      style={{ "--tint": tint } as CSSProperties}
      title={[label, title, folderName].filter(Boolean).join(" · ")}
    >
      <Icon aria-hidden className="mt-0.5 size-3 shrink-0" />
      <span className="cal-words min-w-0 hyphens-auto whitespace-normal break-words [word-break:normal]">
        <span className="sr-only">{label}: </span>
        {time && <span className="tabular-nums">{time} </span>}
        {folderName && <span className="font-medium">{surnameOf(folderName)} · </span>}
        {title}
      </span>
    </span>
  );
}

/** An entry as a line of the agenda: its hour, its type in words and its case. */
export function AgendaLine({ entry, title, time }: ChipProps) {
  const { icon: Icon, label, folderName, late, tint } = lookOf(entry);
  return (
    <span
      data-entry={entry.event?._id}
      className="flex min-w-0 items-start gap-2.5 px-3 py-2 text-base"
    >
      <span className="w-16 shrink-0 sm:w-28 text-ink-soft tabular-nums">
        {time || "Todo el día"}
      </span>
      <span
        aria-hidden
        className="mt-0.5 h-4 w-1 shrink-0 rounded-sm"
        style={{ background: tint }}
      />
      <span className="min-w-0">
        <span className="block break-words">{title}</span>
        <span
          className={cn(
            "mt-0.5 flex items-center gap-1.5 text-sm",
            late ? "text-due-overdue" : "text-ink-soft",
          )}
        >
          <Icon aria-hidden className="size-3.5 shrink-0" />
          {label}
        </span>
        {folderName && (
          <span className="mt-0.5 block break-words text-ink-soft text-sm">{folderName}</span>
        )}
      </span>
    </span>
  );
}
