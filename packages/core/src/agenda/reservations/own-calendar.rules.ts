import { calendar, entryLines } from "../feeds/ics.rules";
import type { Visit } from "./reservation.schema";

type Appointment = Pick<
  Visit,
  "_id" | "typeName" | "title" | "start" | "end" | "place" | "practicePhone"
>;

const titleOf = ({ typeName, title }: Appointment) => `${typeName} con ${title}`;

const placeOf = ({ place }: Appointment) => place.link ?? place.address;

const detailsOf = ({ place, practicePhone }: Appointment) =>
  [
    ...(place.kind === "phone" && place.phone ? [`Llamá al ${place.phone}`] : []),
    ...(practicePhone ? [`Teléfono del estudio: ${practicePhone}`] : []),
  ].join("\n") || null;

/**
 * The appointment as an iCalendar file for its visitor's own calendar, stamped at an instant (UTC ISO).
 * Its UID is that of the mailed invitations: a later one changes or cancels it.
 */
export const visitCalendar = (visit: Appointment, stampedAt: string): string =>
  calendar(
    titleOf(visit),
    entryLines({
      uid: visit._id,
      title: titleOf(visit),
      description: detailsOf(visit),
      location: placeOf(visit),
      categories: "Turno",
      allDay: false,
      ...{ start: visit.start, end: visit.end, createdAt: stampedAt, updatedAt: stampedAt },
    }),
  );

const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** The address at which Google Calendar offers to add the appointment. */
export function googleCalendarUrl(visit: Appointment): string {
  const [details, location] = [detailsOf(visit), placeOf(visit)];
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: titleOf(visit),
    dates: `${compact(visit.start)}/${compact(visit.end)}`,
    ...(details && { details }),
    ...(location && { location }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
