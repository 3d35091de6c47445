import type { Event } from "@foja/core/practice/events/event.schema";
import type { QueryClient } from "@tanstack/react-query";
import { EVENT_LISTS, EVENTS } from "~/lib/agenda";
import { getEvent } from "./event-list";

const changeLists = (cache: QueryClient, change: (events: Event[]) => Event[]) =>
  cache.setQueriesData<Event[]>({ queryKey: EVENT_LISTS }, (events) => events && change(events));

/** Shows the new state of an event wherever it is shown; a new event as well. */
export function showEvent(cache: QueryClient, event: Event): void {
  cache.setQueryData(getEvent(event._id).queryKey, event);
  changeLists(cache, (events) => [...events.filter(({ _id }) => _id !== event._id), event]);
}

/** Removes an event from the calendar at once, before the server has answered. */
export async function hideEvent(cache: QueryClient, id: string): Promise<void> {
  await cache.cancelQueries({ queryKey: EVENT_LISTS });
  changeLists(cache, (events) => events.filter(({ _id }) => _id !== id));
}

/** Reads again, in the background, every query with events. */
export function refreshEvents(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: EVENTS });
  void cache.invalidateQueries({ queryKey: ["activities"] });
}
