import type { Preview } from "@foja/core/courts/causas/causa.schema";
import { formatDate } from "~/lib/format";

type Answer = Pick<Preview, "status" | "system">;

/** The name of a portal within a sentence. */
const portalOf = ({ system }: Pick<Preview, "system">) => (system === "mev" ? "La MEV" : "El PJN");

/** The text shown if the court has nothing under a number; undefined if it has. */
export function silenceOf(preview: Answer): string | undefined {
  const portal = portalOf(preview);
  switch (preview.status) {
    case "missing":
      return `${portal} no tiene ningún expediente con ese número. Revisalo; si lo vinculás igual, se va a mostrar para confirmar cuando aparezca.`;
    case "reserved":
      return `${portal} tiene reservado ese expediente y no lo muestra. Si lo vinculás, se va a mostrar para confirmar cuando deje de estarlo.`;
    case "unanswered":
      return `${portal} no responde. Podés vincularla más tarde, o seguir esperando: se va a mostrar para confirmar cuando responda.`;
    default:
      return undefined;
  }
}

/** A warning if the court's carátula does not match the case's; undefined if it does. */
export function warningOf(
  { agreement }: Pick<Preview, "agreement">,
  folderName: string,
): string | undefined {
  if (agreement === "differ")
    return `Los nombres no coinciden con los de tu causa, «${folderName}». Fijate bien: puede ser el expediente de otra persona.`;
  if (agreement === "partly")
    return `Coincide una sola de las partes con tu causa, «${folderName}». Fijate que sea la misma.`;
  return undefined;
}

/** The last movement of a file in one line; undefined if the court does not show it. */
export const lastWords = ({ lastMovement }: Pick<Preview, "lastMovement">): string | undefined =>
  lastMovement
    ? [formatDate(lastMovement.date), lastMovement.title].filter(Boolean).join(", ")
    : undefined;

/** The label of the button that links a case with the court's answer. */
export function linkWords({ status, duplicate }: Pick<Preview, "status" | "duplicate">): string {
  if (status !== "found") return "Vincular y seguir esperando";
  return duplicate ? "Sí, vincular de todos modos" : "Sí, vincular";
}
