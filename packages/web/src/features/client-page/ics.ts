/** A date of a case as a file that every calendar takes. */
export function icsOf({ date, text, place }: { date: string; text: string; place: string | null }) {
  const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const escaped = (said: string) => said.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
  const start = new Date(date);
  const end = new Date(start.getTime() + 3_600_000);
  return [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Foja//Cliente//ES", "BEGIN:VEVENT"],
    `UID:${stamp(start)}-${text.length}@foja`,
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...["END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");
}
