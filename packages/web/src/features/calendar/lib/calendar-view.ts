import { addDays, addMonths, isDay, monthStart, weekdayOf } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { EventType } from "@foja/core/practice/events/event.schema";
import { EVENT_TYPES } from "@foja/core/practice/events/type.rules";
import { once } from "~/lib/once";

/** The views, by their names in the address. */
export const VIEWS = ["mes", "semana", "dia", "agenda"] as const;
export type ViewName = (typeof VIEWS)[number];

/** The view of the calendar. All of it is in the address. */
export type CalendarView = {
  view: ViewName;
  /** A day within what is shown. */
  day: string;
  types: EventType[];
  onlyCases: boolean;
  tasks: boolean;
};

/** The view of an address; invalid values are replaced by the defaults. */
export function parseView(params: URLSearchParams, narrow: boolean, today = dayOf(Date.now())) {
  const asked = VIEWS.find((view) => view === params.get("vista"));
  const day = params.get("fecha");
  const types = (params.get("tipos") ?? "").split(",");
  return {
    // A month's grid is unreadable on a phone.
    view: narrow ? (asked === "dia" ? "dia" : "agenda") : (asked ?? "mes"),
    day: day && isDay(day) ? day : today,
    types: EVENT_TYPES.filter((type) => types.includes(type)),
    onlyCases: params.get("causas") === "1",
    tasks: params.get("tareas") !== "0",
  } satisfies CalendarView as CalendarView;
}

/** The address with a change of view; defaults are left out. */
export function withView(
  params: URLSearchParams,
  change: Partial<CalendarView>,
  today = dayOf(Date.now()),
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  if (change.view) set("vista", change.view === "mes" ? null : change.view);
  if (change.day) set("fecha", change.day === today ? null : change.day);
  if (change.types) set("tipos", change.types.join(",") || null);
  if (change.onlyCases !== undefined) set("causas", change.onlyCases ? "1" : null);
  if (change.tasks !== undefined) set("tareas", change.tasks ? null : "0");
  return next;
}

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));
/** The first day of the month that is `months` later. */
const monthsLater = (day: string, months: number) => addMonths(monthStart(day), months);

/** How many days the agenda shows that begins today. */
export const DAYS_AHEAD = 31;

/** Whether the agenda begins today instead of with the month: what is past is not what is next. */
export const isFromToday = ({ view, day }: Pick<CalendarView, "view" | "day">, today: string) =>
  view === "agenda" && day === today;

/** The first and the last day that a view shows. */
export function rangeOf(
  view: ViewName,
  day: string,
  today = dayOf(Date.now()),
): { from: string; to: string } {
  if (isFromToday({ view, day }, today)) return { from: day, to: addDays(day, DAYS_AHEAD - 1) };
  if (view === "dia") return { from: day, to: day };
  if (view === "semana") return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const last = addDays(monthsLater(day, 1), -1);
  if (view === "agenda") return { from: monthStart(day), to: last };
  // Always six weeks, so that the grid's height does not change from month to month.
  const from = mondayOf(monthStart(day));
  return { from, to: addDays(from, 41) };
}

/** The day to show one step before or after. */
export function step(view: ViewName, day: string, by: 1 | -1): string {
  if (view === "dia") return addDays(day, by);
  return view === "semana" ? addDays(day, 7 * by) : monthsLater(day, by);
}

const written = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat("es-AR", { timeZone: "UTC", ...options }));
const MONTH = written({ month: "long", year: "numeric" });
const WHOLE = written({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const SHORT = written({ day: "numeric", month: "long" });

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es-AR") + text.slice(1);

/** The period shown, in words. */
export function titleOf(view: ViewName, day: string, today = dayOf(Date.now())): string {
  if (isFromToday({ view, day }, today)) return "Desde hoy";
  if (view === "dia") return capital(WHOLE().format(at(day)));
  if (view !== "semana") return capital(MONTH().format(at(day)));
  const { from, to } = rangeOf("semana", day);
  const first =
    from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : SHORT().format(at(from));
  return `${first} al ${SHORT().format(at(to))} de ${to.slice(0, 4)}`;
}

/** Whether the view hides events that exist. */
export const isFiltered = ({ types, onlyCases }: CalendarView) => types.length > 0 || onlyCases;
