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
import { getCase } from "../api/deadline-calls";
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

/** What the form begins with: a saved deadline, a date that came in the address, or today. */
function Opening() {
  const [params] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now()));
  const id = params.get("id");
  const folderId = params.get("folder");
  const saved = useQuery({ ...getCalculator(id ?? ""), enabled: id !== null });
  const folder = useQuery({ ...getCase(folderId ?? ""), enabled: folderId !== null });
  if (id && saved.isPending) return <SkeletonRows rows={6} />;
  if (id && saved.error) return <EmptyState>{messageOf(saved.error)}</EmptyState>;
  const fecha = params.get("fecha") ?? today;
  const variables = saved.data && deadlineVariables.safeParse(saved.data.variables).data;
  const start = variables ? valuesOf(variables as DeadlineVariables) : startValues(fecha);
  return (
    <DeadlineDesk
      key={id ?? "new"}
      start={start}
      saved={saved.data ?? null}
      folder={folder.data ?? null}
    />
  );
}
