import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useMediaQuery, WIDE } from "~/lib/use-media-query";
import { type CalendarView, parseView, withView } from "../lib/calendar-view";

/** What of the address is not the view: the event that is open, and the dialog over it. */
type Places = {
  event?: string | null;
  nuevo?: string | null;
  editar?: string | null;
  mover?: string | null;
};

/** The calendar's address, read and written. Nothing here scrolls the page. */
export function useCalendarView() {
  const [params, setParams] = useSearchParams();
  const wide = useMediaQuery(WIDE);
  const view = useMemo(() => parseView(params, !wide), [params, wide]);
  const go = (next: URLSearchParams, replace: boolean) =>
    setParams(next, { replace, preventScrollReset: true, state: { keepFocus: true } });
  return {
    wide,
    view,
    opened: params.get("event"),
    /** Where a new one begins: a day, or a day and an hour of the practice. */
    creating: params.get("nuevo"),
    editing: params.get("editar"),
    moving: params.get("mover"),
    change: (change: Partial<CalendarView>) => go(withView(params, change), true),
    /** Opening is a step that Back undoes; closing is not. */
    place: (places: Places, replace = true) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(places)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      go(next, replace);
    },
  };
}

export type CalendarState = ReturnType<typeof useCalendarView>;
