import type { Visit } from "@foja/core/agenda/reservations/reservation.schema";
import { CircleCheck, Hourglass } from "lucide-react";
import { Button } from "~/components/ui/button";
import { spokenMoment } from "~/lib/slots/zone-words";
import { changingText, nextText } from "../lib/booking-words";
import { CalendarLinks } from "./calendar-links";
import { VisitTimes } from "./visit-times";

type BookedStepProps = { visit: Visit; zone: string; onAgain: () => void };

/** The appointment was booked or requested: when, where, and what comes next. */
export function BookedStep({ visit, zone, onAgain }: BookedStepProps) {
  const isPending = visit.status === "pending";
  const Icon = isPending ? Hourglass : CircleCheck;
  return (
    <div className="max-w-xl space-y-4">
      <p className="flex items-start gap-3 rounded-md border border-ok/40 bg-ok-wash px-4 py-3">
        <Icon aria-hidden className="mt-1 size-5 shrink-0 text-ok" />
        <span className="min-w-0">
          <strong className="block font-semibold text-lg">{visit.typeName}</strong>
          <VisitTimes visit={visit} zone={zone} />
        </span>
      </p>
      <ul className="list-disc space-y-2 ps-5 text-lg">
        {isPending ? (
          <li>
            El estudio tiene que confirmarlo. Te avisamos a{" "}
            <span className="break-words">{visit.email}</span> apenas responda.
          </li>
        ) : (
          <>
            <li>{nextText(visit.place)}</li>
            <li>
              Mandamos la confirmación a <span className="break-words">{visit.email}</span>, con la
              cita para tu calendario.
            </li>
          </>
        )}
        <li>
          {changingText(visit, spokenMoment(zone, visit.changeUntil))} El enlace está en ese correo.
        </li>
      </ul>
      <CalendarLinks visit={visit} />
      <Button onClick={onAgain}>Pedir otro turno</Button>
    </div>
  );
}
