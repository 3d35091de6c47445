import type { Visit } from "./reservation.schema";

type Appointment = Pick<
  Visit,
  "_id" | "typeName" | "title" | "start" | "end" | "place" | "practicePhone"
>;

const detailsOf = ({ place, practicePhone }: Appointment) =>
  [
    ...(place.kind === "phone" && place.phone ? [`Llamá al ${place.phone}`] : []),
    ...(practicePhone ? [`Teléfono del estudio: ${practicePhone}`] : []),
  ].join("\n") || null;

/** What its visitor's own calendar says of an appointment. */
export const calendarFacts = (visit: Appointment) => ({
  title: `${visit.typeName} con ${visit.title}`,
  description: detailsOf(visit),
  location: visit.place.link ?? visit.place.address,
});

const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** The address at which Google Calendar offers to add the appointment. */
export function googleCalendarUrl(visit: Appointment): string {
  const { title, description, location } = calendarFacts(visit);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${compact(visit.start)}/${compact(visit.end)}`,
    ...(description && { details: description }),
    ...(location && { location }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

export type { Appointment };
