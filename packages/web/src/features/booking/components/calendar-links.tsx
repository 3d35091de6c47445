import {
  googleCalendarUrl,
  visitCalendar,
} from "@foja/core/agenda/reservations/own-calendar.rules";
import type { Visit } from "@foja/core/agenda/reservations/reservation.schema";
import { CalendarPlus } from "lucide-react";
import { Button } from "~/components/ui/button";
import { saveText } from "~/lib/save-text";

/** The appointment for the visitor's own calendar: as a file, or in Google's. */
export function CalendarLinks({ visit }: { visit: Visit }) {
  const save = () =>
    saveText("turno.ics", visitCalendar(visit, new Date().toISOString()), "text/calendar");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="lg" onClick={save}>
        <CalendarPlus aria-hidden /> Agregar a mi calendario
      </Button>
      <a href={googleCalendarUrl(visit)} target="_blank" rel="noreferrer" className="link py-2">
        Agregar en Google Calendar
      </a>
    </p>
  );
}
