import type {
  Reservation,
  ReservationStatus,
  ReservationStep,
} from "@foja/core/agenda/reservations/reservation.schema";
import {
  CalendarClock,
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  UserCheck,
  UserX,
} from "lucide-react";
import type { Tone } from "~/components/ui/badge";
import { spokenMoment } from "~/lib/slots/zone-words";

type Look = { label: string; tone: Tone; icon: LucideIcon };

/** The label and look of each state. */
export const STATUS_LOOK: Record<ReservationStatus, Look> = {
  held: { label: "Sin probar el e-mail", tone: "neutral", icon: Clock },
  pending: { label: "Por confirmar", tone: "warn", icon: Hourglass },
  confirmed: { label: "Confirmada", tone: "ok", icon: CircleCheck },
  rejected: { label: "Rechazada", tone: "danger", icon: CircleX },
  cancelled: { label: "Cancelada", tone: "danger", icon: CircleX },
  attended: { label: "Vino", tone: "accent", icon: UserCheck },
  absent: { label: "No vino", tone: "warn", icon: UserX },
  expired: { label: "Vencida", tone: "neutral", icon: CalendarClock },
};

const WHO = { visitor: "el cliente", practice: "el estudio", system: "Foja" } as const;

const DONE: Record<ReservationStep, string> = {
  held: "Se eligió el horario",
  requested: "Se pidió el turno",
  confirmed: "Se confirmó",
  rejected: "Se rechazó",
  cancelled: "Se canceló",
  rescheduled: "Se movió",
  attended: "Se anotó que vino",
  absent: "Se anotó que no vino",
  expired: "Venció sin respuesta",
  converted: "Se sumó a los contactos",
};

type Step = Reservation["history"][number];

/** A step in words, with its author: «Se movió del … al …, por el cliente». */
export function stepText({ what, by, from, to }: Step, zone: string): string {
  const moved =
    what === "rescheduled" && from && to
      ? ` del ${spokenMoment(zone, from)} al ${spokenMoment(zone, to)}`
      : "";
  return by === "system" ? `${DONE[what]}${moved}` : `${DONE[what]}${moved}, por ${WHO[by]}`;
}

/** The place of an appointment, in a line. */
export function placeText({ place }: Pick<Reservation, "place">): string {
  if (place.kind === "office") return place.address ?? "En el estudio";
  if (place.kind === "video") return "Videollamada";
  return place.phone ? `Llama al ${place.phone}` : "Lo llamás vos";
}
