import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { addDays, isDay } from "@foja/core/kernel/day.rules";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "~/components/ui/button";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { today } from "~/lib/due";
import { paths } from "~/lib/paths";
import { clockIn, spokenDay } from "~/lib/slots/zone-words";
import { daySheet } from "../api/reservations";
import { placeText } from "../lib/words";
import { StatusMark } from "./status-mark";

type DaySheetProps = { day: string | null; onDay: (day: string) => void };

/** A day's appointments in order: who, how to reach them, and their answers. */
export function DaySheet({ day: asked, onDay }: DaySheetProps) {
  const day = asked && isDay(asked) ? asked : today();
  const { data, error, refetch } = useQuery(daySheet(day));
  return (
    <section aria-labelledby="sheet-day">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => onDay(today())}>
          Hoy
        </Button>
        <IconButton label="Día anterior" onClick={() => onDay(addDays(day, -1))}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label="Día siguiente" onClick={() => onDay(addDays(day, 1))}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <h2
          id="sheet-day"
          aria-live="polite"
          className="font-semibold text-lg first-letter:uppercase"
        >
          {spokenDay(day)}
        </h2>
      </div>
      <div className="rounded-md border bg-sheet">
        {data ? (
          <Visits visits={data} />
        ) : (
          <Unread error={error} onRetry={refetch} rows={4} label="Cargando el día" />
        )}
      </div>
    </section>
  );
}

function Visits({ visits }: { visits: readonly Reservation[] }) {
  if (visits.length === 0) return <EmptyState>Ese día no hay citas.</EmptyState>;
  return (
    <ol aria-label="Citas del día" className="divide-y">
      {visits.map((visit) => (
        <li key={visit._id} className="grid gap-x-5 gap-y-2 px-5 py-4 sm:grid-cols-[6rem_1fr_1fr]">
          <time dateTime={visit.start} className="font-semibold text-lg tabular-nums">
            {clockIn(visit.zone, visit.start)}
          </time>
          <div className="min-w-0">
            <Link to={paths.reservations.one(visit._id)} className="link break-words font-medium">
              {visit.name}
            </Link>
            <p className="break-words text-ink-soft">
              {visit.typeName}, hasta las {clockIn(visit.zone, visit.end)}
            </p>
            <p className="break-words text-ink-soft">{placeText(visit)}</p>
            <p className="mt-1.5">
              <StatusMark status={visit.status} />
            </p>
          </div>
          <div className="min-w-0 space-y-1">
            <Reach visit={visit} />
            {visit.answers.map(({ question, answer }) => (
              <p key={question} className="break-words">
                <span className="text-ink-faint text-sm">{question}</span> {answer}
              </p>
            ))}
            {visit.note && <p className="whitespace-pre-line break-words">{visit.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The visitor's phone and e-mail address, as links. */
export const Reach = ({ visit: { phone, email } }: { visit: Reservation }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1">
    {phone && (
      <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link tabular-nums">
        <bdi dir="ltr">{phone}</bdi>
      </a>
    )}
    <a href={`mailto:${email}`} className="link break-all">
      {email}
    </a>
  </p>
);
