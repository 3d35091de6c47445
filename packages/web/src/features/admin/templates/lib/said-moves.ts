import type { Announcements } from "@dnd-kit/core";

export const INSTRUCTIONS = {
  draggable:
    "Para mover el bloque apretá la barra espaciadora, subilo o bajalo con las flechas y volvé a apretarla. Con Escape queda donde estaba.",
};

type Standing = { name: string; place: number; of: number };

/** The screen reader's announcements of a block's move. */
export const announcementsOf = (standing: (id: unknown) => Standing): Announcements => ({
  onDragStart: ({ active }) => `Tomaste ${standing(active.id).name}.`,
  onDragOver: ({ over }) => {
    if (!over) return undefined;
    const { place, of } = standing(over.id);
    return `Lugar ${place} de ${of}.`;
  },
  onDragEnd: ({ active, over }) => {
    const { name } = standing(active.id);
    return over ? `${name} quedó en el lugar ${standing(over.id).place}.` : `${name} no se movió.`;
  },
  onDragCancel: ({ active }) => `${standing(active.id).name} volvió a su lugar.`,
});
