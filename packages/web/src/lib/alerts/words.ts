import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { dueOf } from "~/lib/due";
import { formatDate } from "~/lib/format";

/** How near an alert's date is, in words and a tone. An event does not fall due: it happens. */
export function nearness({ expirationDate, sourceType }: Alert, on?: string) {
  if (!expirationDate) return undefined;
  const due = dueOf(expirationDate, on);
  if (sourceType !== "event") return due;
  return { ...due, text: happening(due.text, expirationDate) };
}

/** «Vence mañana» → «Es mañana». */
function happening(text: string, day: string): string {
  if (text.startsWith("Vence el")) return `Es el ${formatDate(day)}`;
  return text.replace(/^Venció/, "Fue").replace(/^Vence/, "Es");
}
