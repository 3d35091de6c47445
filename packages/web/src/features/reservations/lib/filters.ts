import type { ReservationStatus } from "@foja/core/agenda/reservations/reservation.schema";
import { addDays, addMonths, isDay } from "@foja/core/kernel/day.rules";
import type { ListAsked } from "../api/reservations";

/** The options of state, by their value in the address. */
export const STATES = [
  { value: "", label: "Vigentes", status: ["pending", "confirmed"] },
  { value: "por-confirmar", label: "Por confirmar", status: ["pending"] },
  { value: "confirmadas", label: "Confirmadas", status: ["confirmed"] },
  { value: "atendidas", label: "Vinieron", status: ["attended"] },
  { value: "ausentes", label: "No vinieron", status: ["absent"] },
  { value: "canceladas", label: "Canceladas y rechazadas", status: ["cancelled", "rejected"] },
  { value: "vencidas", label: "Vencidas", status: ["expired"] },
  { value: "todas", label: "Todas", status: undefined },
] as const satisfies readonly {
  value: string;
  label: string;
  status: readonly ReservationStatus[] | undefined;
}[];

/** The options of when, by their value in the address. */
export const SPANS = [
  { value: "", label: "De hoy en adelante" },
  { value: "semana", label: "Los próximos 7 días" },
  { value: "mes", label: "Los próximos 30 días" },
  { value: "pasadas", label: "Los últimos 30 días" },
  { value: "anio", label: "Los últimos 12 meses" },
  { value: "fechas", label: "Entre dos fechas" },
] as const;

export type Filters = { state: string; span: string; from: string; to: string };

/** The filters of an address; unknown values are ignored. */
export function filtersIn(params: URLSearchParams): Filters {
  const known = (choices: readonly { value: string }[], word: string | null) =>
    choices.some(({ value }) => value === word) ? (word ?? "") : "";
  const day = (name: string) => {
    const text = params.get(name) ?? "";
    return isDay(text) ? text : "";
  };
  return {
    state: known(STATES, params.get("estado")),
    span: known(SPANS, params.get("cuando")),
    from: day("desde"),
    to: day("hasta"),
  };
}

/** The API's parameters for some filters, on a day. */
export function askedBy({ state, span, from, to }: Filters, today: string): ListAsked {
  const status = STATES.find(({ value }) => value === state)?.status;
  return { ...(status && { status }), ...daysOf(span, today, { from, to }) };
}

function daysOf(span: string, today: string, own: { from: string; to: string }) {
  if (span === "semana") return { from: today, to: addDays(today, 7) };
  if (span === "mes") return { from: today, to: addDays(today, 30) };
  if (span === "pasadas") return { from: addDays(today, -30), to: today };
  if (span === "anio") return { from: addMonths(today, -12), to: today };
  if (span !== "fechas") return { from: today };
  // In the reverse order it is the same period.
  const [from, to] = own.from && own.to ? [own.from, own.to].sort() : [own.from, own.to];
  return { ...(from && { from }), ...(to && { to }) };
}
