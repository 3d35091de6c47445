import { type DueStep, dueOn } from "@foja/core/kernel/due.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Tone } from "~/components/ui/badge";
import { formatDate } from "./format";

/** Today in the practice's zone, whatever the browser's, as `YYYY-MM-DD`. */
export const today = (): string => dayOf(Date.now());

const TONES: Record<DueStep, Tone> = {
  overdue: "danger",
  today: "danger",
  tomorrow: "warn",
  within3: "warn",
  within7: "accent",
  later: "neutral",
};

/** How near a day is, in words; the tone only helps. */
export function dueOf(day: string, on = today()): { text: string; tone: Tone; step: DueStep } {
  const { step, days } = dueOn(day, on);
  const texts: Record<DueStep, string> = {
    overdue: days === -1 ? "Venció ayer" : `Venció hace ${-days} días`,
    today: "Vence hoy",
    tomorrow: "Vence mañana",
    within3: `Vence en ${days} días`,
    within7: `Vence en ${days} días`,
    later: `Vence el ${formatDate(day)}`,
  };
  return { text: texts[step], tone: TONES[step], step };
}
