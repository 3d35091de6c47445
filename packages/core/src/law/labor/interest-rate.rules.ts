import type { RateKey } from "../rates/rate.schema";
import { lawOf, type Regime } from "./regime.rules";

/**
 * The rate that the law gives to what a termination leaves owed: since Ley 27.802, art. 276 of the
 * LCT; before it art. 55, which reaches the cases that were pending then.
 */
export function rateAfter(termination: string, chosen?: Regime | null): RateKey {
  return lawOf(termination, chosen).regime === "C" ? "lct276" : "art55";
}
