import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { PageMessage } from "~/components/page-message";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SkeletonRows } from "~/components/ui/skeleton";
import { ApiError } from "~/lib/api/error";
import { whyUnread } from "~/lib/api/unread";
import { formatMoment } from "~/lib/format";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { getReservation } from "../api/reservations";
import { stepText } from "../lib/words";
import { NoteCard } from "./note-card";
import { ReservationActions } from "./reservation-actions";
import { ReservationFacts } from "./reservation-facts";
import { StatusMark } from "./status-mark";

/** One appointment: the visitor, the actions, and its history. */
export default function ReservationPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(getReservation(id));
  usePageTitle(data?.name);
  if (data) return <Whole reservation={data} />;
  if (!error) {
    return (
      <Card flush>
        <SkeletonRows rows={6} label="Cargando la cita" />
      </Card>
    );
  }
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <PageMessage
      title={isUnknown ? "No encontramos esa cita" : "No pudimos cargar la cita"}
      actions={
        isUnknown ? (
          <ButtonLink to={paths.reservations.list}>Ver las citas</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
        )
      }
    >
      {isUnknown ? "Puede que el enlace esté mal copiado." : whyUnread(error)}
    </PageMessage>
  );
}

function Whole({ reservation }: { reservation: Reservation }) {
  const { name, status, cancelled } = reservation;
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="min-w-0 break-words font-semibold text-xl">{name}</h1>
        <StatusMark status={status} />
        <div className="w-full sm:ms-auto sm:w-auto">
          <ReservationActions reservation={reservation} />
        </div>
      </header>
      {cancelled?.reason && (
        <p className="mb-6 break-words rounded-md bg-wash px-4 py-3">Motivo: {cancelled.reason}</p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <Card>
            <ReservationFacts reservation={reservation} />
          </Card>
          <NoteCard key={reservation._id} reservation={reservation} />
        </div>
        <History reservation={reservation} />
      </div>
    </>
  );
}

function History({ reservation: { history, zone } }: { reservation: Reservation }) {
  return (
    <Card title="Historial">
      <ol className="space-y-3">
        {[...history].reverse().map((step) => (
          <li key={`${step.at} ${step.what}`}>
            <p className="break-words">{stepText(step, zone)}</p>
            {step.reason && <p className="break-words text-ink-soft">«{step.reason}»</p>}
            <time dateTime={step.at} className="text-ink-faint text-sm">
              {formatMoment(step.at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
