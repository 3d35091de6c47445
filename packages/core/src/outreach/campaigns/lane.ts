import { randomUUID } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, replace, tryCommit, type Write } from "../../kernel/dynamo";
import { type Lane, type LaneItem, laneKey } from "./lane.item";

/** Longer than the mails claimed at once take; a dead run holds a lane for this long at most. */
const LEASE_MS = 45_000;

/** A lane that this run holds. */
export type Hold = { item: LaneItem };

/** Thrown where another run took the lane: this one was too slow. */
export class LostLane extends Error {
  override name = "LostLane";
}

/** Takes a lane, one run at a time; undefined where another holds it, it is done or it waits. */
export async function hold(campaignId: string, lane: number): Promise<Hold | undefined> {
  const read = await get<LaneItem>(laneKey(campaignId, lane));
  if (!read || !isFree(read)) return undefined;
  const item = { ...read, by: randomUUID(), until: now() + LEASE_MS };
  if ((await tryCommit(replace(item, read))) !== "written") return undefined;
  return { item: { ...item, version: read.version + 1 } };
}

/** Whether a lane can be continued now. */
export const isFree = ({ phase, until, notBefore }: LaneItem): boolean =>
  phase !== "done" && until <= now() && notBefore <= now();

/** Renews the hold of a lane, with its changes and further writes. Throws `LostLane`. */
export async function keep(
  held: Hold,
  changes: Partial<Lane> = {},
  beside: Write[] = [],
): Promise<void> {
  const next = { ...held.item, ...changes, until: now() + LEASE_MS };
  if ((await tryCommit(replace(next, held.item), ...beside)) !== "written") throw new LostLane();
  held.item = { ...next, version: held.item.version + 1 };
}

/** Releases a lane; does nothing where another run holds it. */
export const release = async ({ item }: Hold): Promise<void> => {
  await tryCommit(replace({ ...item, until: 0 }, item));
};
