import { dayOf } from "@foja/core/kernel/zone.rules";
import {
  type DeadlineVariables,
  deadlineVariables,
} from "@foja/core/law/deadlines/deadline.schema";
import { parseQuick } from "@foja/core/law/deadlines/quick.rules";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { folderChoice, getCalculator } from "~/features/calculations/shared/api/calls";
import { messageOf } from "~/lib/api/messages";
import { getDeadline } from "../api/deadline-calls";
import { startValues, valuesOf } from "../lib/deadline-form";
import { CalendarEditor } from "./calendar-editor";
import { DeadlineDesk } from "./deadline-desk";
import { ViewToggle } from "./view-toggle";

/** The calculator of deadlines, and the calendar that it counts by. */
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

/** The initial values: a saved deadline, a scheduled one, a date in the address, or today. */
function Opening() {
  const [params] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now()));
  const folderId = params.get("folder");
  const folder = useQuery({ ...folderChoice(folderId ?? ""), enabled: folderId !== null });
  const { id, kept, saved, loading, error } = useKept(params.get("id"), params.get("tarea"));
  if (loading) return <SkeletonRows rows={6} />;
  if (error) return <EmptyState>{messageOf(error)}</EmptyState>;
  const variables = kept && deadlineVariables.safeParse(kept).data;
  const start = variables ? valuesOf(variables as DeadlineVariables) : saidValues(params, today);
  const title = params.get("titulo") ?? "";
  return (
    <DeadlineDesk
      key={id ?? saidKey(params)}
      {...{ start, saved, title }}
      folder={folder.data ?? null}
    />
  );
}

/** The form's values from an address: its date, and its length if valid. */
function saidValues(params: URLSearchParams, today: string) {
  const start = startValues(params.get("fecha") ?? today);
  const plazo = params.get("plazo") ?? "";
  return parseQuick(plazo) ? { ...start, plazo } : start;
}

/** A key that changes with the address's deadline, so that another one starts another form. */
const saidKey = (params: URLSearchParams) =>
  ["fecha", "plazo", "titulo"].map((name) => params.get(name) ?? "").join(" ");

/** The variables of a saved calculation, or of a task's deadline. */
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
