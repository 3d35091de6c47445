import type { Evidence } from "../calculation/norm.rules";
import type { UnitKey } from "../rates/rate.schema";
import type { FeesVariables } from "./fees.schema";

/** What each law says beside its scale: its unit, its articles, and how certain each is. */
type FeeLaw = {
  name: string;
  unit: UnitKey;
  /** The least of a process of knowledge, in units. */
  floor: number;
  /** What of the first instance's fee an appeal gives, in percent. */
  appeal: { least: number; most: number };
  /** Decimals to which units are rounded before they are turned into pesos. */
  decimals: number;
  articles: Record<"scale" | "role" | "rejected" | "early" | "stages" | "floor" | "appeal", string>;
  evidence: Evidence;
  source: string;
};

export const FEE_LAW: Record<FeesVariables["ley"], FeeLaw> = {
  "27423": {
    ...{ name: "Ley 27.423", unit: "uma", floor: 10, appeal: { least: 30, most: 35 } },
    decimals: 10,
    articles: {
      ...{ scale: "art. 21", role: "art. 20", rejected: "art. 22", early: "art. 25" },
      ...{ stages: "art. 29", floor: "art. 58 inc. a", appeal: "art. 30" },
    },
    evidence: "V",
    source: "Texto de la Ley 27.423",
  },
  "14967": {
    ...{ name: "Ley 14.967", unit: "jus", floor: 7, appeal: { least: 25, most: 35 } },
    decimals: 2,
    articles: {
      ...{ scale: "art. 21", role: "art. 14", rejected: "art. 26", early: "art. 25" },
      ...{ stages: "art. 28", floor: "art. 22", appeal: "art. 31" },
    },
    evidence: "M",
    source: "de memoria",
  },
};

/** The part of a lawyer's fee for each role, in percent. */
export const ROLE_PERCENT: Record<FeesVariables["caracter"], number> = {
  patrocinante: 100,
  apoderado: 140,
  procurador: 40,
};
