import type { Announcements, KeyboardCoordinateGetter } from "@dnd-kit/core";

export const INSTRUCTIONS = {
  draggable:
    "Para mover la tarjeta apretá la barra espaciadora, elegí la columna con las flechas y volvé a apretarla. Con Escape queda donde estaba.",
};

type Names = { row: (id: unknown) => string; column: (id: unknown) => string };

/** The screen reader's announcements of a move. */
export const announcements = ({ row, column }: Names): Announcements => ({
  onDragStart: ({ active }) => `Tomaste ${row(active.id)}.`,
  onDragOver: ({ over }) => (over ? `Sobre ${column(over.id)}.` : undefined),
  onDragEnd: ({ active, over }) =>
    over ? `${row(active.id)} quedó en ${column(over.id)}.` : `${row(active.id)} no se movió.`,
  onDragCancel: ({ active }) => `${row(active.id)} volvió a su lugar.`,
});

type Placed = { id: unknown; left: number; top: number };

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The column one step away from a card's, in screen order. */
export function neighbour<P extends Placed>(columns: readonly P[], here: number, step: 1 | -1) {
  const placed = [...columns].sort((a, b) => a.left - b.left);
  const index = placed.findLastIndex(({ left }) => left <= here + 1);
  return placed[Math.min(placed.length - 1, Math.max(0, index + step))];
}

/** By keyboard a card moves from column to column, not pixel by pixel. */
export const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = Object.hasOwn(STEPS, event.code) ? STEPS[event.code] : undefined;
  if (step === undefined) return undefined;
  event.preventDefault();
  const columns = [...context.droppableRects].map(([id, { left, top }]) => ({ id, left, top }));
  const rtl = document.documentElement.dir === "rtl" && event.code.match(/Left|Right/) !== null;
  const next = neighbour(columns, currentCoordinates.x, rtl ? (-step as 1 | -1) : step);
  return next && { x: next.left + 8, y: next.top + 48 };
};
