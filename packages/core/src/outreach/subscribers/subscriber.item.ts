import { digest } from "../../kernel/digest";
import { change, type Item, type Key, type Stored, type Write } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import { type Cell, type Profile, profileOf, profileText } from "./segment.rules";
import type { Subscriber } from "./subscriber.schema";

/** A contact of marketing as stored. */
export type SubscriberRecord = Subscriber & {
  /** When one who wants fewer was last mailed (epoch ms). */
  lastMailAt: number | null;
};

export type SubscriberItem = Stored<SubscriberRecord>;

/** Over how many partitions contacts are spread: as many lanes send concurrently. */
export const SHARDS = 8;

export const laneOf = (id: string): number => shardOf(id, SHARDS);

const partition = (lane: number) => `SUBSCRIBERS#${lane}`;

export const subscriberKey = (id: string): Key => ({ pk: partition(laneOf(id)), sk: id });

/** The contacts of a lane, in the order of their identifiers. */
export const laneRange = (lane: number) => ({
  pk: partition(lane),
  sk: { startingWith: "sub_" },
  newestFirst: false,
});

/** All contacts, newest first. */
export const everybodyRange = {
  index: "gsi1" as const,
  pk: "SUBSCRIBERS",
  sk: { startingWith: "20" },
};

export const toItem = (one: SubscriberRecord): SubscriberItem => ({
  ...subscriberKey(one._id),
  type: "subscriber",
  ...one,
  gsi1pk: everybodyRange.pk,
  gsi1sk: `${one.createdAt}#${one._id}`,
});

export function present(item: SubscriberItem): Subscriber {
  const { pk, sk, type, gsi1pk, gsi1sk, lastMailAt, writeId, ...shown } = item as SubscriberItem & {
    writeId?: string;
  };
  return shown;
}

/** Equal profiles are counted in one item: a segment is counted without reading contacts. */
type CellItem = Stored<Cell>;

export const cellsRange = { pk: "SEGMENTS", sk: { startingWith: "CELL#" }, newestFirst: false };

export const cellOf = (item: Item): Cell => {
  const { profile, count } = item as CellItem;
  return { profile, count };
};

/** The writes that move contacts from the counts of their earlier profiles to the new ones. */
export function countWrites(moves: { from?: Profile; to?: Profile }[]): Write[] {
  const sums = new Map<string, Cell>();
  const add = (profile: Profile | undefined, by: number) => {
    if (!profile) return;
    const text = profileText(profile);
    const cell = sums.get(text) ?? { profile: profileOf(profile), count: 0 };
    sums.set(text, { ...cell, count: cell.count + by });
  };
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  return [...sums].filter(([, { count }]) => count !== 0).map(([text, cell]) => addTo(text, cell));
}

const addTo = (text: string, { profile, count }: Cell): Write =>
  change({
    key: { pk: cellsRange.pk, sk: `CELL#${digest(text)}` },
    set: "SET #type = :type, #profile = :profile, #version = if_not_exists(#version, :one) ADD #count :by",
    names: { "#type": "type", "#profile": "profile", "#version": "version", "#count": "count" },
    values: { ":type": "segmentCell", ":profile": profile, ":one": 1, ":by": count },
  });
