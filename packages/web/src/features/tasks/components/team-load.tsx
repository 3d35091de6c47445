import { useMemo } from "react";
import { PeopleTable } from "~/components/lists/people-table";
import { Fold } from "~/components/ui/fold";
import type { RecordList } from "~/lib/lists/record-list";
import type { Desk } from "~/lib/lists/use-desk";
import { usePeople } from "~/lib/people/people";
import type { TaskRow } from "../lib/task-row";
import { LABELS, loadOf } from "../lib/team-load";

type LoadProps = { list: RecordList<TaskRow>; all: readonly TaskRow[] };

/** How much each person of the practice has to do, folded until it is opened. */
export function TeamLoad({ desk: { list, all, archived } }: { desk: Desk<TaskRow> }) {
  const { hasTeam } = usePeople();
  // The archive does not read open tasks.
  if (!hasTeam || archived) return null;
  return (
    <section aria-label="Carga del equipo" className="mb-3">
      <Fold title="Carga del equipo" lazy>
        <LoadTable {...{ list, all }} />
      </Fold>
    </section>
  );
}

function LoadTable({ list, all }: LoadProps) {
  const { people } = usePeople();
  const load = useMemo(() => loadOf(list, all, people), [list, all, people]);
  return (
    <div className="mb-3 overflow-hidden rounded-md border bg-sheet">
      <PeopleTable labels={LABELS} rows={load} />
    </div>
  );
}
