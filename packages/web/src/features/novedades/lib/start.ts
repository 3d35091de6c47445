import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { UNDATED } from "@foja/core/kernel/undated.rules";
import type { DeadlineVariables } from "@foja/core/law/deadlines/deadline.schema";

/** The initial values of a deadline's form: the proposal, as far as the court's text gives it. */
export function startOf({ proposal, system, date }: Novedad): DeadlineVariables {
  const { variables, cantidad, unidad, notice } = proposal ?? {};
  if (variables) return variables;
  return {
    jurisdiccion: system === "mev" ? "SCBA" : "PJN",
    notificacion: date === UNDATED ? "" : date,
    ...(notice && { tipoNotificacion: notice.tipo }),
    ...(cantidad && { cantidad, unidad: unidad ?? "habiles" }),
  };
}
