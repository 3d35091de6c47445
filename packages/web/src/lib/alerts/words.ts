import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { dueOf } from "~/lib/due";

/** How near an alert's date is, in words and a tone. An event does not fall due: it happens. */
export function nearness({ expirationDate, sourceType }: Alert, on?: string) {
  if (!expirationDate) return undefined;
  const due = dueOf(expirationDate, on);
  if (sourceType !== "event") return due;
  return { ...due, text: happening(due.text) };
}

/** «Vence mañana, mar 24/11» → «Es mañana, mar 24/11»; «Vence lun 30/11» → «Es el lun 30/11». */
const happening = (text: string): string =>
  text
    .replace(/^Venció/, "Fue")
    .replace(/^Vence (?=hoy|mañana)/, "Es ")
    .replace(/^Vence /, "Es el ");
