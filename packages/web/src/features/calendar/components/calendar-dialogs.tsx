import type { Event } from "@foja/core/practice/events/event.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { dropDraft } from "~/lib/forms/draft";
import { notify } from "~/lib/notify";
import { returnFocusTo } from "~/lib/return-focus";
import { refreshEvents, showEvent } from "../api/event-cache";
import type { CalendarState } from "../hooks/use-calendar-view";
import { useDeleteEvent } from "../hooks/use-delete-event";
import { useMoveEvent } from "../hooks/use-move-event";
import type { Span } from "../lib/entries";
import { emptyValues, valuesOf } from "../lib/event-form";
import { spanAt } from "../lib/span-at";
import { EventCard } from "./event-card";
import { chipOf } from "./event-chip";
import { EditEventDialog, NewEventDialog } from "./event-dialog";
import { MoveDialog } from "./move-dialog";

/** The name of a copy's draft, separate from that of a new event's. */
const COPY = "event-copy";
const PLACE = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/;

/** The dialogs over the calendar, by its address. */
export function CalendarDialogs({ state }: { state: CalendarState }) {
  const cache = useQueryClient();
  const { opened, creating, editing, moving, place, view } = state;
  const copied = useRef<Event>(null);
  const move = useMoveEvent();
  const { ask: remove, askFollowing: removeFollowing, sayAdded } = useDeleteEvent();

  const saved = (say: (event: Event) => void) => (event: Event) => {
    showEvent(cache, event);
    say(event);
    returnFocusTo(chipOf(event._id));
    refreshEvents(cache);
    place({ nuevo: null, editar: null });
  };
  const leave = (places: Parameters<typeof place>[0], id: string) => {
    returnFocusTo(chipOf(id));
    place(places);
  };
  const at = creating && PLACE.test(creating) ? creating : `${view.day}T09:00`;
  const blank = { values: emptyValues(spanAt(at)), kind: "event" };

  if (creating) {
    const model = creating === "copia" ? copied.current : null;
    const beginning = model ? { values: valuesOf(model), kind: COPY } : blank;
    const close = () => place({ nuevo: null });
    return <NewEventDialog beginning={beginning} onSaved={saved(sayAdded)} onClose={close} />;
  }
  if (editing) {
    const close = () => leave({ editar: null }, editing);
    return (
      <EditEventDialog
        key={editing}
        id={editing}
        beginning={blank}
        onSaved={saved(() => notify.success("Evento actualizado"))}
        onClose={close}
      />
    );
  }
  if (moving) {
    const onMove = (event: Event, span: Span) => void move(event, span);
    return (
      <MoveDialog id={moving} onMove={onMove} onClose={() => leave({ mover: null }, moving)} />
    );
  }
  if (!opened) return null;
  return (
    <EventCard
      key={opened}
      id={opened}
      onClose={() => leave({ event: null }, opened)}
      onEdit={() => place({ event: null, editar: opened })}
      onMove={() => place({ event: null, mover: opened })}
      onDuplicate={(event) => {
        copied.current = event;
        dropDraft({ kind: COPY, id: null });
        place({ event: null, nuevo: "copia" });
      }}
      onDelete={(event) => remove(event, () => place({ event: null }))}
      onDeleteFollowing={(event) => removeFollowing(event, () => place({ event: null }))}
    />
  );
}
