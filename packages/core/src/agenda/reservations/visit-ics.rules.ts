import { calendar, entryLines } from "../feeds/ics.rules";
import { type Appointment, calendarFacts } from "./visit-calendar.rules";

/**
 * The appointment as an iCalendar file for its visitor's own calendar, stamped at an instant (UTC ISO).
 * Its UID is that of the mailed invitations: a later one changes or cancels it.
 */
export function visitIcs(visit: Appointment, stampedAt: string): string {
  const facts = calendarFacts(visit);
  const { _id: uid, start, end } = visit;
  const times = { start, end, createdAt: stampedAt, updatedAt: stampedAt };
  return calendar(
    facts.title,
    entryLines({ ...facts, ...times, uid, categories: "Turno", allDay: false }),
  );
}
