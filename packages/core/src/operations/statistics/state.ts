import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { get, insert, tryCommit } from "../../kernel/dynamo";
import { dayOf, instantAt } from "../../kernel/zone.rules";
import { type StateItem, stateKey, toState, UNCOUNTED } from "./state.item";

/** The hour at which a practice's document of the day is written. */
export const SNAPSHOT_AT = "00:30";

/** Practices whose state is known to be there: it is made once, and never goes. */
const known = new Set<string>();
const MOST_KNOWN = 10_000;

/** Makes the state of a practice that has none: from then on it has a document each day. */
export async function ensureState(ownerId: string): Promise<void> {
  if (known.has(ownerId)) return;
  if (!(await get<StateItem>(stateKey(ownerId)))) {
    await tryCommit(insert(toState(ownerId, firstDue(), UNCOUNTED)));
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(ownerId);
}

/** The next half past midnight of the house's zone; the job goes on in the practice's own. */
export const firstDue = (): string => instantAt(addDays(dayOf(now()), 1), SNAPSHOT_AT);
