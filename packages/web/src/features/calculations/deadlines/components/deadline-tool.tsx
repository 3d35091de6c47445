import { dayOf } from "@foja/core/kernel/zone.rules";
import { calendarOf } from "@foja/core/law/deadlines/calendar.rules";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Card } from "~/components/ui/card";
import { KeepButtons } from "~/features/calculations/shared/components/keep-buttons";
import { getOfficialActs } from "~/lib/court/calendar-call";
import { useAddress } from "~/lib/use-address";
import { useDeadlineForm } from "../hooks/use-deadline";
import { placesOf, valuesIn } from "../lib/deadline-address";
import type { DeadlineValues } from "../lib/deadline-form";
import { DeadlineForm } from "./deadline-form";
import { DueResult } from "./due-result";

/** The built-in calendar, with the acts since. */
function useOfficial(jurisdiccion: JurisdictionId) {
  const { data, isError } = useQuery(getOfficialActs(jurisdiccion));
  const calendar = useMemo(() => calendarOf(jurisdiccion, [], 0, data), [jurisdiccion, data]);
  return { calendar, failed: isError && !data };
}

/** A deadline for anybody, by the official calendar; its address holds its values. */
export default function DeadlineTool() {
  const { params } = useAddress();
  const [start] = useState(() => valuesIn(params, dayOf(Date.now())));
  const { form, values, computed, dimmed } = useDeadlineForm(start, useOfficial);
  const [preset, setPreset] = useState("");
  useSaidInAddress(values, start);
  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Card title="Datos del plazo">
        <DeadlineForm {...{ form, values, preset }} onPreset={setPreset} />
      </Card>
      {computed && (
        <div className="min-w-0 space-y-4">
          <KeepButtons
            computed={{ type: "plazo", variables: computed.variables }}
            disabled={dimmed}
          />
          <DueResult {...{ computed, dimmed }} />
        </div>
      )}
    </div>
  );
}

/** Writes the form's values into the address, from its first change on. */
function useSaidInAddress(values: DeadlineValues, start: DeadlineValues) {
  const { place } = useAddress();
  const said = JSON.stringify(placesOf(values));
  const [first] = useState(() => JSON.stringify(placesOf(start)));
  const [changed, setChanged] = useState(false);
  if (!changed && said !== first) setChanged(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it writes the address it would wait for
  useEffect(() => {
    if (changed) place(JSON.parse(said));
  }, [said, changed]);
}
