import { dayOf, ZONE } from "@foja/core/kernel/zone.rules";
import { once } from "./once";

const number = once(() => new Intl.NumberFormat("es-AR"));
const decimal = once(() => new Intl.NumberFormat("es-AR", { maximumFractionDigits: 1 }));
const moment = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: ZONE,
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

const shortMoment = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: ZONE,
      day: "2-digit",
      month: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

const longDay = once(
  () => new Intl.DateTimeFormat("es-AR", { timeZone: "UTC", dateStyle: "full" }),
);

const MB = 1024 * 1024;

/** Where a whole number has its points: before every third digit from its end. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** 1234 → «1.234», 1234.5 → «1.234,5». Whole numbers do without `Intl`, which takes long to begin. */
export const formatNumber = (value: number): string =>
  Number.isSafeInteger(value) ? String(value).replace(THOUSANDS, ".") : number().format(value);

/** «1 expediente», «2.000 expedientes». */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Bytes in the usual units: «340 KB», «50 MB», «1,5 GB». */
export function formatBytes(bytes: number): string {
  if (bytes > 0 && bytes < MB) return `${formatNumber(Math.ceil(bytes / 1024))} KB`;
  const inMb = bytes / MB;
  return inMb < 1024 ? `${decimal().format(inMb)} MB` : `${decimal().format(inMb / 1024)} GB`;
}

/** A date (`2026-11-20`) as it is written in Argentina: «20/11/2026». */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split("-");
  return `${day}/${month}/${year}`;
}

/** A date in full: «lunes, 30 de noviembre de 2026». */
export const formatLongDay = (date: string): string =>
  longDay().format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

/** The day of an ISO instant in the practice's zone: «20/11/2026». */
export const formatDay = (iso: string): string => formatDate(dayOf(iso));

/** The day and hour of an ISO instant in the practice's zone, 24 h: «20/11/2026, 23:05». */
export const formatMoment = (iso: string): string => moment().format(new Date(iso));

/** Like `formatMoment`, without the year, where that is clear: «20/11, 23:05». */
export const formatShortMoment = (iso: string): string => shortMoment().format(new Date(iso));

/** A text in which no line breaks between a figure and its peso or percent sign. */
export const unbroken = (text: string): string =>
  text.replace(/\$ (?=\d)/g, "$\u00a0").replace(/(?<=\d) %/g, "\u00a0%");
