import { dayOf } from "@foja/core/kernel/zone.rules";
import { calendarOf } from "@foja/core/law/deadlines/calendar.rules";
import { dueDate } from "@foja/core/law/deadlines/deadline.rules";
import { countText, dueDay, isCertain } from "@foja/core/law/deadlines/text.rules";
import { formatLongDay } from "~/lib/format";

/** A deadline as the first screen says it. */
export type Counted = {
  /** «miércoles 2 de diciembre de 2026». */
  due: string;
  how: string;
  certain: boolean;
};

/** Today in Argentina, `YYYY-MM-DD`. */
export const thisDay = () => dayOf(Date.now());

/** Counts working days from a notice by cédula before the PJN, by the product's own engine. */
export function countDays(fecha: string, cantidad: number): Counted {
  const variables = { jurisdiccion: "PJN", notificacion: fecha, cantidad } as const;
  const result = dueDate(variables, calendarOf("PJN"));
  return {
    due: formatLongDay(dueDay(result.vencimiento ?? result.notificado)),
    how: countText(variables, result),
    certain: isCertain(result),
  };
}
