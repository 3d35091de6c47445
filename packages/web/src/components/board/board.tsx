import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useState } from "react";
import { useSame } from "~/lib/use-same";
import { BoardColumn } from "./board-column";
import { announcements, INSTRUCTIONS, nextColumn } from "./board-moves";
import type { BoardProps } from "./board-props";

/**
 * Rows as cards by state. A card is dragged, moved with the arrows from its grip, or moved by its
 * menu: no move needs a pointer.
 */
export function Board<R extends { _id: string }, C extends string>(props: BoardProps<R, C>) {
  const { label, columns, rows, columnOf, nameOf, card, actions, onMove } = props;
  const cards = { columns, ...useSame({ nameOf, card, actions, onMove }) };
  const [taken, setTaken] = useState<R>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );
  const find = (id: unknown) => rows.find(({ _id }) => _id === id);
  const end = ({ active, over }: DragEndEvent) => {
    setTaken(undefined);
    const row = find(active.id);
    const to = columns.find(({ id }) => id === over?.id);
    if (row && to && columnOf(row) !== to.id) onMove(row, to.id);
  };
  const said = {
    row: (id: unknown) => nameOf(find(id) ?? ({} as R)),
    column: (id: unknown) => columns.find((one) => one.id === id)?.label ?? "",
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: announcements(said), screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }) => setTaken(find(active.id))}
      onDragEnd={end}
      onDragCancel={() => setTaken(undefined)}
    >
      <section
        aria-label={label}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:mx-0 sm:snap-none sm:px-0"
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            {...{ column, cards }}
            rows={rows.filter((row) => columnOf(row) === column.id)}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {taken && (
          <div className="rotate-1 rounded-md border border-accent bg-sheet p-3 shadow-raised">
            {card(taken)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
