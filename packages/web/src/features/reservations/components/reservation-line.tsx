import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";
import { clockIn } from "~/lib/slots/zone-words";
import { placeText } from "../lib/words";
import { StatusMark } from "./status-mark";

type LineProps = {
  reservation: Reservation;
  busy: boolean;
  onConfirm: () => void;
};

/** A reservation in the list: when, who, its kind, and its state. */
export function ReservationLine({ reservation, busy, onConfirm }: LineProps) {
  const { _id, start, end, zone, name, typeName, status } = reservation;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b px-4 py-2.5 last:border-0 hover:bg-wash sm:flex-nowrap sm:px-5">
      <time dateTime={start} className="w-24 shrink-0 font-medium tabular-nums">
        {clockIn(zone, start)} a {clockIn(zone, end)}
      </time>
      <span className="min-w-0 flex-1 basis-40">
        <Link
          to={paths.reservations.one(_id)}
          className="block break-words font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {name}
        </Link>
        <span className="block break-words text-ink-soft text-sm">
          {typeName} · {placeText(reservation)}
        </span>
      </span>
      <StatusMark status={status} />
      {status === "pending" && (
        <Button
          size="sm"
          className="relative"
          aria-label={`Confirmar la cita de ${name}`}
          busy={busy}
          busyLabel="Confirmando…"
          onClick={onConfirm}
        >
          Confirmar
        </Button>
      )}
    </li>
  );
}
