import type { CSSProperties } from "react";
import { LINE_LOOK } from "~/lib/agenda-lines";
import { EVENT_LOOK } from "~/lib/event-types";
import type { Entry } from "../lib/entries";

type ChipProps = { entry: Entry["extendedProps"]; title: string; time: string };

/** The colour of an entry: its own, or that of its type. */
export const tintOf = ({ event }: Entry["extendedProps"]): string =>
  event ? (event.color ?? EVENT_LOOK[event.type].tint) : "var(--ink-faint)";

/** An entry as it is drawn in a day: its sign, its hour and its name; its type is read aloud. */
export function EventChip({ entry, title, time }: ChipProps) {
  const { event, task } = entry;
  const { icon: Icon, label } = event ? EVENT_LOOK[event.type] : LINE_LOOK[task?.kind ?? "task"];
  const about = event?.folderName ?? task?.folderName;
  return (
    <span
      className="cal-event flex h-full min-h-6 w-full min-w-0 items-start gap-1.5 py-0.5 ps-2 pe-1 text-xs"
      style={{ "--tint": tintOf(entry) } as CSSProperties}
      title={[label, title, about].filter(Boolean).join(" · ")}
    >
      <Icon aria-hidden className="mt-0.5 size-3 shrink-0 text-ink-soft" />
      <span className="line-clamp-2 min-w-0 hyphens-auto whitespace-normal break-words [word-break:normal]">
        <span className="sr-only">{label}: </span>
        {time && <span className="text-ink-soft tabular-nums">{time} </span>}
        {title}
      </span>
    </span>
  );
}

/** An entry as a line of the agenda: beside its hour, with its type in words and its case. */
export function AgendaLine({ entry, title, time }: ChipProps) {
  const { event, task } = entry;
  const { icon: Icon, label } = event ? EVENT_LOOK[event.type] : LINE_LOOK[task?.kind ?? "task"];
  const about = event?.folderName ?? task?.folderName;
  return (
    <span className="flex min-w-0 items-start gap-2.5 px-3 py-2">
      <span className="w-16 shrink-0 sm:w-28 text-ink-soft tabular-nums">
        {time || "Todo el día"}
      </span>
      <span
        aria-hidden
        className="mt-0.5 h-4 w-1 shrink-0 rounded-sm"
        style={{ background: tintOf(entry) }}
      />
      <span className="min-w-0">
        <span className="block break-words">{title}</span>
        <span className="mt-0.5 flex items-center gap-1.5 text-ink-soft text-sm">
          <Icon aria-hidden className="size-3.5 shrink-0" />
          {label}
        </span>
        {about && <span className="mt-0.5 block break-words text-ink-soft text-sm">{about}</span>}
      </span>
    </span>
  );
}
