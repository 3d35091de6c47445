import { isDay } from "../../kernel/day.rules";
import { hasDecimals } from "../../kernel/money.rules";

export const NOTICES = ["cedula", "nota", "electronica"] as const;
export const UNITS = ["habiles", "corridos", "meses", "horas"] as const;

export type Notice = (typeof NOTICES)[number];
export type Unit = (typeof UNITS)[number];

/** A date, or a date and hour, with or without its offset. */
export const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** How much fits in a deadline of each unit: years in months, and nothing that takes long. */
export const MOST = { habiles: 365, corridos: 1100, meses: 120, horas: 720 } as const;

/** Kilometres from the seat of the court, at most, and their decimals. */
export const MOST_KM = 5000;
export const hasKmDecimals = hasDecimals(4);

/** Whether a text is a moment of 1900 to 2199. */
export const isWhen = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? "");

/** What the variables of a deadline say of how long it is, and since when. */
type Span = {
  notificacion: string;
  cantidad?: number | undefined;
  unidad?: Unit | undefined;
  opciones?: { distanciaKm?: number | undefined } | undefined;
};

/** Whether the notice of a deadline says the hour that its unit asks for. */
export const hasItsHour = ({ unidad, notificacion }: Span): boolean =>
  unidad !== "horas" || notificacion.includes("T");

/**
 * Whether variables of the right types say a deadline that can be counted: what the schema decides, for
 * who asks at every keystroke and needs none of its sentences.
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
