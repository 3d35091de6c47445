import type { Event } from "@foja/core/practice/events/event.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { askDeletion } from "~/lib/ask-deletion";
import { removeRecord } from "~/lib/kinds/api";
import { KINDS } from "~/lib/kinds/kinds";
import { notify } from "~/lib/notify";
import { deletionText, deletionTitle } from "~/lib/outcome";
import { paths, TO_TRASH } from "~/lib/paths";
import { hideEvent, refreshEvents, showEvent } from "../api/event-cache";
import { removeFollowing, restoreEvent } from "../api/event-calls";

/** Deletes an event once confirmed, or one that was just added: it appears again if that is undone. */
export function useDeleteEvent() {
  const cache = useQueryClient();

  const restore = async (id: string) => {
    try {
      showEvent(cache, await restoreEvent(id));
      notify.success("El evento está de vuelta");
    } catch (error) {
      notify.error(messageOf(error));
    }
    refreshEvents(cache);
  };

  const remove = async (event: Event): Promise<void> => {
    await hideEvent(cache, event._id);
    try {
      await removeRecord("event", event._id);
      const run = () => void restore(event._id);
      notify.success("Evento eliminado", { label: "Deshacer", run }, TO_TRASH);
    } catch (error) {
      showEvent(cache, event);
      notify.error(messageOf(error));
    }
    refreshEvents(cache);
  };

  /** Deletes an event and those after it in its repetition: each waits in Eliminadas. */
  const removeAll = async (event: Event): Promise<void> => {
    try {
      const count = await removeFollowing(event._id);
      notify.success(
        count === 1 ? "Evento eliminado" : `${count} eventos eliminados`,
        undefined,
        TO_TRASH,
      );
    } catch (error) {
      notify.error(messageOf(error));
    }
    refreshEvents(cache);
  };

  const askFollowing = (event: Event, first: () => void) =>
    askDeletion({
      title: "Eliminar este evento y los que siguen",
      text: `Los eventos de «${event.title}» desde este día van a Eliminadas. Podés restaurar cada uno durante 30 días.`,
      run: () => {
        first();
        void removeAll(event);
      },
    });

  const ask = (event: Event, first: () => void) =>
    askDeletion({
      title: deletionTitle(KINDS.event, 1),
      text: deletionText(KINDS.event, 1, event.title),
      run: () => {
        first();
        void remove(event);
      },
    });

  /** Says that an event was added, with the ways to see it and to take it back. */
  const sayAdded = (event: Event) => {
    const isMany = event.seriesId !== null;
    const undo = { label: "Deshacer", run: () => void (isMany ? removeAll : remove)(event) };
    notify.success(isMany ? "Eventos agendados" : "Evento agendado", undo, {
      label: "Ver",
      to: paths.calendar.one(event._id),
    });
  };

  return { ask, askFollowing, sayAdded };
}
