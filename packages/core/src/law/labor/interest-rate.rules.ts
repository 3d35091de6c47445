import type { RateKey } from "../rates/rate.schema";
import { lawOf, type Regime } from "./regime.rules";

/**
 * The legal rate on what is owed after a termination: since Ley 27.802, art. 276 of the LCT; before
 * it art. 55, which applies to cases then pending.
 */
export function rateAfter(termination: string, chosen?: Regime | null): RateKey {
  return lawOf(termination, chosen).regime === "C" ? "lct276" : "art55";
}
