import { fromMinor, type LedgerUnit, movesOf, NOTHING } from "@foja/core/money/ledger/ledger.rules";
import type { Entry } from "@foja/core/money/ledger/ledger.schema";

/** An entry with the balances after it: client's money, and the debt in the entry's unit. */
export type Line = {
  entry: Entry;
  /** By how much it changed each balance. */
  clientBy: number;
  owedBy: number;
  client: number;
  owed: number;
  unit: LedgerUnit;
};

/** The lines of an account, the first day first. Takes `entries` with the latest day first. */
export function linesOf(entries: readonly Entry[]): Line[] {
  const counters = { ...NOTHING };
  return [...entries].reverse().map((entry) => {
    const moves = movesOf([entry]);
    for (const name of ["client", "ARS", "UMA", "JUS"] as const) counters[name] += moves[name];
    const { unit } = entry;
    return {
      entry,
      unit,
      clientBy: fromMinor(moves.client, "ARS"),
      owedBy: fromMinor(moves[unit], unit),
      client: fromMinor(counters.client, "ARS"),
      owed: fromMinor(counters[unit], unit),
    };
  });
}
