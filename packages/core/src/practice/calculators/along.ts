import { Plans } from "../../billing/plans";
import type { Kept } from "../../kernel/records";
import { Folders } from "../folders";
import type { CalculatorRecord } from "./calculator.item";
import { takesRoom } from "./calculators";
import { store } from "./store";

const counts = (kept: Kept<CalculatorRecord>) => takesRoom(kept) && !kept.from;

/**
 * A calculation is deleted and restored with its case, and does not count in the plan meanwhile.
 */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: (read) =>
    takesRoom(read) && read.shelf === "active" ? [Plans.shift("calculators", -1)] : [],
  returning: (back) => (counts(back) ? [Plans.shift("calculators", 1)] : []),
});

/** What a calculation restored with its case adds to the plan's usage. */
export const roomOf = (kept: Kept<CalculatorRecord>) => ({ calculators: counts(kept) ? 1 : 0 });
