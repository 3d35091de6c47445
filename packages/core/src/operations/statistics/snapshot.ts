import pMap from "p-map";
import { Availabilities } from "../../agenda/availability";
import { wallOf } from "../../agenda/availability/wall.rules";
import { inPractice, useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { commit, get, insert, isStale, replace, tryCommit, walk } from "../../kernel/dynamo";
import { countFirst } from "./count";
import { distributionOf, glanceOf, qualityOf } from "./figures.rules";
import { read } from "./read";
import { dueRange, SHARDS, type StateItem, stateKey, toDay, toState } from "./state.item";

/** How many practices of a shard are handled concurrently. */
const WIDTH = 5;
/** How many minutes after a practice's midnight its document of the day is due. */
const AFTER_MIDNIGHT = 30;
/** For how many ms of a run one practice that was never counted may be counted. */
const PATIENCE_MS = 60_000;

export type Snapshots = { due: number; written: number; failed: number };

/**
 * Writes the document of the day of each practice where it is past 00:30. A day has one document: a
 * second run finds it. A day without a run has none.
 */
export async function snapshot(): Promise<Snapshots> {
  const done: Snapshots = { due: 0, written: 0, failed: 0 };
  const until = nowIso();
  const one = async ({ ownerId }: StateItem) => {
    done.due += 1;
    try {
      if (await inPractice(ownerId, writeToday)) done.written += 1;
    } catch {
      done.failed += 1;
    }
  };
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    walk<StateItem>({ ...dueRange(shard, until), limit: 200 }),
  );
  await Promise.all(shards.map((due) => pMap(due, one, { concurrency: WIDTH })));
  return done;
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
