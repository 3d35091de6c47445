import { Trash2 } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { Select } from "~/components/ui/select-field";
import { cn } from "~/lib/cn";
import type { FormState, Row } from "../field";
import { type Column, isWrong, WAYS } from "./column";
import { ofOne, type TableDef } from "./table-def";

type RowProps = { table: TableDef; state: FormState; row: Row; place: number };

/** A row of a table: its cells, which have the names of their columns, and a way to drop it. */
export function TableRow({ table, state, row, place }: RowProps) {
  const { path, columns, one } = table;
  const name = one(place + 1);
  const put = (column: string, value: string) =>
    state.putRows(path, (rows) =>
      rows.map((old) =>
        old.key === row.key ? { ...old, values: { ...old.values, [column]: value } } : old,
      ),
    );
  const drop = () => state.putRows(path, (rows) => rows.filter(({ key }) => key !== row.key));
  return (
    <div className={LINE}>
      <span
        aria-hidden
        className="w-7 shrink-0 text-end text-ink-faint text-sm tabular-nums sm:w-8"
      >
        {place + 1}
      </span>
      {columns.map((column) => (
        <Cell
          key={column.path}
          {...{ column }}
          label={`${column.label} ${ofOne(name)}`}
          kept={row.values[column.path] ?? ""}
          onPut={(value) => put(column.path, value)}
          onLeave={() => state.touch(`${path}.${place}.${column.path}`)}
        />
      ))}
      <IconButton label={`Quitar ${name}`} size="sm" className="ms-auto" onClick={drop}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

const LINE = "flex flex-wrap items-center gap-x-2 gap-y-1 px-2 py-1";

/** The names of the columns, which wrap as their cells do. Each cell says its own to a reader. */
export function TableHead({ columns }: Pick<TableDef, "columns">) {
  return (
    <div aria-hidden className={cn(LINE, "sticky top-0 z-10 border-b bg-sheet")}>
      <span className="w-7 shrink-0 sm:w-8" />
      {columns.map(({ path, label, kind }) => (
        <span
          key={path}
          className={cn(
            "truncate px-2.5 text-ink-soft text-sm",
            WIDTH[kind],
            FIGURES.has(kind) && "text-end",
          )}
        >
          {label}
        </span>
      ))}
      <span className="ms-auto w-7" />
    </div>
  );
}

type CellProps = {
  column: Column;
  label: string;
  kept: string;
  onPut: (value: string) => void;
  onLeave: () => void;
};

/** The width of a cell, and how its text stands in it. */
const WIDTH: Record<Column["kind"], string> = {
  text: "min-w-32 flex-1 basis-40",
  date: "w-29 sm:w-28",
  month: "w-24",
  money: "w-34",
  hours: "w-20",
  choice: "w-44 sm:w-38",
  place: "w-18 sm:w-16",
};
const FIGURES = new Set<Column["kind"]>(["money", "hours", "place"]);

function Cell({ column, label, kept, onPut, onLeave }: CellProps) {
  const { kind, options = [] } = column;
  const { keep, show } = WAYS[kind];
  if (kind === "choice") {
    return (
      <span className={WIDTH.choice}>
        <Select
          aria-label={label}
          options={options}
          value={kept}
          onBlur={onLeave}
          onChange={({ target }) => onPut(target.value)}
        />
      </span>
    );
  }
  const wrong = kept.trim() !== "" && isWrong(column, kept);
  const figures = FIGURES.has(kind);
  return (
    <span className={WIDTH[kind]}>
      <Input
        aria-label={label}
        aria-invalid={wrong || undefined}
        placeholder={kind === "place" ? undefined : column.label}
        autoComplete="off"
        inputMode={figures ? "decimal" : "text"}
        maxLength={kind === "text" ? 80 : 24}
        className={cn(figures && "text-end tabular-nums")}
        defaultValue={show(kept)}
        onChange={({ target }) => onPut(keep(target.value))}
        onBlur={({ target }) => {
          target.value = show(keep(target.value));
          onLeave();
        }}
      />
    </span>
  );
}
