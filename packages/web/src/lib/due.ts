import { type DueStep, dueOn } from "@foja/core/kernel/due.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Tone } from "~/components/ui/badge";
import type { CourtDays } from "./court/court-days";
import { formatNumber } from "./format";

/** Today in the practice's zone, whatever the browser's, as `YYYY-MM-DD`. */
export const today = (): string => dayOf(Date.now());

export type Due = { text: string; tone: Tone; step: DueStep };

/** Beyond this many days working days are not counted. */
const FAR_DAYS = 400;

/**
 * When a day falls due, in words: «Vence lun 30/11 · 5 hábiles», «Venció el mié 18/11 · hace 3
 * hábiles». Working days are shown where the court's days are known; the tone only adds to the
 * words.
 */
export function dueOf(day: string, on = today(), court?: CourtDays): Due {
  const { step, days } = dueOn(day, on);
  const date = shortDay(day, on);
  const isFar = Math.abs(days) > FAR_DAYS;
  const left = court && !isFar ? ` · ${workingText(court.between(on, day))}` : "";
  const tone = step === "later" ? "neutral" : step;
  return { text: wordsOf(step, days, date, left), tone, step };
}

function wordsOf(step: DueStep, days: number, date: string, left: string): string {
  if (days === -1) return `Venció ayer, ${date}`;
  if (step === "overdue") return `Venció el ${date}${left}`;
  if (step === "today") return "Vence hoy";
  return step === "tomorrow" ? `Vence mañana, ${date}` : `Vence ${date}${left}`;
}

/** Working days in words: «5 hábiles», «1 hábil»; «hace 3 hábiles» for past ones. */
export function workingText(days: number): string {
  const many = Math.abs(days);
  const text = `${formatNumber(many)} ${many === 1 ? "hábil" : "hábiles"}`;
  return days < 0 ? `hace ${text}` : text;
}
