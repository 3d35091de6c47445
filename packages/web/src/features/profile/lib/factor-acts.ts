import type { Acts } from "../hooks/use-acts";

/** The shared props of the second factor's cards. */
export type FactorActs = Acts & {
  /** Shows recovery codes, which the API returns only once. */
  onCodes: (codes: string[]) => void;
};
