import type { Acts } from "../hooks/use-acts";

/** What the cards of the second factor share. */
export type FactorActs = Acts & {
  /** Shows recovery codes, which are answered once. */
  onCodes: (codes: string[]) => void;
};
