import { useDroppable } from "@dnd-kit/core";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/lib/cn";
import { BoardCard } from "./board-card";
import type { CardsProps, ColumnOf } from "./board-props";

const STEP = 50;

type ColumnProps<R extends { _id: string }, C extends string> = {
  column: ColumnOf<C>;
  rows: readonly R[];
  cards: CardsProps<R, C>;
};

/** One state and its cards, fifty at a time. */
export function BoardColumn<R extends { _id: string }, C extends string>(props: ColumnProps<R, C>) {
  const { column, rows, cards } = props;
  const [shown, setShown] = useState(STEP);
  const [open, setOpen] = useState(!column.folded);
  const { setNodeRef, isOver } = useDroppable({ id: column.id });
  return (
    <section
      ref={setNodeRef}
      aria-label={column.label}
      className={cn(
        "flex min-h-48 w-[80vw] shrink-0 snap-start flex-col rounded-md border sm:w-auto sm:min-w-56 sm:flex-1 sm:basis-0",
        !open && "sm:min-w-36 sm:flex-none",
        isOver ? "border-accent bg-accent-wash" : "bg-paper",
      )}
    >
      <h2 className="flex h-11 items-center gap-2 border-b px-3 font-medium">
        <span aria-hidden className="[&_svg]:size-4">
          {column.icon}
        </span>
        {column.label}
        <span className="ms-auto text-ink-faint text-sm tabular-nums">{rows.length}</span>
      </h2>
      {rows.length === 0 && <p className="px-3 py-4 text-ink-faint text-sm">Nada acá.</p>}
      {rows.length > 0 && column.folded && (
        <Button
          variant="quiet"
          size="sm"
          className="mx-2 mt-2 self-start"
          aria-expanded={open}
          aria-label={`${open ? "Ocultar" : "Ver"}: ${column.label}`}
          onClick={() => setOpen(!open)}
        >
          {open ? "Ocultar" : "Ver"}
        </Button>
      )}
      {rows.length > 0 && open && (
        <ul className="space-y-2 p-2">
          {rows.slice(0, shown).map((row) => (
            <BoardCard key={row._id} {...cards} {...{ column, row }} />
          ))}
        </ul>
      )}
      {open && rows.length > shown && (
        <Button variant="quiet" className="mx-2 mb-2" onClick={() => setShown(shown + STEP)}>
          Ver {Math.min(STEP, rows.length - shown)} más
        </Button>
      )}
    </section>
  );
}
