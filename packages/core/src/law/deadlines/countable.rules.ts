import { isDay } from "../../kernel/day.rules";
import { hasDecimals } from "../../kernel/money.rules";

export const NOTICES = ["cedula", "nota", "electronica"] as const;
export const UNITS = ["habiles", "corridos", "meses", "horas"] as const;

export type Notice = (typeof NOTICES)[number];
export type Unit = (typeof UNITS)[number];

/** A date, or a date and hour, with or without its offset. */
export const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** The largest count of each unit: ten years in months, and nothing slow to compute. */
export const MOST = { habiles: 365, corridos: 1100, meses: 120, horas: 720 } as const;

/** The most kilometres from the seat of the court, and their decimals. */
export const MOST_KM = 5000;
export const hasKmDecimals = hasDecimals(4);

/** Whether a text is a date or instant from 1900 to 2199. */
export const isWhen = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? "");

/** The variables of a deadline that define its length and its start. */
type Span = {
  notificacion: string;
  cantidad?: number | undefined;
  unidad?: Unit | undefined;
  opciones?: { distanciaKm?: number | undefined } | undefined;
};

/** Whether the notice has an hour, if the unit requires one. */
export const hasItsHour = ({ unidad, notificacion }: Span): boolean =>
  unidad !== "horas" || notificacion.includes("T");

/**
 * Whether variables of the right types define a deadline that can be counted. Decides as the schema
 * does, for forms that check at every keystroke and do not need its error messages.
 */
export function isCountable(variables: Span): boolean {
  const { notificacion, cantidad, unidad = "habiles" } = variables;
  const km = variables.opciones?.distanciaKm;
  const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= MOST[unidad];
  const isDistance = (far: number) => far >= 0 && far <= MOST_KM && hasKmDecimals(far);
  return (
    isWhen(notificacion) &&
    hasItsHour(variables) &&
    (cantidad === undefined || isCount(cantidad)) &&
    (km === undefined || isDistance(km))
  );
}
