import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { Stamp } from "~/components/ui/badge";
import { dueOf } from "~/lib/due";

/** The state of an entry: done, cancelled, or how near its date is. Nothing where nothing waits. */
export function ActivityStamp({ entry }: { entry: Activity }) {
  if (entry.completed)
    return <Stamp tone="ok">{entry.kind === "task" ? "Hecha" : "Cumplido"}</Stamp>;
  if (entry.status === "cancelada") return <Stamp>Cancelada</Stamp>;
  if (!entry.dateExpiration) return null;
  const { text, tone } = dueOf(entry.dateExpiration);
  return <Stamp tone={tone}>{text}</Stamp>;
}
