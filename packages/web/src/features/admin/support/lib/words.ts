import type { Consultation, Pace } from "@foja/core/outreach/support/consultation.schema";
import { counted } from "~/lib/format";

const HOUR_MS = 3600 * 1000;

/** The state of a consultation against the promised 24 hours. */
export function standingOf({ answeredAt, dueAt, status }: Consultation, now: number) {
  if (answeredAt) {
    return answeredAt <= dueAt
      ? ({ tone: "ok", text: "A tiempo" } as const)
      : ({ tone: "warn", text: "Fuera de término" } as const);
  }
  if (status === "closed") return { tone: "neutral", text: "Cerrada" } as const;
  const hours = Math.floor((Date.parse(dueAt) - now) / HOUR_MS);
  if (hours < 0) return { tone: "danger", text: "Vencida sin respuesta" } as const;
  return { tone: hours < 4 ? "warn" : "neutral", text: `Quedan ${hours} h` } as const;
}

/** How much of what was received in a month was answered within 24 hours: «96 % (48 de 50)». */
export function paceText({ received, answered, inTime }: Pace): string {
  if (received === 0) return "sin consultas";
  const share = answered === 0 ? "—" : `${Math.round((inTime / answered) * 100)} %`;
  const waiting = received - answered;
  const rest = waiting > 0 ? `, ${counted(waiting, "espera", "esperan")}` : "";
  return `${share} (${inTime} de ${answered} respondidas${rest})`;
}
