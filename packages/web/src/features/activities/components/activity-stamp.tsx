import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { Stamp } from "~/components/ui/badge";
import { useCourtDays } from "~/lib/court/use-court-days";
import { dueOf, today } from "~/lib/due";

/** The state of an entry: carried by a task, done, cancelled, or how near its date is. Nothing if it has none. */
export function ActivityStamp({ entry }: { entry: Activity }) {
  const court = useCourtDays();
  if (entry.status === "enTarea") return <Stamp>En una tarea</Stamp>;
  if (entry.completed)
    return <Stamp tone="ok">{entry.kind === "task" ? "Hecha" : "Cumplido"}</Stamp>;
  if (entry.status === "cancelada") return <Stamp>Cancelada</Stamp>;
  if (!entry.dateExpiration) return null;
  const { text, tone } = dueOf(entry.dateExpiration, today(), court);
  return <Stamp tone={tone}>{text}</Stamp>;
}
