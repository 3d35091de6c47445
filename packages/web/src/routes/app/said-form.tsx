import { addDays } from "@foja/core/kernel/day.rules";
import EventElsewhere from "~/features/calendar/components/event-elsewhere";
import { emptyValues } from "~/features/calendar/lib/event-form";
import { spanAt } from "~/features/calendar/lib/span-at";
import TaskFromEntry from "~/features/tasks/components/task-from-entry";
import { today } from "~/lib/due";
import type { Understood } from "~/lib/quick-entry/understand";
import { DRAFTS } from "./said-drafts";

export type SaidForm = Exclude<Understood, { kind: "deadline" }>;

type Props = { said: SaidForm; onClose: () => void };

/** The form of what was typed in the search, filled with what was understood. */
export default function SaidForm({ said, onClose }: Props) {
  const { title, folder, day } = said;
  const of = { folderId: folder?._id ?? "", folderName: folder?.folderName ?? "" };
  if (said.kind === "task") {
    const preset = { ...of, name: title, dueDate: day ?? "" };
    return <TaskFromEntry draft={DRAFTS.task} {...{ preset, onClose }} />;
  }
  const values = { ...emptyValues(spanAt(placeOf(said))), ...of, title, type: said.type };
  return <EventElsewhere beginning={{ values, kind: DRAFTS.event }} onClose={onClose} />;
}

/** The day and hour of an event; the whole day without an hour; without a day, tomorrow at 9. */
function placeOf({ day, clock }: Extract<SaidForm, { kind: "event" }>): string {
  if (day && !clock) return day;
  return `${day ?? addDays(today(), 1)}T${clock ?? "09:00"}`;
}
