import { dayOf } from "@foja/core/kernel/zone.rules";
import {
  type DeadlineVariables,
  deadlineVariables,
} from "@foja/core/law/deadlines/deadline.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { getCalculator } from "~/features/calculations/shared/api/calls";
import { messageOf } from "~/lib/api/messages";
import { getCase, getDeadline } from "../api/deadline-calls";
import { startValues, valuesOf } from "../lib/deadline-form";
import { CalendarEditor } from "./calendar-editor";
import { DeadlineDesk } from "./deadline-desk";
import { ViewToggle } from "./view-toggle";

/** When a deadline falls due, and the calendar it is counted by. */
export default function DeadlinesPage() {
  const [params] = useSearchParams();
  const inCalendar = params.get("vista") === "calendario";
  return (
    <>
      <PageHeader
        title={inCalendar ? "Calendario judicial" : "Plazos"}
        description={
          inCalendar
            ? "Los días que no corren para tu estudio, con su motivo y su fuente."
            : "Cuándo vence, con cada día que cuenta y cada día que no."
        }
        actions={<ViewToggle inCalendar={inCalendar} />}
      />
      {inCalendar ? <CalendarEditor /> : <Opening />}
    </>
  );
}

/** What the form begins with: a saved deadline, a scheduled one, a date in the address, or today. */
function Opening() {
  const [params] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now()));
  const folderId = params.get("folder");
  const folder = useQuery({ ...getCase(folderId ?? ""), enabled: folderId !== null });
  const { id, kept, saved, loading, error } = useKept(params.get("id"), params.get("tarea"));
  if (loading) return <SkeletonRows rows={6} />;
  if (error) return <EmptyState>{messageOf(error)}</EmptyState>;
  const variables = kept && deadlineVariables.safeParse(kept).data;
  const start = variables
    ? valuesOf(variables as DeadlineVariables)
    : startValues(params.get("fecha") ?? today);
  return (
    <DeadlineDesk key={id ?? "new"} start={start} saved={saved} folder={folder.data ?? null} />
  );
}

/** The variables of a saved calculation, or of the deadline that a task is. */
function useKept(id: string | null, taskId: string | null) {
  const saved = useQuery({ ...getCalculator(id ?? ""), enabled: id !== null });
  const task = useQuery({ ...getDeadline(taskId ?? ""), enabled: id === null && taskId !== null });
  const asked = [id !== null && saved, id === null && taskId !== null && task];
  const [query] = asked.flatMap((one) => one || []);
  return {
    id: id ?? taskId,
    kept: saved.data?.variables ?? task.data?.deadline?.variables,
    saved: saved.data ?? null,
    loading: query?.isPending ?? false,
    error: query?.error ?? null,
  };
}
