import { weekdayOf } from "../../kernel/day.rules";
import { dateText } from "../../kernel/money.rules";
import type { Notice } from "./countable.rules";
import type { DeadlineResult, DeadlineVariables } from "./deadline.schema";
import { jurisdictionOf } from "./jurisdiction.rules";
import { localMoment } from "./moment.rules";
import { quantityText } from "./quick.rules";

const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
const NOTICE_NAMES: Record<Notice, string> = {
  cedula: "cédula",
  nota: "nota (ministerio de la ley)",
  electronica: "notificación electrónica",
};

/** A day in words: «lunes 30/11/2026». */
export const dayText = (day: string): string =>
  `${WEEKDAYS[weekdayOf(day)] ?? ""} ${dateText(day)}`;

/** A due date in words, with its time if it has one: «martes 24/11/2026 a las 10:00». */
export function dueText(vencimiento: string): string {
  const day = dueDay(vencimiento);
  return vencimiento.includes("T")
    ? `${dayText(day)} a las ${dueClock(vencimiento)}`
    : dayText(day);
}

/** The due day of a deadline in the practice's zone, whatever its notation. */
export const dueDay = (vencimiento: string): string => localMoment(vencimiento).day;

/** The due time of a deadline in the practice's zone, `HH:mm`. */
export function dueClock(vencimiento: string): string {
  const { minute } = localMoment(vencimiento);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Whether a due date is certain: false where an act that it depends on is missing. */
export const isCertain = ({ cierta, conteo }: Pick<DeadlineResult, "conteo" | "cierta">): boolean =>
  cierta ?? conteo.at(-1)?.verificado !== false;

/** The grace period of a deadline in words; undefined where it has none. */
export const graceText = ({ gracia }: DeadlineResult): string | undefined =>
  gracia ? `${dayText(gracia.fecha)} hasta las ${gracia.hasta}` : undefined;

/** What was counted: «5 días hábiles desde el viernes 20/11/2026, por cédula, PJN». */
export function countText(variables: DeadlineVariables, result: DeadlineResult): string {
  const { cantidad, unidad = "habiles", tipoNotificacion = "cedula", jurisdiccion } = variables;
  const quantity = cantidad === undefined ? "Notificación" : quantityText(cantidad, unidad);
  const from = dueText(result.notificado);
  return `${quantity} desde el ${from}, por ${NOTICE_NAMES[tipoNotificacion]}, ${jurisdictionOf(jurisdiccion).name}`;
}

export const noticeName = (notice: Notice): string => NOTICE_NAMES[notice];
