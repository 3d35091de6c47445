import pMap from "p-map";
import { Availabilities } from "../../agenda/availability";
import { wallOf } from "../../agenda/availability/wall.rules";
import { inPractice, useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { commit, get, insert, isStale, replace, tryCommit, walk } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { countFirst } from "./count";
import { distributionOf, glanceOf, qualityOf } from "./figures.rules";
import { read } from "./read";
import { dueRange, SHARDS, type StateItem, stateKey, toDay, toState } from "./state.item";

/** How many practices a run writes by itself, and how many each function that it asks. */
const TOGETHER = 100;
/** How many practices are handled concurrently. */
export const WIDTH = 5;
/** How many are written a second at most: their days are due in four partitions (decision 230). */
export const SNAPSHOTS_A_SECOND = 500;
/** How many minutes after a practice's midnight its document of the day is due. */
const AFTER_MIDNIGHT = 30;
/** For how many ms of a run one practice that was never counted may be counted. */
const PATIENCE_MS = 60_000;

export type Snapshots = { due: number; written: number; passedOn: number; failed: number };

/**
 * Writes the document of the day of each practice where it is past 00:30: the first by itself, while
 * other functions write the others. A day has one document: a second run finds it. A day
 * without a run has none.
 */
export async function snapshot(together = TOGETHER): Promise<Snapshots> {
  const done: Snapshots = { due: 0, written: 0, passedOn: 0, failed: 0 };
  const until = nowIso();
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    walk<StateItem>({ ...dueRange(shard, until), limit: together }),
  );
  done.passedOn = await Reactions.passOn(shards, {
    together,
    perSecond: SNAPSHOTS_A_SECOND,
    publish: (items) =>
      Reactions.publish("snapshots.due", { at: until, owners: items.map(ownerOf) }),
    work: (items) => writeSome(items.map(ownerOf), done),
  });
  return done;
}

/** Writes what a run passed on. Throws if one failed, so that it is tried again. */
export async function writeSnapshots(owners: readonly string[]): Promise<void> {
  const done: Snapshots = { due: 0, written: 0, passedOn: 0, failed: 0 };
  await writeSome(owners, done);
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} documents failed`);
}

const ownerOf = ({ ownerId }: StateItem): string => ownerId;

async function writeSome(owners: readonly string[], done: Snapshots): Promise<void> {
  const one = async (ownerId: string) => {
    done.due += 1;
    try {
      if (await inPractice(ownerId, writeToday)) done.written += 1;
    } catch {
      done.failed += 1;
    }
  };
  await pMap(owners, one, { concurrency: WIDTH });
}

/** Writes the acting practice's document of today, if there is none. Returns whether it did. */
export async function writeToday(): Promise<boolean> {
  const ownerId = useOwner();
  const { zone } = await Availabilities.current();
  const wall = wallOf(zone);
  const day = wall.dayOf(now());
  await countFirst(ownerId, PATIENCE_MS);
  const { board } = await read(ownerId, ["dashboard", "dataQuality"], day);
  const document = {
    ...{ _id: day, date: day, at: nowIso() },
    ...glanceOf(board),
    distribution: distributionOf(board),
    dataQuality: qualityOf(board),
  };
  const outcome = await tryCommit(insert(toDay(ownerId, document)));
  const next = new Date(wall.instantAt(addDays(day, 1), AFTER_MIDNIGHT)).toISOString();
  await again(() => postpone(ownerId, next), isStale);
  return outcome === "written";
}

async function postpone(ownerId: string, due: string): Promise<void> {
  const state = await get<StateItem>(stateKey(ownerId));
  if (state) await commit(replace(toState(ownerId, due, state), state));
}
