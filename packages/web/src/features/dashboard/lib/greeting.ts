import { once } from "~/lib/once";

const hourOf = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "America/Argentina/Buenos_Aires",
      hour: "numeric",
      hourCycle: "h23",
    }),
);

const today = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "America/Argentina/Buenos_Aires",
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);

/** The greeting in Buenos Aires for an hour. */
export function greeting(now: Date): string {
  const hour = Number(hourOf().format(now));
  if (hour >= 6 && hour < 13) return "Buen día";
  return hour >= 13 && hour < 20 ? "Buenas tardes" : "Buenas noches";
}

/** «viernes, 20 de noviembre de 2026», for the head of a page. */
export function dayInWords(now: Date): string {
  const words = today().format(now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
