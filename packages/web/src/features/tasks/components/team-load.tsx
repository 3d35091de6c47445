import { useMemo } from "react";
import { Link } from "react-router";
import { Fold } from "~/components/ui/fold";
import { formatNumber } from "~/lib/format";
import type { RecordList } from "~/lib/lists/record-list";
import type { Desk } from "~/lib/lists/use-desk";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import type { TaskRow } from "../lib/task-row";
import { FIGURES, loadOf } from "../lib/team-load";

type LoadProps = { list: RecordList<TaskRow>; all: readonly TaskRow[] };

/** How much each of the practice has to do, folded until it is asked for. */
export function TeamLoad({ desk: { list, all, view } }: { desk: Desk<TaskRow> }) {
  const { hasTeam } = usePeople();
  // The archive has read no open tasks.
  if (!hasTeam || view.archived) return null;
  return (
    <section aria-label="Carga del equipo" className="mb-3">
      <Fold title="Carga del equipo" lazy>
        <LoadTable {...{ list, all }} />
      </Fold>
    </section>
  );
}

const cellClass = "border-b px-1.5 py-1.5 text-end tabular-nums last:pe-3 sm:px-3";

function LoadTable({ list, all }: LoadProps) {
  const { people } = usePeople();
  const load = useMemo(() => loadOf(list, all, people), [list, all, people]);
  return (
    <div className="mb-3 overflow-x-auto rounded-md border bg-sheet">
      <table className="w-full [&_tbody>tr:last-child>*]:border-b-0">
        <thead>
          <tr className="text-ink-faint text-sm">
            <th scope="col" className="border-b py-1.5 ps-3 text-start sm:ps-4 font-medium">
              Persona
            </th>
            {FIGURES.map(({ label }) => (
              <th key={label} scope="col" className={`${cellClass} whitespace-nowrap font-medium`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {load.map(({ _id, name, figures }) => (
            <tr key={_id}>
              <th scope="row" className="border-b py-1.5 ps-3 text-start sm:ps-4 font-normal">
                <bdi>{name}</bdi>
              </th>
              {figures.map(({ label, query, count }) => (
                <td key={label} className={cellClass}>
                  <Link
                    className="link"
                    to={paths.tasks.found(query)}
                    aria-label={`${label}, ${name}: ${formatNumber(count)}`}
                  >
                    {formatNumber(count)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
