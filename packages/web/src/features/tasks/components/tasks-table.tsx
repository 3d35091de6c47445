import { type RefObject, useImperativeHandle, useRef } from "react";
import { Room } from "~/components/lists/room";
import { SortHead } from "~/components/lists/sort-head";
import { Checkbox } from "~/components/ui/checkbox";
import { HeadCell } from "~/components/ui/table";
import type { SelectionState } from "~/lib/lists/create-selection";
import { useVirtualRows } from "~/lib/lists/use-virtual-rows";
import type { TaskRow } from "../lib/task-row";
import type { SortKey, TaskSort } from "../lib/task-view";
import type { TaskDoing } from "./task-actions";
import { TaskRowLine } from "./task-row-line";

const ROW_PX = 40;

/** In their order; the last ones go first where there is no room. */
export const COLUMNS: {
  id: Exclude<SortKey, "name" | "createdAt">;
  label: string;
  width: number;
}[] = [
  { id: "dueDate", label: "Vence", width: 188 },
  { id: "priority", label: "Prioridad", width: 108 },
  { id: "status", label: "Estado", width: 128 },
  { id: "folderName", label: "Causa", width: 240 },
];

export type TasksTableProps = {
  rows: readonly TaskRow[];
  width: number;
  archived: boolean;
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
  selection: SelectionState<TaskRow>;
  peeked: string | null;
  doing: TaskDoing;
  reveal: RefObject<((index: number) => void) | null>;
};

/** As many columns as leave the name its room. */
function fitting(width: number) {
  let room = width - 320;
  return COLUMNS.filter((column) => {
    room -= column.width;
    return room >= 0;
  });
}

/** The tasks as a table whose head stays under the page's header. */
export function TasksTable(props: TasksTableProps) {
  const { rows, selection, peeked, doing, archived } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { indexes, before, after, enabled, reveal } = useVirtualRows(rows.length, ROW_PX, body);
  useImperativeHandle(props.reveal, () => reveal, [reveal]);
  const columns = fitting(props.width);
  return (
    <table
      aria-label="Tareas"
      aria-rowcount={enabled ? rows.length + 1 : undefined}
      className="w-full table-fixed border-separate border-spacing-0 text-start [&_tr:last-child>td]:border-b-0"
    >
      <TableHead {...props} columns={columns} />
      <tbody ref={body}>
        <Room height={before} span={columns.length + 3} />
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <TaskRowLine
                key={row._id}
                beside={peeked === row._id}
                marked={selection.ids.has(row._id)}
                {...{ row, index, columns, doing, archived }}
              />
            )
          );
        })}
        <Room height={after} span={columns.length + 3} />
      </tbody>
    </table>
  );
}

function TableHead(props: TasksTableProps & { columns: typeof COLUMNS }) {
  const { rows, columns, sort, onSort, selection } = props;
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
        <SortHead id="name" label="Tarea" {...{ sort, onSort }} className="ps-1" />
        {columns.map(({ id, label, width }) => (
          <SortHead key={id} {...{ id, label, width, sort, onSort }} />
        ))}
        <HeadCell className="w-[52px]">
          <span className="sr-only">Acciones</span>
        </HeadCell>
      </tr>
    </thead>
  );
}
