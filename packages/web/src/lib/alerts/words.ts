import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { withoutDue } from "@foja/core/telling/alerts/due-line.rules";
import type { CourtDays } from "~/lib/court/court-days";
import { dueOf } from "~/lib/due";

type Said = Pick<Alert, "primaryText" | "expirationDate">;

/** The title of an alert, without the due date it had when raised: `nearness` shows today's. */
export const titleOf = ({ primaryText, expirationDate }: Said): string =>
  expirationDate ? withoutDue(primaryText) : primaryText;

type DatedAlert = Pick<Alert, "expirationDate" | "sourceType">;

/**
 * How near an alert's date is, in words and a tone, with working days where the court's days are
 * known. An event happens instead of falling due, so no working days are counted to it.
 */
export function nearness(
  { expirationDate, sourceType }: DatedAlert,
  on?: string,
  court?: CourtDays,
) {
  if (!expirationDate) return undefined;
  if (sourceType !== "event") return dueOf(expirationDate, on, court);
  const due = dueOf(expirationDate, on);
  return { ...due, text: happening(due.text) };
}

/** «Vence mañana, mar 24/11» → «Es mañana, mar 24/11»; «Vence lun 30/11» → «Es el lun 30/11». */
const happening = (text: string): string =>
  text
    .replace(/^Venció/, "Fue")
    .replace(/^Vence (?=hoy|mañana)/, "Es ")
    .replace(/^Vence /, "Es el ");
