import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { DateField } from "~/components/ui/date-field";
import { Input } from "~/components/ui/input";
import { whenIdle } from "~/lib/idle";
import { toIsoDate, toTypedDate } from "~/lib/local-date";
import { paths } from "~/lib/paths";
import type { Counted } from "../lib/count";

/** The engine with its calendars, loaded once the page is shown. */
const engine = () => import("../lib/count");

const MOST_DAYS = 365;

/**
 * «Contá un plazo»: the date and the working days, counted at once. Without scripts its button opens
 * the whole tool with the same values.
 */
export function CountForm() {
  const [today, setToday] = useState("");
  const [fecha, setFecha] = useState("");
  const typed = useRef(false);
  const [dias, setDias] = useState("5");
  const counted = useCounted(fecha, Number(dias));
  useEffect(
    () =>
      whenIdle(() => {
        void engine().then(({ thisDay }) => {
          if (typed.current) return;
          setToday(thisDay());
          setFecha(thisDay());
        });
      }),
    [],
  );
  return (
    <form
      action={paths.site.deadlineTool}
      aria-labelledby="contar"
      className="rounded-md border bg-sheet p-5"
    >
      <h2 id="contar" className="font-semibold">
        Contá un plazo
      </h2>
      <div
        // Room for how the date was understood, which comes with the scripts.
        className="mt-3 grid min-h-[6rem] grid-cols-[minmax(0,1fr)_6.5rem] gap-3"
      >
        <DateField
          // Written anew once today is known, unless somebody typed before.
          key={today}
          label="Notificado el"
          leaning="back"
          defaultValue={toTypedDate(today)}
          onChange={({ target }) => {
            typed.current = true;
            setFecha(toIsoDate(target.value, "back"));
          }}
        />
        <input type="hidden" name="fecha" value={fecha} />
        <div>
          <label htmlFor="dias" className="mb-1.5 block font-medium">
            Días hábiles
          </label>
          <Input
            id="dias"
            type="number"
            name="plazo"
            inputMode="numeric"
            required
            min={1}
            max={MOST_DAYS}
            value={dias}
            onChange={({ target }) => setDias(target.value)}
            className="tabular-nums"
          />
        </div>
      </div>
      <Answer counted={counted} />
      <Button type="submit" size="sm" className="mt-3">
        Ver la cuenta día por día
      </Button>
    </form>
  );
}

/** What the fields come to; undefined while one of them is no value. */
function useCounted(fecha: string, dias: number): Counted | undefined {
  const [counted, setCounted] = useState<Counted>();
  useEffect(() => {
    let isLatest = true;
    const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(fecha) && Number.isInteger(dias);
    if (!isWhole || dias < 1 || dias > MOST_DAYS) return setCounted(undefined);
    engine()
      .then(({ countDays }) => isLatest && setCounted(countDays(fecha, dias)))
      // The button still opens the tool, which says what is wrong.
      .catch(() => isLatest && setCounted(undefined));
    return () => {
      isLatest = false;
    };
  }, [fecha, dias]);
  return counted;
}

/** The due date, in a place of its final height from the start. */
function Answer({ counted }: { counted: Counted | undefined }) {
  return (
    <output aria-live="polite" className="mt-4 block min-h-[6.25rem] border-t pt-3">
      {counted ? (
        <>
          <span className="block text-ink-soft text-sm">Vence</span>
          <span className="block font-serif text-[1.375rem] leading-8 first-letter:uppercase">
            {counted.due}
          </span>
          <span className="mt-1 block text-ink-soft text-sm">
            {counted.certain
              ? counted.how
              : `${counted.how}. La fecha no es segura: falta un acto.`}
          </span>
        </>
      ) : (
        <span className="text-ink-faint text-sm">
          Poné la fecha y los días: se cuenta acá mismo.
        </span>
      )}
    </output>
  );
}
