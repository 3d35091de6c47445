import { ArrowDown, ArrowUp } from "lucide-react";
import { useDeferredValue, useImperativeHandle, useRef, useState } from "react";
import { BareCheckbox } from "~/components/ui/checkbox";
import { HeadCell, Room } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import { ROW_PX } from "~/lib/lists/columns";
import type { Desk } from "~/lib/lists/use-desk";
import { useVirtualRows } from "~/lib/lists/use-virtual-rows";
import { orderedBy, orderOf, startsDescending } from "~/lib/lists/view";
import { capital } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";
import { RecordCard, RecordLine } from "./record-row";

/** Records as a table whose head stays under the page's header. */
export function RecordTable<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, rows, columns, tall, archived, selection, peeked, actions } = desk;
  const height = tall ? ROW_PX.tall : ROW_PX.low;
  const body = useRef<HTMLTableSectionElement>(null);
  const { indexes, before, after, enabled, reveal } = useVirtualRows(rows.length, height, body);
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
              <RecordLine
                key={row._id}
                {...{ list, row, index, columns, tall, archived, actions }}
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
  const order = { order: view.orden, onOrder: (orden: string) => change({ orden }) };
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeadCell className="w-11">
          <BareCheckbox
            label={`Marcar los ${rows.length} resultados`}
            checked={all}
            onChange={toggleAll}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && !all;
            }}
          />
        </HeadCell>
        <OrderHead {...list.lead} width={undefined} {...order} className="ps-1" />
        {columns.map(({ id, label, width }) => (
          <OrderHead key={id} {...{ id, label, width }} {...order} />
        ))}
        <HeadCell className="w-[52px]">
          <span className="sr-only">Acciones</span>
        </HeadCell>
      </tr>
    </thead>
  );
}

type OrderHeadProps = {
  id: string;
  label: string;
  order: string | undefined;
  onOrder: (order: string) => void;
  width?: number;
  className?: string;
};

/** The head of a column by which the list can be sorted. */
function OrderHead({ id, label, order = "", onOrder, width, className }: OrderHeadProps) {
  const active = orderedBy(order) === id;
  const descends = active ? order !== id : startsDescending(id);
  const Arrow = descends ? ArrowDown : ArrowUp;
  return (
    <HeadCell
      aria-sort={active ? (descends ? "descending" : "ascending") : undefined}
      style={{ width }}
      className={className}
    >
      <button
        type="button"
        onClick={() => onOrder(orderOf(id, active ? !descends : descends))}
        className={cn(
          "group -mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink",
          active && "text-ink",
        )}
      >
        {label}
        <Arrow
          aria-hidden
          className={cn("size-3.5", !active && "opacity-0 group-hover:opacity-60")}
        />
      </button>
    </HeadCell>
  );
}

const STEP = 40;
/** As many cards as a phone shows. */
const FIRST = 8;

/** Records as cards, forty at a time; more on request. Those below the screen are drawn when there is time. */
export function RecordCards<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, rows, archived, actions, selection } = desk;
  const [shown, setShown] = useState(STEP);
  const drawn = useDeferredValue(shown, FIRST);
  return (
    <>
      <ul aria-label={capital(list.records.kind.many)}>
        {rows.slice(0, drawn).map((row) => (
          <RecordCard
            key={row._id}
            {...{ list, row, archived, actions }}
            marked={selection.ids.has(row._id)}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + STEP)}
          className="h-12 w-full border-t font-medium text-accent hover:bg-wash"
        >
          Ver {Math.min(STEP, rows.length - shown)} más de {rows.length}
        </button>
      )}
    </>
  );
}
