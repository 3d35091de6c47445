import { addDays, isDay } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt, startOfDay, timeOf } from "@foja/core/kernel/zone.rules";
import type { CreateEvent, Event, EventType } from "@foja/core/practice/events/event.schema";
import type { Repeat } from "@foja/core/practice/events/repeat.rules";
import type { Span } from "./entries";

/** The fields of an event's form: inclusive days, and wall-clock hours. */
export type EventValues = {
  title: string;
  type: EventType;
  allDay: boolean;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  folderId: string;
  /** The name in the picker; the server stores its own. */
  folderName: string;
  color: string;
  description: string;
  place: string;
  link: string;
  /** How often a new event is repeated; "" for one. Then so many times, or until a day. */
  repeatEvery: Repeat["every"] | "";
  repeatTimes: string;
  repeatUntil: string;
};

export const FIELD_LABELS: Record<keyof EventValues, string> = {
  title: "Título",
  type: "Tipo",
  allDay: "Todo el día",
  startDate: "Fecha de inicio",
  startTime: "Hora de inicio",
  endDate: "Fecha de fin",
  endTime: "Hora de fin",
  folderId: "Causa",
  folderName: "Causa",
  color: "Color",
  description: "Descripción",
  place: "Lugar",
  link: "Enlace",
  repeatEvery: "Se repite",
  repeatTimes: "Cuántas veces",
  repeatUntil: "Último día",
};

/** The days and hours of a span; the last day of an all-day event is part of it. */
export function spanValues({ allDay, start, end }: Span) {
  const until = allDay ? addDays(dayOf(end), -1) : dayOf(end);
  return {
    allDay,
    startDate: dayOf(start),
    startTime: allDay ? "09:00" : timeOf(start),
    endDate: until,
    endTime: allDay ? "10:00" : timeOf(end),
  };
}

/** The span of days and hours. */
export function valuesSpan(values: SpanValues): Span {
  const { startDate, startTime, endDate, endTime } = values;
  // A choice between two versions writes "no" as an empty value.
  const allDay = Boolean(values.allDay);
  const last = endDate || startDate;
  if (allDay) return { allDay, start: startOfDay(startDate), end: startOfDay(addDays(last, 1)) };
  return { allDay, start: instantAt(startDate, startTime), end: instantAt(last, endTime) };
}

export type SpanValues = ReturnType<typeof spanValues>;

const CLOCK = /^\d\d:\d\d$/;
const isWhole = (day: string, time: string, allDay: boolean) =>
  isDay(day) && (allDay || CLOCK.test(time));

/** The duration in ms; undefined while the form has none, or a negative one. */
export function durationOf(values: SpanValues): number | undefined {
  const { allDay, startDate, startTime, endDate, endTime } = values;
  if (!isWhole(startDate, startTime, allDay) || !isWhole(endDate, endTime, allDay)) return;
  const { start, end } = valuesSpan(values);
  const duration = Date.parse(end) - Date.parse(start);
  return duration < 0 ? undefined : duration;
}

/** The end that gives a duration from the beginning; undefined while that is being typed. */
export function endAfter(values: SpanValues, duration: number) {
  const { allDay, startDate, startTime } = values;
  if (!isWhole(startDate, startTime, allDay)) return undefined;
  const { start } = valuesSpan({ ...values, endDate: startDate, endTime: startTime });
  const end = new Date(Date.parse(start) + duration).toISOString();
  const { endDate, endTime } = spanValues({ allDay, start, end });
  return allDay ? { endDate } : { endDate, endTime };
}

const ONCE = { repeatEvery: "", repeatTimes: "", repeatUntil: "" } as const;

/** The form of a new event, at an instant or on a day. */
export const emptyValues = (span: Span): EventValues => ({
  title: "",
  type: "otro",
  ...spanValues(span),
  folderId: "",
  folderName: "",
  color: "",
  description: "",
  place: "",
  link: "",
  ...ONCE,
});

/** The form's values for an event. */
export const valuesOf = (event: Event): EventValues => ({
  title: event.title,
  type: event.type,
  ...spanValues(event),
  folderId: event.folderId ?? "",
  folderName: event.folderName ?? "",
  color: event.color ?? "",
  description: event.description ?? "",
  place: event.place ?? "",
  link: event.link ?? "",
  ...ONCE,
});

/** The repetition of a form; undefined for an event that happens once. */
export function repeatOf({
  repeatEvery,
  repeatTimes,
  repeatUntil,
}: EventValues): Repeat | undefined {
  if (!repeatEvery) return undefined;
  if (repeatUntil) return { every: repeatEvery, until: repeatUntil };
  return { every: repeatEvery, times: Number(repeatTimes) };
}

/** The request body for a form. */
export function bodyOf(values: EventValues) {
  const { title, type, folderId, color, description, place, link } = values;
  const repeat = repeatOf(values);
  const texts = {
    ...{ color: color || null, description: description || null },
    ...{ place: place || null, link: link || null },
    ...(repeat && { repeat }),
  };
  return {
    title,
    type,
    folderId: folderId || null,
    ...texts,
    ...valuesSpan(values),
  } satisfies CreateEvent;
}

const SPAN = ["allDay", "startDate", "startTime", "endDate", "endTime"];

/** The request body for the form's changes. */
export function changedBody(base: EventValues, mine: EventValues): Partial<CreateEvent> {
  const names = (Object.keys(mine) as (keyof EventValues)[]).filter(
    (name) => mine[name] !== base[name],
  );
  const moved = names.some((name) => SPAN.includes(name));
  const wanted = new Set<string>([...names, ...(moved ? ["allDay", "start", "end"] : [])]);
  return Object.fromEntries(Object.entries(bodyOf(mine)).filter(([name]) => wanted.has(name)));
}
