import { CalculationError } from "../../law/calculation/calculation.rules";
import { Calendars } from "../../law/deadlines";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { dueDate } from "../../law/deadlines/deadline.rules";
import type { DeadlineVariables } from "../../law/deadlines/deadline.schema";
import type { JurisdictionId } from "../../law/deadlines/jurisdiction.rules";
import { countText } from "../../law/deadlines/text.rules";
import type { NovedadRecord } from "./novedad.item";
import type { Proposal } from "./novedad.schema";
import { proposalOf } from "./pattern.rules";

type Load = (jurisdiccion: JurisdictionId) => Promise<CourtCalendar>;

/** Reads each calendar of the practice once. */
export function calendars(): Load {
  const loading = new Map<JurisdictionId, Promise<CourtCalendar>>();
  return (jurisdiccion) => {
    const found = loading.get(jurisdiccion) ?? Calendars.load(jurisdiccion);
    loading.set(jurisdiccion, found);
    return found;
  };
}

/** What a movement asks for, counted by the practice's own calendar. Nothing where it cannot be. */
export async function proposed(novedad: NovedadRecord, load: Load): Promise<Proposal | null> {
  const proposal = proposalOf(novedad);
  if (!proposal) return null;
  const { variables, advertencias } = proposal;
  if (!variables) return { ...proposal, vencimiento: null, conteo: null };
  const due = counted(variables, await load(variables.jurisdiccion));
  if (!due) return null;
  return {
    ...proposal,
    vencimiento: due.vencimiento,
    conteo: countText(variables, due),
    advertencias: [...advertencias, ...due.advertencias],
  };
}

/** What one movement says keeps no other from being shown: a count that fails is not proposed. */
function counted(variables: DeadlineVariables, calendar: CourtCalendar) {
  try {
    return dueDate(variables, calendar);
  } catch (error) {
    if (error instanceof CalculationError || error instanceof RangeError) return undefined;
    throw error;
  }
}
