import { randomUUID } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, insert, replace, tryCommit } from "../../kernel/dynamo";
import type { TaxLane } from "../../kernel/ports/tax-facts.rules";
import { type LaneItem, laneKey, toLane } from "./lane.item";

/** Longer than the calls about one voucher take; who died holds a lane no longer. */
const LEASE_MS = 150_000;

/** A lane that is ours for a while. */
export type Hold = { ownerId: string; lane: TaxLane; item: LaneItem };

/** Thrown where another took the lane: this one was too slow. */
export class LostLane extends Error {
  override name = "LostLane";
}

/** Takes a lane, one at a time; nothing where another has it. */
export async function hold(ownerId: string, lane: TaxLane): Promise<Hold | undefined> {
  const key = laneKey(ownerId, lane);
  const read = await get<LaneItem>(key);
  if (read && read.until > now()) return undefined;
  const item = toLane(key, randomUUID(), now() + LEASE_MS, read?.version ?? 1);
  const outcome = await tryCommit(read ? replace(item, read) : insert(item));
  if (outcome !== "written") return undefined;
  return { ownerId, lane, item: { ...item, version: read ? read.version + 1 : 1 } };
}

/** Goes on holding a lane. Throws `LostLane` where another has it by now. */
export async function keep(held: Hold): Promise<void> {
  const { item } = held;
  const outcome = await tryCommit(replace({ ...item, until: now() + LEASE_MS }, item));
  if (outcome !== "written") throw new LostLane();
  held.item = { ...item, version: item.version + 1 };
}

/** Lets a lane go; nothing where another has it. */
export async function release({ item }: Hold): Promise<void> {
  await tryCommit(replace({ ...item, until: 0 }, item));
}
