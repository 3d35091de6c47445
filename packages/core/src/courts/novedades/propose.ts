import { CalculationError } from "../../law/calculation/calculation.rules";
import { Calendars } from "../../law/deadlines";
import type { CourtCalendar } from "../../law/deadlines/calendar.rules";
import { dueDate } from "../../law/deadlines/deadline.rules";
import type { DeadlineVariables } from "../../law/deadlines/deadline.schema";
import type { JurisdictionId } from "../../law/deadlines/jurisdiction.rules";
import { countText } from "../../law/deadlines/text.rules";
import type { Side } from "../../practice/folders/party.rules";
import { askedOf } from "./asked.rules";
import type { NovedadRecord } from "./novedad.item";
import type { Asked, Proposal } from "./novedad.schema";
import { proposalOf } from "./pattern.rules";

type Load = (jurisdiccion: JurisdictionId) => Promise<CourtCalendar>;

/** Returns a loader that reads each calendar of the practice once. */
export function calendars(): Load {
  const loading = new Map<JurisdictionId, Promise<CourtCalendar>>();
  return (jurisdiccion) => {
    const found = loading.get(jurisdiccion) ?? Calendars.load(jurisdiccion);
    loading.set(jurisdiccion, found);
    return found;
  };
}

/** What a movement asks for, and of whom. */
export type Proposed = { proposal: Proposal; asked: Asked };

/**
 * What a movement asks for, counted by the practice's calendar, and whether the client has to do
 * it, by the side they are on. Null where it asks for nothing, or cannot be counted.
 */
export async function proposed(
  novedad: NovedadRecord,
  load: Load,
  side: Side | null,
): Promise<Proposed | null> {
  const read = proposalOf(novedad);
  if (!read) return null;
  const { addressee, ...proposal } = read;
  const asked = askedOf(addressee, side, novedad.whose ?? null);
  const { variables, advertencias } = proposal;
  if (!variables) return { proposal: { ...proposal, vencimiento: null, conteo: null }, asked };
  const due = counted(variables, await load(variables.jurisdiccion));
  if (!due) return null;
  const { vencimiento } = due;
  const all = [...advertencias, ...due.advertencias];
  const conteo = countText(variables, due);
  return { proposal: { ...proposal, vencimiento, conteo, advertencias: all }, asked };
}

/** A count that fails is not proposed: one movement must not keep the others from being shown. */
function counted(variables: DeadlineVariables, calendar: CourtCalendar) {
  try {
    return dueDate(variables, calendar);
  } catch (error) {
    if (error instanceof CalculationError || error instanceof RangeError) return undefined;
    throw error;
  }
}
