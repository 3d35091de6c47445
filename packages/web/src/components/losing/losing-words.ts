import type { Tone } from "~/components/ui/badge";
import { formatDate } from "~/lib/format";

/** From so many days before on it presses. */
const PRESSING = 7;
const NEAR = 30;

/** Whether what a case may lose first is its instance. */
export const isLapse = (what: string | null): boolean => what === "Caducidad de instancia";

/** How many days are left, in words. */
export function leftText(days: number): string {
  if (days === 0) return "Es hoy";
  if (days < 0) return days === -1 ? "Pasó ayer" : `Pasó hace ${-days} días`;
  return days === 1 ? "Queda 1 día" : `Quedan ${days} días`;
}

/** The colour of that; the words say it too. */
export const toneOf = (days: number): Tone =>
  days <= PRESSING ? "danger" : days <= NEAR ? "warn" : "neutral";

/** «Traslado de la demanda, del 05/06/2026». */
export const actText = ({ title, day }: { title: string; day: string }): string =>
  `${title || "Acto"}, del ${formatDate(day)}`;
