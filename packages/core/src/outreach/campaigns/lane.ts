import { randomUUID } from "node:crypto";
import { now } from "../../kernel/clock";
import { get, replace, tryCommit, type Write } from "../../kernel/dynamo";
import { type Lane, type LaneItem, laneKey } from "./lane.item";

/** Longer than the letters claimed at once take; who died holds a lane no longer. */
const LEASE_MS = 45_000;

/** A lane that is ours for a while. */
export type Hold = { item: LaneItem };

/** Thrown where another took the lane: this one was too slow. */
export class LostLane extends Error {
  override name = "LostLane";
}

/** Takes a lane, one at a time; nothing where another has it, it is done or its time has not come. */
export async function hold(campaignId: string, lane: number): Promise<Hold | undefined> {
  const read = await get<LaneItem>(laneKey(campaignId, lane));
  if (!read || !isFree(read)) return undefined;
  const item = { ...read, by: randomUUID(), until: now() + LEASE_MS };
  if ((await tryCommit(replace(item, read))) !== "written") return undefined;
  return { item: { ...item, version: read.version + 1 } };
}

/** Whether a lane can be gone on with now. */
export const isFree = ({ phase, until, notBefore }: LaneItem): boolean =>
  phase !== "done" && until <= now() && notBefore <= now();

/** Goes on holding a lane, with what changed of it and what is written with that. Throws `LostLane`. */
export async function keep(
  held: Hold,
  changes: Partial<Lane> = {},
  beside: Write[] = [],
): Promise<void> {
  const next = { ...held.item, ...changes, until: now() + LEASE_MS };
  if ((await tryCommit(replace(next, held.item), ...beside)) !== "written") throw new LostLane();
  held.item = { ...next, version: held.item.version + 1 };
}

/** Lets a lane go; nothing where another has it. */
export const release = async ({ item }: Hold): Promise<void> => {
  await tryCommit(replace({ ...item, until: 0 }, item));
};
