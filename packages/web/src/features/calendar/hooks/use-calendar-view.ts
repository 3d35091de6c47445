import { useMemo } from "react";
import { useAddress } from "~/lib/use-address";
import { useMediaQuery, WIDE } from "~/lib/use-media-query";
import { type CalendarView, parseView, withView } from "../lib/calendar-view";

/** The address beyond the view: the event that is open, and the dialog over it. */
type Places = {
  event?: string | null;
  nuevo?: string | null;
  editar?: string | null;
  mover?: string | null;
  google?: string | null;
};

const NOTHING = new URLSearchParams();

/** The calendar's address, read and written without scrolling the page. */
export function useCalendarView() {
  const { params, rewrite, place } = useAddress();
  const wide = useMediaQuery(WIDE);
  // The view alone: while only what is open over it changes, a full month is not drawn again.
  const query = withView(NOTHING, parseView(params, !wide)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(query), !wide), [query, wide]);
  return {
    wide,
    view,
    opened: params.get("event"),
    /** Where a new event begins: a day, or a day and an hour of the practice. */
    creating: params.get("nuevo"),
    editing: params.get("editar"),
    moving: params.get("mover"),
    linking: params.get("google") !== null,
    change: (change: Partial<CalendarView>) => rewrite((now) => withView(now, change)),
    place: (places: Places, replace = true) => place(places, replace),
  };
}

export type CalendarState = ReturnType<typeof useCalendarView>;
