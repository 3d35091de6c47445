const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat("es-AR", {
      timeZone: zone,
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  formats.set(zone, known);
  return known;
}

/** An instant in a zone: «martes 4 de agosto de 2026, 15:30 h». */
export function inZone(instant: string, zone: string): string {
  const parts = formatFor(zone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const day = `${part("weekday")} ${part("day")} de ${part("month")} de ${part("year")}`;
  return `${day}, ${part("hour")}:${part("minute")} h`;
}

/** A zone in words: «hora de Buenos Aires». */
export const zoneInWords = (zone: string): string =>
  `hora de ${(zone.split("/").at(-1) ?? zone).replaceAll("_", " ")}`;

type Timed = { start: string; zone: string; visitorZone: string | null };

/** The time of an appointment: in the visitor's zone, and in the practice's where it differs. */
export function whenOf({ start, zone, visitorZone }: Timed): string[] {
  const there = inZone(start, zone);
  const theirs = visitorZone ? inZone(start, visitorZone) : there;
  if (!visitorZone || theirs === there) return [`${there} (${zoneInWords(visitorZone ?? zone)})`];
  return [
    `${theirs} (${zoneInWords(visitorZone)})`,
    `En el estudio: ${there} (${zoneInWords(zone)})`,
  ];
}
