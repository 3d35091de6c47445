import type { Campaign, CampaignStatus } from "@foja/core/outreach/campaigns/campaign.schema";
import type { Tone } from "~/components/ui/badge";
import { formatMoment, formatNumber } from "~/lib/format";

export const STATUS_MARKS: Record<CampaignStatus, { text: string; tone: Tone }> = {
  draft: { text: "Borrador", tone: "neutral" },
  scheduled: { text: "Programada", tone: "accent" },
  sending: { text: "Enviando", tone: "accent" },
  paused: { text: "Pausada", tone: "warn" },
  sent: { text: "Enviada", tone: "ok" },
  cancelled: { text: "Cancelada", tone: "neutral" },
};

/** When a campaign's last or next step was or will be. */
export function momentOf({ status, scheduledAt, startedAt, endedAt, createdAt }: Campaign): string {
  if (status === "scheduled" && scheduledAt) return `sale el ${formatMoment(scheduledAt)}`;
  if (endedAt && status === "sent") return `terminó el ${formatMoment(endedAt)}`;
  if (startedAt) return `empezó el ${formatMoment(startedAt)}`;
  return `creada el ${formatMoment(createdAt)}`;
}

/** The progress of a campaign in one line; null before it started. */
export function progressOf({ counts, startedAt }: Campaign): string | null {
  if (!startedAt) return null;
  return `${formatNumber(counts.sent)} de ${formatNumber(counts.recipients)} enviados`;
}

/** The counts of a campaign and their labels, in the order shown. */
export const FIGURES: { name: keyof Campaign["counts"]; label: string; hint?: string }[] = [
  { name: "sent", label: "Enviados" },
  { name: "delivered", label: "Entregados" },
  { name: "clicked", label: "Hicieron clic" },
  { name: "unsubscribed", label: "Se dieron de baja" },
  { name: "bounced", label: "Rebotaron", hint: "La dirección no existe: no se le escribe más." },
  {
    name: "softBounced",
    label: "Rebotes pasajeros",
    hint: "Casilla llena o respuesta automática.",
  },
  { name: "complained", label: "Denuncias" },
  { name: "skipped", label: "Omitidos", hint: "Se fueron antes de que les tocara." },
  { name: "failed", label: "No salieron", hint: "SES no los aceptó." },
  { name: "unknown", label: "Sin respuesta", hint: "Nunca se supo si salieron: no se repiten." },
];

/** The counts that are shown even when they are 0. */
const ALWAYS = ["sent", "delivered", "clicked", "unsubscribed", "bounced", "complained"];

export const figuresOf = (counts: Campaign["counts"]) =>
  FIGURES.filter(({ name }) => counts[name] > 0 || ALWAYS.includes(name));
