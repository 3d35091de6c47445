import type { PublicBooking } from "@foja/core/agenda/booking/page.schema";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { Skeleton } from "~/components/ui/skeleton";
import { useRead } from "~/lib/use-read";
import { readBooking } from "../api/public-booking";
import { BookingFrame } from "./booking-frame";
import { BookingWay } from "./booking-way";
import { NotThere } from "./not-there";

/**
 * The page on which a practice's clients book. One document is prerendered for all practices: only
 * the browser knows, from its address, whose it is.
 */
export default function BookingPage() {
  const { slug } = useParams();
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(slug), [slug]);
  const { data, error, again } = useRead(asked, (signal) => readBooking(asked ?? "", signal));
  useTitle(data);
  return (
    <BookingFrame>
      {data ? (
        <BookingWay booking={data} />
      ) : error === undefined ? (
        <BookingSkeleton />
      ) : (
        <NotThere words={NOT_THERE} error={error} again={again} />
      )}
    </BookingFrame>
  );
}

function useTitle(booking: PublicBooking | undefined) {
  useEffect(() => {
    if (booking) document.title = `Reservar un turno · ${booking.title}`;
  }, [booking]);
}

/** The skeleton of the page. */
export const BookingSkeleton = () => (
  <div>
    <h1 className="sr-only">Reservar un turno</h1>
    <div role="status" aria-label="Cargando los turnos">
      <div className="mb-8 border-accent/35 border-s-4 border-double ps-4 sm:ps-6">
        <Skeleton className="mb-2 w-32" />
        <Skeleton className="h-9 w-72 max-w-full" />
      </div>
      <Skeleton className="mb-4 h-6 w-56" />
      <Skeleton className="mb-3 h-20 w-full rounded-md" />
      <Skeleton className="h-20 w-full rounded-md" />
    </div>
  </div>
);

/** The texts for an address without a practice, and for a failed request. */
const NOT_THERE = {
  title: "En esta dirección no se reservan turnos",
  failed: "No pudimos cargar los turnos",
  hint: "Puede que esté mal escrita o que el estudio haya dejado de usarla. Pedile el enlace al estudio.",
  way: "Buscar un estudio",
};
