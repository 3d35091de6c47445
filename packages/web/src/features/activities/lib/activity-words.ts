import { moneyText } from "@foja/core/kernel/money.rules";
import { timeOf } from "@foja/core/kernel/zone.rules";
import { CALCULATOR_NAMES } from "@foja/core/law/calculation/words.rules";
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import {
  DOCUMENT_NAMES,
  type DocumentKind,
} from "@foja/core/practice/documents/document-kinds.rules";
import { formatDate, formatDay, formatMoment } from "~/lib/format";
import { KINDS } from "~/lib/kinds/kinds";

const SOURCES: Record<Activity["source"], string | null> = {
  manual: null,
  pjn: "PJN",
  mev: "MEV",
  google: "Google Calendar",
  mail: null,
};

/** The line under a title: its kind, type, amount and source. */
export const saidOf = ({ kind, type, amount, who, source }: Activity) =>
  [
    kind === "task" && type === "plazo" ? "Plazo" : KINDS[kind].name,
    typeWords(kind, type),
    amount !== null && moneyText(amount),
    who,
    SOURCES[source],
  ]
    .filter(Boolean)
    .join(" · ");

/** The type of an entry within its kind, in words. */
function typeWords(kind: Activity["kind"], type: string | null): string | null | undefined {
  if (kind === "calculator") return CALCULATOR_NAMES[type ?? ""];
  if (kind === "letter") return type === "out" ? "Enviado" : "Recibido";
  if (kind === "document") return DOCUMENT_NAMES[type as DocumentKind];
  return kind === "task" ? null : type;
}

/** The day in the margin, and the hour of entries that have one. */
export const marginOf = ({ date }: Activity) =>
  date.length > 10 ? `${formatDay(date)} ${timeOf(date)}` : formatDate(date);

/** The day, with the hour of entries that have one. */
export const wholeDateOf = ({ date }: Activity) =>
  date.length > 10 ? formatMoment(date) : formatDate(date);
