import { EVENT_LOOK } from "~/lib/event-types";
import type { HistoryWords } from "~/lib/history/words";

const types = Object.entries(EVENT_LOOK).map(([type, { label }]) => [type, label]);

/** The labels of an event's fields in its history. */
export const EVENT_HISTORY: HistoryWords = {
  fields: {
    title: "Título",
    type: "Tipo",
    allDay: "Todo el día",
    start: "Inicio",
    end: "Fin",
    folderName: "Causa",
    description: "Descripción",
    place: "Lugar",
    link: "Enlace",
  },
  values: { type: Object.fromEntries(types) },
};
