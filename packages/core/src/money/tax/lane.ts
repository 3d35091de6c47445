import { randomUUID } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, insert, replace, tryCommit } from "../../kernel/dynamo";
import type { TaxLane } from "../../kernel/ports/tax-facts.rules";
import { type LaneItem, laneKey, toLane } from "./lane.item";

/** The lease of a lane, in ms: longer than the calls for one voucher take. */
const LEASE_MS = 150_000;

/** A lane held by this run. */
export type Hold = { ownerId: string; lane: TaxLane; item: LaneItem };

/** Thrown where another run took the lane, because this one was too slow. */
export class LostLane extends Error {
  override name = "LostLane";
}

/** Takes a lane for one run at a time; undefined where another holds it. */
export async function hold(ownerId: string, lane: TaxLane): Promise<Hold | undefined> {
  const key = laneKey(ownerId, lane);
  const read = await get<LaneItem>(key);
  if (read && read.until > now()) return undefined;
  const item = toLane(key, randomUUID(), now() + LEASE_MS, read?.version ?? 1);
  const outcome = await tryCommit(read ? replace(item, read) : insert(item));
  if (outcome !== "written") return undefined;
  return { ownerId, lane, item: { ...item, version: read ? read.version + 1 : 1 } };
}

/** Extends the lease of a lane. Throws `LostLane` where another run holds it by now. */
export async function keep(held: Hold): Promise<void> {
  const { item } = held;
  const outcome = await tryCommit(replace({ ...item, until: now() + LEASE_MS }, item));
  if (outcome !== "written") throw new LostLane();
  held.item = { ...item, version: item.version + 1 };
}

/** Releases a lane; does nothing where another run holds it. */
export async function release({ item }: Hold): Promise<void> {
  await tryCommit(replace({ ...item, until: 0 }, item));
}

/** Takes a lane from the run that holds it, which then loses it at its next step. */
export async function seize(ownerId: string, lane: TaxLane): Promise<void> {
  const read = await get<LaneItem>(laneKey(ownerId, lane));
  if (read && read.until > now()) await tryCommit(replace({ ...read, until: 0 }, read));
}
