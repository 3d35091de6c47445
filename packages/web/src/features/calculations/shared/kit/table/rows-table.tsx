import { useVirtualizer } from "@tanstack/react-virtual";
import { CalendarRange, ClipboardPaste, Plus } from "lucide-react";
import { type ClipboardEvent, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/lib/cn";
import { notify } from "~/lib/notify";
import { type FormState, newRow, type Row } from "../field";
import { isWrong } from "./column";
import { MonthsPanel } from "./months-panel";
import { PastePanel } from "./paste-panel";
import { isSheet, readPasted } from "./pasted";
import { type TableDef, unreadText } from "./table-def";
import { TableHead, TableRow } from "./table-row";

type TableProps = { table: TableDef; state: FormState };

const ROW_PX = 50;
const isBlank = ({ values }: Row) => Object.values(values).every((value) => value.trim() === "");

/** The rows of a table, of which only those in sight are drawn, and the ways to add some. */
export function RowsTable({ table, state }: TableProps) {
  const { path, label, columns, most, add, counted, hint, monthly } = table;
  const rows = state.form.rows[path] ?? [];
  const [panel, setPanel] = useState<"paste" | "months" | null>(null);
  const room = most - rows.filter((row) => !isBlank(row)).length;

  const append = (given: readonly Row["values"][]) => {
    const fitting = given.slice(0, room).map(newRow);
    state.putRows(path, (before) => [...before.filter((row) => !isBlank(row)), ...fitting]);
    state.touch(path);
    setPanel(null);
    if (given.length > fitting.length) notify.error(`Entran hasta ${counted(most)}.`);
  };
  const pasteInto = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (event.target instanceof HTMLTextAreaElement || !isSheet(text)) return;
    event.preventDefault();
    const { rows: read, unread } = readPasted(text, columns);
    append(read);
    if (unread.length > 0) notify.error(unreadText(unread.length));
  };
  const wrong = rows.flatMap((row, i) =>
    !isBlank(row) && columns.some((column) => isWrong(column, row.values[column.path]))
      ? [i + 1]
      : [],
  );
  return (
    <section aria-label={label} className="min-w-0 space-y-3 sm:col-span-2" onPaste={pasteInto}>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          disabled={room <= 0}
          onClick={() => state.putRows(path, (before) => [...before, newRow({})])}
        >
          <Plus aria-hidden />
          {add}
        </Button>
        <Button size="sm" onClick={() => setPanel(panel === "paste" ? null : "paste")}>
          <ClipboardPaste aria-hidden />
          Pegar planilla
        </Button>
        {monthly && (
          <Button size="sm" onClick={() => setPanel(panel === "months" ? null : "months")}>
            <CalendarRange aria-hidden />
            Generar por mes
          </Button>
        )}
        {rows.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => state.putRows(path, () => [])}>
            Vaciar
          </Button>
        )}
      </div>
      {hint && <p className="text-ink-faint text-sm">{hint}</p>}
      {panel === "paste" && <PastePanel {...{ table }} onRead={append} />}
      {panel === "months" && monthly && <MonthsPanel {...{ table, monthly }} onMade={append} />}
      {rows.length > 0 && (
        <p className="text-ink-soft text-sm tabular-nums">{counted(rows.length)}</p>
      )}
      <DrawnRows {...{ table, state, rows }} />
      {wrong.length > 0 && (
        <p role="status" className="text-danger text-sm">
          {wrongText(wrong)}
        </p>
      )}
    </section>
  );
}

const MOST_NAMED = 8;

function wrongText(places: number[]): string {
  const named = places.slice(0, MOST_NAMED).join(", ");
  const more = places.length > MOST_NAMED ? ` y ${places.length - MOST_NAMED} más` : "";
  return `Falta un dato, o no se entiende, en ${places.length === 1 ? "la fila" : "las filas"} ${named}${more}.`;
}

/** Up to this many rows all are drawn. */
const DRAW_ALL = 60;

/** The rows, in a frame of their own that scrolls; of many, those in sight. */
function DrawnRows({ table, state, rows }: TableProps & { rows: readonly Row[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const isLong = rows.length > DRAW_ALL;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
  });
  if (rows.length === 0) return null;
  const drawn = isLong
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : rows.map((_, index) => ({ index, start: undefined }));
  return (
    <div ref={frame} className="max-h-96 overflow-y-auto rounded-md border">
      <TableHead columns={table.columns} />
      <ul className="relative" style={isLong ? { height: virtualizer.getTotalSize() } : undefined}>
        {drawn.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={row.key}
              ref={isLong ? virtualizer.measureElement : undefined}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={cn("border-b", isLong && "absolute inset-x-0 top-0")}
              style={isLong ? { transform: `translateY(${start}px)` } : undefined}
            >
              <TableRow {...{ table, state, row }} place={index} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
