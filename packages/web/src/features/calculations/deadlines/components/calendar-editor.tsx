import { dayOf } from "@foja/core/kernel/zone.rules";
import type { CalendarEdit } from "@foja/core/law/deadlines/calendar.schema";
import {
  JURISDICTIONS,
  type JurisdictionId,
  jurisdictionOf,
} from "@foja/core/law/deadlines/jurisdiction.rules";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { SelectField } from "~/components/ui/select-field";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { getCalendar } from "~/lib/court/calendar-call";
import { useAddress } from "~/lib/use-address";
import { CalendarDays } from "./calendar-days";
import { ChangeDialog } from "./change-dialog";
import { NewDayDialog } from "./new-day-dialog";

const COURTS = JURISDICTIONS.map((value) => ({ value, label: jurisdictionOf(value).name }));

/** The practice's calendar of a jurisdiction, by year: days off, their reason and source. */
export function CalendarEditor() {
  const { params, place } = useAddress();
  const [thisYear] = useState(() => Number(dayOf(Date.now()).slice(0, 4)));
  const jurisdiccion = JURISDICTIONS.find((id) => id === params.get("tribunal")) ?? "PJN";
  const year = Number(params.get("anio")) || thisYear;
  return (
    <div className="space-y-4">
      <div className="grid max-w-xl gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <SelectField
          label="Jurisdicción"
          options={COURTS}
          value={jurisdiccion}
          onChange={(event) => place({ tribunal: event.target.value })}
        />
        <SelectField
          label="Año"
          options={yearsAround(thisYear, year)}
          value={String(year)}
          onChange={(event) => place({ anio: event.target.value })}
        />
      </div>
      <YearCard key={`${jurisdiccion} ${year}`} {...{ jurisdiccion, year }} />
    </div>
  );
}

function yearsAround(thisYear: number, shown: number) {
  const years = new Set([shown, ...Array.from({ length: 9 }, (_, i) => thisYear - 5 + i)]);
  return [...years].sort().map((year) => ({ value: String(year), label: String(year) }));
}

type YearProps = { jurisdiccion: JurisdictionId; year: number };

function YearCard({ jurisdiccion, year }: YearProps) {
  const { data: calendar, error } = useQuery(getCalendar(jurisdiccion, year));
  const [proposed, setProposed] = useState<CalendarEdit[]>();
  const [adding, setAdding] = useState(false);
  if (error) return <EmptyState>{messageOf(error)}</EmptyState>;
  if (!calendar) return <SkeletonRows rows={8} />;
  const { edits } = calendar;
  return (
    <>
      <Card
        flush
        title={`Días que no corren en ${year}`}
        actions={
          <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Agregar días
          </Button>
        }
      >
        <CalendarDays calendar={calendar} onPropose={setProposed} />
      </Card>
      {adding && (
        <NewDayDialog
          onAdd={(edit) => {
            setAdding(false);
            setProposed([...edits, edit]);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {proposed && (
        <ChangeDialog {...{ calendar, proposed }} onClose={() => setProposed(undefined)} />
      )}
    </>
  );
}
