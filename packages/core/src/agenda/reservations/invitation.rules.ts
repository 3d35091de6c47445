import { oneLine } from "../../kernel/letter-frame.rules";
import { escapeText, foldLine } from "../feeds/ics.rules";

/** The content of a calendar invitation (RFC 5545, RFC 5546). Instants are UTC ISO. */
export type Invitation = {
  method: "REQUEST" | "CANCEL";
  /** Whether the practice still has to confirm it. */
  isTentative: boolean;
  uid: string;
  /** How often the appointment changed; a cancellation counts as a change. */
  sequence: number;
  stampedAt: string;
  start: string;
  end: string;
  title: string;
  description: string;
  location: string | null;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
};

const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** A quoted parameter value, in which quotes are not allowed (RFC 5545 §3.2). */
const parameter = (text: string) => `"${oneLine(text).replaceAll('"', "'")}"`;

function statusOf({ method, isTentative }: Invitation) {
  if (method === "CANCEL") return "CANCELLED";
  return isTentative ? "TENTATIVE" : "CONFIRMED";
}

/** The invitation as iCalendar: its times in UTC, which need no VTIMEZONE. */
export function invitationText(given: Invitation): string {
  const { method, uid, sequence, location, organizer, attendee } = given;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Foja//Turnos//ES",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${uid}@foja.ar`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(given.stampedAt)}`,
    `DTSTART:${compact(given.start)}`,
    `DTEND:${compact(given.end)}`,
    `SUMMARY:${escapeText(given.title)}`,
    `DESCRIPTION:${escapeText(given.description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `STATUS:${statusOf(given)}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}
