import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { Listing } from "~/components/lists/listing";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { Segments } from "~/components/ui/segments";
import { today } from "~/lib/due";
import { paths } from "~/lib/paths";
import { allRows } from "~/lib/records/pages";
import { dayIn, spokenDay } from "~/lib/slots/zone-words";
import { useAddress } from "~/lib/use-address";
import { reservationList } from "../api/reservations";
import { useDecision } from "../hooks/use-decision";
import { askedBy, type Filters, filtersIn } from "../lib/filters";
import { DaySheet } from "./day-sheet";
import { ReservationFilters } from "./reservation-filters";
import { ReservationLine } from "./reservation-line";

/** The booked appointments: as a list to search, or as the sheet of a day. */
export default function ReservationsPage() {
  const { params, place } = useAddress();
  const asSheet = params.get("vista") === "hoja";
  const filters = filtersIn(params);
  const toggle = (
    <Segments
      legend="Vista"
      choices={[
        { label: "Lista", pressed: !asSheet, choose: () => place({ vista: null, dia: null }) },
        { label: "Hoja del día", pressed: asSheet, choose: () => place({ vista: "hoja" }) },
      ]}
    />
  );
  return (
    <>
      <PageHeader
        title="Citas"
        description="Los turnos que reservaron tus clientes. Se actualiza solo."
        actions={toggle}
      />
      {asSheet ? (
        <DaySheet day={params.get("dia")} onDay={(dia) => place({ dia })} />
      ) : (
        <>
          <ReservationFilters filters={filters} onChange={place} />
          <List filters={filters} />
        </>
      )}
    </>
  );
}

function List({ filters }: { filters: Filters }) {
  const list = useInfiniteQuery(reservationList(askedBy(filters, today())));
  const { decide, busyId } = useDecision();
  return (
    <Listing
      query={list}
      rows={list.data && byDay(allRows(list.data))}
      shown={list.data && allRows(list.data).length}
      empty={<Nothing filters={filters} />}
      label="Cargando las citas"
      expected={6}
      again="Intentar de nuevo"
      onSheet
    >
      {(days) => (
        <div className="space-y-5">
          {days.map(([day, ofDay]) => (
            <section key={day}>
              <h2 className="mb-2 font-semibold text-sm first-letter:uppercase">
                {day === today() ? `Hoy, ${spokenDay(day)}` : spokenDay(day)}
              </h2>
              <ul aria-label={spokenDay(day)} className="rounded-md border bg-sheet">
                {ofDay.map((reservation) => (
                  <ReservationLine
                    key={reservation._id}
                    reservation={reservation}
                    busy={busyId === reservation._id}
                    onConfirm={() => decide({ id: reservation._id, what: "confirm" })}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Listing>
  );
}

/** The rows by the practice's day on which they begin. */
function byDay(rows: readonly Reservation[]): [string, Reservation[]][] {
  const days = new Map<string, Reservation[]>();
  for (const row of rows) {
    const day = dayIn(row.zone, row.start);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

/** The text for no matches, or for no reservations yet. */
function Nothing({ filters }: { filters: Filters }) {
  const isUsual = filters.state === "" && filters.span === "";
  return (
    <EmptyState
      icon={<CalendarCheck />}
      action={
        isUsual ? (
          <ButtonLink to={paths.calendar.bookingConfig}>Ver mi página de reservas</ButtonLink>
        ) : (
          <ButtonLink to={paths.reservations.list}>Ver las vigentes</ButtonLink>
        )
      }
    >
      {isUsual
        ? "No hay citas de hoy en adelante. Pasales a tus clientes la dirección de tu página."
        : "Ninguna cita coincide con lo que buscás."}
    </EmptyState>
  );
}
