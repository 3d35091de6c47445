import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { clockIn, showsTheSame, spokenMoment, zoneName } from "~/lib/slots/zone-words";
import { placeText } from "../lib/words";
import { Reach } from "./day-sheet";

/** All the data of an appointment, and its links. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { start, end, zone, visitorZone, typeName, price, place, answers } = reservation;
  const elsewhere = visitorZone && !showsTheSame(visitorZone, zone, start) ? visitorZone : null;
  return (
    <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
      <Fact label="Cuándo" wide>
        <time dateTime={start} className="inline-block font-medium first-letter:uppercase">
          {spokenMoment(zone, start)} a {clockIn(zone, end)}
        </time>
        {elsewhere && (
          <span className="block text-ink-soft">
            El cliente lo ve en {zoneName(elsewhere)}: {spokenMoment(elsewhere, start)}
          </span>
        )}
      </Fact>
      <Fact label="Turno">{typeName}</Fact>
      <Fact label="Lugar">
        {placeText(reservation)}
        {place.link && (
          <a href={place.link} target="_blank" rel="noreferrer" className="link block break-all">
            {place.link}
          </a>
        )}
      </Fact>
      <Fact label="Cómo contactarlo" wide>
        <Reach visit={reservation} />
      </Fact>
      {price && <Fact label="Precio">{price}</Fact>}
      {answers.map(({ question, answer }) => (
        <Fact key={question} label={question} wide>
          <span className="whitespace-pre-line">{answer}</span>
        </Fact>
      ))}
      <Links reservation={reservation} />
      {reservation.status === "pending" && reservation.expiresAt && (
        <Fact label="Espera tu respuesta hasta" wide>
          {formatMoment(reservation.expiresAt)}
        </Fact>
      )}
    </dl>
  );
}

/** The records created from it: its event, its contact, its case. */
function Links({ reservation: { eventId, contactId, folderId } }: { reservation: Reservation }) {
  const links = [
    eventId && { to: paths.calendar.one(eventId), text: "Ver en el calendario" },
    contactId && { to: paths.contacts.one(contactId), text: "Ver el contacto" },
    folderId && { to: paths.folders.details(folderId), text: "Ver la causa" },
  ].filter((link) => link !== null && link !== "");
  if (links.length === 0) return null;
  return (
    <Fact label="En el estudio" wide>
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {links.map(({ to, text }) => (
          <Link key={to} to={to} className="link">
            {text}
          </Link>
        ))}
      </span>
    </Fact>
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

const Fact = ({ label, wide, children }: FactProps) => (
  <div className={cn("min-w-0", wide && "sm:col-span-2")}>
    <dt className="break-words text-ink-faint text-sm">{label}</dt>
    <dd className="mt-0.5 break-words">{children}</dd>
  </div>
);
