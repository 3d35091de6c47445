import { Plans } from "../../billing/plans";
import type { Kept } from "../../kernel/records";
import { Folders } from "../folders";
import type { CalculatorRecord } from "./calculator.item";
import { takesRoom } from "./calculators";
import { store } from "./store";

const counts = (kept: Kept<CalculatorRecord>) => takesRoom(kept) && !kept.from;

/** A calculation goes along with its case, and is not counted against the plan meanwhile. */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: (read) =>
    takesRoom(read) && read.shelf === "active" ? [Plans.shift("calculators", -1)] : [],
  returning: (back) => (counts(back) ? [Plans.shift("calculators", 1)] : []),
});

/** What of the plan a calculation takes up that comes back with its case. */
export const roomOf = (kept: Kept<CalculatorRecord>) => ({ calculators: counts(kept) ? 1 : 0 });
