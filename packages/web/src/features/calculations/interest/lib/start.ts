import { type Lack, lackOf, nearestReaching } from "@foja/core/law/interest/reach.rules";
import type { RateKey, RateOption } from "@foja/core/law/rates/rate.schema";
import { spanIn } from "~/features/calculations/shared/kit/rate-choices";

const GIVEN = ["capital", "desde", "hasta", "tasa", "notificacion"];

/** The rate that an address asks for, what it lacks for the period, and the one to begin with. */
export type OtherStart = { asked: RateOption; lack: Lack; begun: RateKey };

/** Undefined when the asked rate reaches the period of the address, or none does. */
export function otherStart(
  params: URLSearchParams,
  rates: readonly RateOption[],
  today: string,
): OtherStart | undefined {
  const span = spanIn({ desde: params.get("desde") ?? "", hasta: params.get("hasta") ?? today });
  const asked = rates.find(({ value }) => value === params.get("tasa"));
  const lack = span && asked && lackOf(asked, span);
  const begun = lack && nearestReaching(rates, asked.value, span);
  return begun && begun !== asked.value ? { asked, lack, begun } : undefined;
}

/**
 * The values that an address gives, up to today where it gives no end, by a rate that reaches the
 * period. Undefined if it gives none.
 */
export function startIn(params: URLSearchParams, rates: readonly RateOption[], today: string) {
  const given = GIVEN.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  if (given.length === 0) return undefined;
  const other = otherStart(params, rates, today);
  return { hasta: today, ...Object.fromEntries(given), ...(other && { tasa: other.begun }) };
}
