import type { Visit } from "@foja/core/agenda/reservations/reservation.schema";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Skeleton } from "~/components/ui/skeleton";
import { paths } from "~/lib/paths";
import { useRead } from "~/lib/use-read";
import { readVisit } from "../api/public-booking";
import { tokenIn } from "../lib/addresses";
import { BookingFrame } from "./booking-frame";
import { ManageVisit } from "./manage-visit";
import { NotThere } from "./not-there";

/** An appointment, for who booked it, by the link of their e-mail. Opening it changes nothing. */
export default function ManagePage() {
  const { token } = useParams();
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(token), [token]);
  const { data, error, again } = useRead(asked, (signal) => readVisit(asked ?? "", signal));
  const [newer, setNewer] = useState<Visit>();
  const navigate = useNavigate();
  const visit = newer ?? data;
  const change = (changed: Visit, manageUrl?: string) => {
    setNewer(changed);
    const secret = manageUrl && tokenIn(manageUrl);
    if (secret) void navigate(paths.site.manageBooking(secret), { replace: true });
  };
  return (
    <BookingFrame>
      {visit && asked ? (
        <ManageVisit visit={visit} token={asked} onChanged={change} />
      ) : error === undefined ? (
        <ManageSkeleton />
      ) : (
        <NotThere words={NOT_THERE} error={error} again={again} />
      )}
    </BookingFrame>
  );
}

const ManageSkeleton = () => (
  <div>
    <h1 className="sr-only">Tu turno</h1>
    <div role="status" aria-label="Cargando tu turno">
      <Skeleton className="mb-2 w-32" />
      <Skeleton className="mb-8 h-9 w-72 max-w-full" />
      <Skeleton className="h-24 w-full max-w-xl rounded-md" />
    </div>
  </div>
);

/** Wrong and expired links show the same: neither reveals whether there was an appointment. */
const NOT_THERE = {
  title: "Este enlace ya no abre un turno",
  failed: "No pudimos cargar tu turno",
  hint: "Usá el enlace del último correo que te mandamos. Si el turno ya pasó, hablá con el estudio.",
  way: "Pedir un turno",
};
