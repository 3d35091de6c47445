import { dueText } from "@foja/core/deadlines/text.rules";
import type { Novedad } from "@foja/core/novedades/novedad.schema";
import { formatMoment } from "~/lib/format";

/** Whether what it proposes can be put down as it is. */
export const isReady = ({ proposal }: Novedad): boolean =>
  Boolean(proposal && (proposal.vencimiento ?? proposal.start));

/** When something is due: «vence el lunes 30/11/2026», or a hearing by its hour. */
export const dueWords = (due: string): string =>
  due.endsWith("Z") ? formatMoment(due) : `vence el ${dueText(due)}`;

/** What the button that puts it down says. */
export function acceptWords(novedad: Novedad): string {
  if (!isReady(novedad))
    return novedad.proposal?.kind === "event" ? "Completar audiencia" : "Agendar plazo";
  return novedad.proposal?.kind === "event" ? "Agendar audiencia" : "Agendar plazo";
}
