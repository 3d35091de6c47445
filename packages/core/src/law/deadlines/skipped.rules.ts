import { addDays } from "../../kernel/day.rules";
import type { DeadlineResult } from "./deadline.schema";

type Counted = Pick<DeadlineResult, "conteo">;

/** Days in a row that do not count for one reason. */
export type SkippedSpan = {
  from: string;
  to: string;
  reason: string;
  verificado: boolean;
  fuente: string;
};

/** Why days did not count, the weekends apart: a span a reason. */
export function skippedOf({ conteo }: Counted): SkippedSpan[] {
  const spans: SkippedSpan[] = [];
  // The last day is the one it falls due on, which has a source only where it is not certain.
  for (const { fecha, cuenta, motivo, verificado, fuente } of conteo.slice(0, -1)) {
    if (cuenta !== null || !motivo || fuente === "" || isWeekend(motivo)) continue;
    const last = spans.at(-1);
    if (last?.reason === motivo && addDays(last.to, 1) === fecha) last.to = fecha;
    else spans.push({ from: fecha, to: fecha, reason: motivo, verificado, fuente });
  }
  return spans;
}

const isWeekend = (reason: string) => /^(Sábado|Domingo)$/.test(reason);

/** Whether a weekend was passed over. */
export const hasWeekends = ({ conteo }: Counted): boolean =>
  conteo.some(({ cuenta, motivo }) => cuenta === null && motivo !== null && isWeekend(motivo));
