import { addDays } from "../../kernel/day.rules";
import type { DeadlineResult } from "./deadline.schema";

type Counted = Pick<DeadlineResult, "conteo">;

/** Consecutive days that do not count for the same reason. */
export type SkippedSpan = {
  from: string;
  to: string;
  reason: string;
  verificado: boolean;
  fuente: string;
};

/** The spans of days that did not count, by reason, without weekends. */
export function skippedOf({ conteo }: Counted): SkippedSpan[] {
  const spans: SkippedSpan[] = [];
  // The last day is the due day, which has a source only if it is not certain.
  for (const { fecha, cuenta, motivo, verificado, fuente } of conteo.slice(0, -1)) {
    if (cuenta !== null || !motivo || fuente === "" || isWeekend(motivo)) continue;
    const last = spans.at(-1);
    if (last?.reason === motivo && addDays(last.to, 1) === fecha) last.to = fecha;
    else spans.push({ from: fecha, to: fecha, reason: motivo, verificado, fuente });
  }
  return spans;
}

const isWeekend = (reason: string) => /^(Sábado|Domingo)$/.test(reason);

/** Whether any weekend was skipped. */
export const hasWeekends = ({ conteo }: Counted): boolean =>
  conteo.some(({ cuenta, motivo }) => cuenta === null && motivo !== null && isWeekend(motivo));
