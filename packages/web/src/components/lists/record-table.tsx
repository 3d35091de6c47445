import { useImperativeHandle, useRef } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { HeadCell } from "~/components/ui/table";
import type { Identified } from "~/lib/records/pages";
import type { Desk } from "~/lib/lists/use-desk";
import { useVirtualRows } from "~/lib/lists/use-virtual-rows";
import { capital } from "~/lib/outcome";
import { RowLine } from "./row-line";
import { SortHead } from "./sort-head";

const ROW_PX = 40;

/** Records as a table whose head stays under the page's header. */
export function RecordTable<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, rows, columns, view, selection, peeked, actions } = desk;
  const body = useRef<HTMLTableSectionElement>(null);
  const { indexes, before, after, enabled, reveal } = useVirtualRows(rows.length, ROW_PX, body);
  useImperativeHandle(desk.reveal, () => reveal, [reveal]);
  const span = columns.length + 3;
  return (
    <table
      aria-label={capital(list.records.kind.many)}
      aria-rowcount={enabled ? rows.length + 1 : undefined}
      className="w-full table-fixed border-separate border-spacing-0 text-start [&_tr:last-child>td]:border-b-0"
    >
      <TableHead desk={desk} />
      <tbody ref={body}>
        <Room height={before} span={span} />
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <RowLine
                key={row._id}
                {...{ list, row, index, columns, actions }}
                archived={view.archived}
                beside={peeked === row._id}
                marked={selection.ids.has(row._id)}
              />
            )
          );
        })}
        <Room height={after} span={span} />
      </tbody>
    </table>
  );
}

function TableHead<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, rows, columns, view, change, selection } = desk;
  const { selected, toggleAll } = selection;
  const all = rows.length > 0 && selected.length === rows.length;
  const sorting = { sort: view.sort, onSort: (sort: typeof view.sort) => change({ sort }) };
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeadCell className="w-11">
          <Checkbox
            label={`Marcar los ${rows.length} resultados`}
            hideLabel
            checked={all}
            onChange={toggleAll}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && !all;
            }}
          />
        </HeadCell>
        <SortHead {...list.lead} width={undefined} {...sorting} className="ps-1" />
        {columns.map(({ id, label, width }) => (
          <SortHead key={id} {...{ id, label, width }} {...sorting} />
        ))}
        <HeadCell className="w-[52px]">
          <span className="sr-only">Acciones</span>
        </HeadCell>
      </tr>
    </thead>
  );
}

/** The height of rows that are not drawn. */
function Room({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td colSpan={span} style={{ height }} className="p-0" />
    </tr>
  ) : null;
}
