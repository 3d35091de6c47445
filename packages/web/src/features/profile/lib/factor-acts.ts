/** What the cards of the second factor share. */
export type FactorActs = {
  busy: boolean;
  /** Does something, says what stood in its way, and has everything read again. */
  act: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Shows recovery codes, which are answered once. */
  onCodes: (codes: string[]) => void;
};
