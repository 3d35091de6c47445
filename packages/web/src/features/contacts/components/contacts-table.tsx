import { type RefObject, useImperativeHandle, useRef } from "react";
import { Room } from "~/components/lists/room";
import { SortHead } from "~/components/lists/sort-head";
import { Checkbox } from "~/components/ui/checkbox";
import { HeadCell } from "~/components/ui/table";
import { useVirtualRows } from "~/lib/lists/use-virtual-rows";
import type { ContactRowActions } from "../hooks/use-contact-actions";
import type { SelectionState } from "../hooks/use-selection";
import type { ColumnId } from "../lib/contact-columns";
import type { ContactRow } from "../lib/contact-row";
import type { ContactSort } from "../lib/contact-view";
import { ContactRowLine } from "./contact-row-line";

const ROW_PX = 40;

type ContactsTableProps = {
  rows: readonly ContactRow[];
  columns: readonly { id: ColumnId; label: string; width: number }[];
  sort: ContactSort;
  onSort: (sort: ContactSort) => void;
  selection: SelectionState;
  peeked: string | null;
  archived: boolean;
  actions: ContactRowActions;
  /** How the keyboard brings a row that is not drawn into view. */
  reveal: RefObject<((index: number) => void) | null>;
};

/** The contacts as a table whose head stays under the page's header. */
export function ContactsTable(props: ContactsTableProps) {
  const { rows, columns, selection, peeked, archived, actions } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { indexes, before, after, enabled, reveal } = useVirtualRows(rows.length, ROW_PX, body);
  useImperativeHandle(props.reveal, () => reveal, [reveal]);
  return (
    <table
      aria-label="Contactos"
      aria-rowcount={enabled ? rows.length + 1 : undefined}
      className="w-full table-fixed border-separate border-spacing-0 text-start [&_tr:last-child>td]:border-b-0"
    >
      <TableHead {...props} />
      <tbody ref={body}>
        <Room height={before} span={columns.length + 3} />
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <ContactRowLine
                key={row._id}
                beside={peeked === row._id}
                marked={selection.ids.has(row._id)}
                {...{ row, index, columns, archived, actions }}
              />
            )
          );
        })}
        <Room height={after} span={columns.length + 3} />
      </tbody>
    </table>
  );
}

function TableHead({ rows, columns, sort, onSort, selection }: ContactsTableProps) {
  const { selected, toggleAll } = selection;
  const all = rows.length > 0 && selected.length === rows.length;
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
        <SortHead id="name" label="Nombre" {...{ sort, onSort }} className="ps-1" />
        {columns.map(({ id, label, width }) => (
          <SortHead key={id} {...{ id, label, sort, onSort }} width={width} />
        ))}
        <HeadCell className="w-[52px]">
          <span className="sr-only">Acciones</span>
        </HeadCell>
      </tr>
    </thead>
  );
}
