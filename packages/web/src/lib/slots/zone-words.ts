import { once } from "../once";

/** One formatter for each zone, because making one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
  formatters.set(zone, made);
  return made;
}

function partsIn(zone: string, instant: string): [day: string, clock: string] {
  const [day = "", clock = ""] = formatterOf(zone).format(new Date(instant)).split(", ");
  return [day, clock.slice(0, 5)];
}

/** The day, `YYYY-MM-DD`, on which an instant (UTC ISO) falls in a zone. */
export const dayIn = (zone: string, instant: string): string => partsIn(zone, instant)[0];

/** The hour, `HH:mm`, that clocks show in a zone at an instant (UTC ISO). */
export const clockIn = (zone: string, instant: string): string => partsIn(zone, instant)[1];

/** Whether clocks and calendars show the same in two zones at an instant. */
export const showsTheSame = (one: string, other: string, instant: string): boolean =>
  partsIn(one, instant).join() === partsIn(other, instant).join();

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Whether two zones show the same time for a year from an instant on: one zone has many names. */
function keepsTheSame(one: string, other: string, from: number): boolean {
  const months = Array.from({ length: 13 }, (_, i) => new Date(from + i * MONTH_MS).toISOString());
  return months.every((instant) => showsTheSame(one, other, instant));
}

/**
 * The zone of this device, or the practice's where both show the same time or where the device
 * names no known one.
 */
export function zoneBeside(
  practice: string,
  device = Intl.DateTimeFormat().resolvedOptions().timeZone,
  now = Date.now(),
): string {
  try {
    return !device || keepsTheSame(device, practice, now) ? practice : device;
  } catch {
    return practice;
  }
}

/** Cities whose Spanish name differs from that in the zone. */
const CITIES: Record<string, string> = {
  Asuncion: "Asunción",
  Berlin: "Berlín",
  Bogota: "Bogotá",
  Buenos_Aires: "Buenos Aires",
  Cancun: "Cancún",
  Chicago: "Chicago",
  Cordoba: "Córdoba",
  Jerusalem: "Jerusalén",
  London: "Londres",
  Los_Angeles: "Los Ángeles",
  Mexico_City: "Ciudad de México",
  New_York: "Nueva York",
  Paris: "París",
  Rio_Gallegos: "Río Gallegos",
  Rome: "Roma",
  Sao_Paulo: "San Pablo",
  Tokyo: "Tokio",
  Tucuman: "Tucumán",
};

/** A zone in words: «hora de Nueva York». */
export function zoneName(zone: string): string {
  const place = zone.split("/").at(-1) ?? zone;
  return place === "UTC"
    ? "hora universal"
    : `hora de ${CITIES[place] ?? place.replace(/_/g, " ")}`;
}

const dayName = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "UTC",
      weekday: "long",
      day: "numeric",
      month: "long",
    }),
);
const monthName = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: "UTC",
      month: "long",
      year: "numeric",
    }),
);

/** A date in words: «martes 4 de agosto». */
export const spokenDay = (day: string): string =>
  dayName()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(",", "");

/** A month, `YYYY-MM`, in words: «agosto de 2026». */
export const spokenMonth = (month: string): string =>
  monthName().format(new Date(`${month}-01T00:00:00Z`));

/** An instant in a zone, in words: «martes 4 de agosto, 10:30». */
export const spokenMoment = (zone: string, instant: string): string =>
  `${spokenDay(dayIn(zone, instant))}, ${clockIn(zone, instant)}`;
