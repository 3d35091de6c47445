import type { Visit } from "@foja/core/agenda/reservations/reservation.schema";
import { googleCalendarUrl } from "@foja/core/agenda/reservations/visit-calendar.rules";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";

/** The appointment for the visitor's own calendar: as a file, or in Google's. */
export function CalendarLinks({ visit }: { visit: Visit }) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      setFailed(false);
      // Nobody who only looks for a time waits for this code.
      const [{ visitIcs }, { saveText }] = await Promise.all([
        import("@foja/core/agenda/reservations/visit-ics.rules"),
        import("~/lib/save-text"),
      ]);
      saveText("turno.ics", visitIcs(visit, new Date().toISOString()), "text/calendar");
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="lg" onClick={() => void save()}>
          <CalendarPlus aria-hidden /> Agregar a mi calendario
        </Button>
        <a href={googleCalendarUrl(visit)} target="_blank" rel="noreferrer" className="link py-2">
          Agregar en Google Calendar
        </a>
      </p>
      {failed && (
        <p role="alert" className="mt-2 text-danger">
          No pudimos hacer el archivo. Probá de nuevo, o usá el del correo.
        </p>
      )}
    </div>
  );
}
