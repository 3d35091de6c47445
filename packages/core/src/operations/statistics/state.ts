import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { get, insert, tryCommit } from "../../kernel/dynamo";
import { dayOf, instantAt } from "../../kernel/zone.rules";
import { type StateItem, stateKey, toState, UNCOUNTED } from "./state.item";

/** The hour at which a practice's document of the day is written. */
export const SNAPSHOT_AT = "00:30";

/** Practices whose state is known to exist: it is created once, and never deleted. */
const known = new Set<string>();
const MOST_KNOWN = 10_000;

/** Creates the state of a practice that has none: it gets a document each day from then on. */
export async function ensureState(ownerId: string): Promise<void> {
  if (known.has(ownerId)) return;
  if (!(await get<StateItem>(stateKey(ownerId)))) {
    await tryCommit(insert(toState(ownerId, firstDue(), UNCOUNTED)));
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(ownerId);
}

/** The next 00:30 in Foja's zone; the job then continues in the practice's own. */
export const firstDue = (): string => instantAt(addDays(dayOf(now()), 1), SNAPSHOT_AT);
