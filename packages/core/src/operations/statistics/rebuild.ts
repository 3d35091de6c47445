import { get } from "../../kernel/dynamo";
import { countAll, markCounted } from "./count";
import { ensureState } from "./state";
import { isCounted, type StateItem, stateKey } from "./state.item";
import { verify } from "./verify";

/**
 * Counts a practice again from its records and verifies that each counter is the sum of their
 * contributions. May run while people work. Returns how many records and counters were wrong: none
 * where it was not counted before.
 */
export async function rebuild(ownerId: string): Promise<number> {
  await ensureState(ownerId);
  const before = await get<StateItem>(stateKey(ownerId));
  const recounted = await countAll(ownerId);
  const { corrected } = await verify(ownerId);
  await markCounted(ownerId);
  return isCounted(before) ? recounted + corrected : 0;
}
