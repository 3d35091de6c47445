import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useCourtOf } from "~/lib/court/use-court-of";
import { clockIn, spokenDay } from "~/lib/slots/zone-words";
import { readHours } from "../api/booking-config";
import { fitting, sampleDay } from "../lib/day-sample";
import type { KindValues } from "../lib/kind-form";

/** The next open day as visitors would see it, with what is being edited. */
export function DaySample({ values }: { values: KindValues }) {
  const { data: hours } = useQuery(readHours());
  const court = useCourtOf(hours?.jurisdiction);
  const [now] = useState(() => Date.now());
  const sample = useMemo(() => {
    if (!hours) return undefined;
    const isClosed = (day: string) => {
      const off = hours.closeOnHolidays ? court?.offOn(day) : undefined;
      return off !== undefined && off.kind !== "finDeSemana";
    };
    return sampleDay(values, hours, isClosed, now);
  }, [values, hours, court, now]);
  if (!hours) return null;
  return (
    <section aria-label="Cómo queda un día" className="rounded-md bg-wash p-4 sm:sticky sm:top-0">
      <h3 className="font-semibold">Cómo queda un día</h3>
      {sample ? (
        <>
          <p className="mt-1 text-ink-soft first-letter:uppercase">{spokenDay(sample.day)}</p>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {sample.slots.map(({ start }) => (
              <li
                key={start}
                className="rounded-sm border border-line-strong bg-sheet px-1.5 py-0.5 text-sm tabular-nums"
              >
                {clockIn(hours.zone, start)}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft text-sm">
            Se ofrecen {sample.slots.length}; entran{" "}
            {fitting(sample, values) === 1 ? "1 turno" : `${fitting(sample, values)} turnos`} en el
            día.
          </p>
        </>
      ) : (
        <p className="mt-1 text-ink-soft">
          Con esta duración y tu disponibilidad no queda ningún horario.
        </p>
      )}
    </section>
  );
}
