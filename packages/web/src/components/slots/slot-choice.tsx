import { type ReactNode, useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { monthOf } from "~/lib/slots/month";
import type { Slot } from "~/lib/slots/slots";
import { type SlotSource, useMonth } from "~/lib/slots/use-month";
import { spokenDay, spokenMonth } from "~/lib/slots/zone-words";
import { MonthGrid } from "./month-grid";
import { SlotTimes } from "./slot-times";
import { ZoneNote } from "./zone-note";

type SlotChoiceProps = {
  source: SlotSource;
  window: number;
  practiceZone: string;
  zone: string;
  /** Absent where there is only one zone to choose. */
  onZone?: (zone: string) => void;
  day: string | undefined;
  onDay: (day: string) => void;
  chosen?: string;
  onPick: (slot: Slot) => void;
};

/** The month with its free days, and the hours of the chosen one. */
export function SlotChoice(props: SlotChoiceProps) {
  const { zone, practiceZone, onZone, onDay, chosen, onPick } = props;
  const month = useMonth(props);
  const [picked, setPicked] = useState(false);
  const [turned, setTurned] = useState(false);
  const day = props.day ?? firstIn(month.month, month.days);
  // Whoever has chosen nothing yet begins at the first free day, in whatever month that is.
  if (!props.day && !turned && month.isEmpty && month.next) {
    setTurned(true);
    month.setMonth(monthOf(month.next));
  }
  const pickDay = (date: string) => {
    setPicked(true);
    onDay(date);
  };
  const goTo = (date: string) => {
    month.setMonth(monthOf(date));
    pickDay(date);
  };
  const slots = day && month.days?.get(day);
  return (
    <section aria-labelledby="when">
      <h2 id="when" className="mb-3 font-semibold text-lg">
        ¿Cuándo?
      </h2>
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] sm:gap-10">
        <div className="rounded-md border bg-sheet p-4">
          <MonthGrid
            month={month.month}
            free={month.free}
            chosen={day}
            {...month.bounds}
            onMonth={(to) => {
              setTurned(true);
              month.setMonth(to);
            }}
            onPick={pickDay}
          />
          {month.isEmpty && <Empty month={month.month} next={month.next} onGo={goTo} />}
          {month.error !== undefined && (
            <Note action={<Button onClick={month.again}>Intentar de nuevo</Button>}>
              {messageOf(month.error)}
            </Note>
          )}
        </div>
        <div className="min-w-0">
          {slots ? (
            <>
              {!props.day && <p className="mb-2 text-ink-soft">Elegí un horario.</p>}
              <SlotTimes {...{ day, slots, zone, practiceZone, chosen, onPick }} focused={picked} />
            </>
          ) : (
            <p className="mb-4 text-ink-soft">
              {day && month.days && monthOf(day) === month.month
                ? `El ${spokenDay(day)} no quedan horarios. Elegí otro día.`
                : "Elegí un día para ver sus horarios."}
            </p>
          )}
          {onZone && <ZoneNote {...{ zone, practiceZone, onZone }} />}
        </div>
      </div>
    </section>
  );
}

/** The first day of a month with a free time. */
const firstIn = (month: string, days: ReadonlyMap<string, unknown> | undefined) =>
  days && [...days.keys()].find((day) => monthOf(day) === month);

type EmptyProps = {
  month: string;
  next: string | null | undefined;
  onGo: (day: string) => void;
};

/** A month without a free time, with a link to the next one that has any. */
function Empty({ month, next, onGo }: EmptyProps) {
  if (next === undefined) return <Note>Buscando el próximo disponible…</Note>;
  if (next === null) return <Note>No quedan horarios para reservar.</Note>;
  return (
    <Note action={<Button onClick={() => onGo(next)}>Ir al {spokenDay(next)}</Button>}>
      No quedan horarios en {spokenMonth(month)}. Próximo disponible: {spokenDay(next)}.
    </Note>
  );
}

const Note = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <div role="status" className="mt-3 space-y-2 rounded-md bg-wash px-3 py-2.5">
    <p>{children}</p>
    {action}
  </div>
);
