import type { Event } from "@foja/core/practice/events/event.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { refreshEvents, showEvent } from "../api/event-cache";
import { updateEvent } from "../api/event-calls";
import { movedText, type Span } from "../lib/entries";

/** Moves an event to another time: shown at once, reverted if refused or undone. */
export function useMoveEvent() {
  const cache = useQueryClient();

  async function move(event: Event, span: Span, version?: number): Promise<Event | undefined> {
    showEvent(cache, { ...event, ...span });
    try {
      const moved = await updateEvent(event._id, span, version);
      showEvent(cache, moved);
      return moved;
    } catch (error) {
      showEvent(cache, event);
      notify.error(messageOf(error));
    } finally {
      refreshEvents(cache);
    }
  }

  return async (event: Event, span: Span): Promise<void> => {
    const { allDay, start, end } = event;
    const moved = await move(event, span, event.version);
    if (!moved) return;
    const back = () => void move(moved, { allDay, start, end }, moved.version);
    notify.success(movedText(moved, new Date().toISOString()), { label: "Deshacer", run: back });
  };
}
