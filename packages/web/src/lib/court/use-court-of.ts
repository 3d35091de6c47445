import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { retryLoading } from "../retry-loading";
import { getCalendar } from "./calendar-call";

type Code = typeof import("./court-days");

/** The working days of a jurisdiction with the practice's changes; undefined until loaded. */
export function useCourtOf(jurisdiction: JurisdictionId | undefined) {
  const [code, setCode] = useState<Code>();
  const { data } = useQuery({
    ...getCalendar(jurisdiction ?? "PJN"),
    enabled: jurisdiction !== undefined,
  });
  useEffect(() => {
    // Without it the preview shows the hours alone.
    retryLoading(() => import("./court-days")).then(setCode, () => undefined);
  }, []);
  return useMemo(
    () => (code && jurisdiction ? code.courtDaysOf(jurisdiction, data?.edits) : undefined),
    [code, jurisdiction, data],
  );
}
