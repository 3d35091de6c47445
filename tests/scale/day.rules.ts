import type { Act, Acts } from "./acts";
import { familyOf, isOwn } from "./meter.rules";

/** DynamoDB's limits of a partition, in units a second; of each index, too. */
export const LIMIT = { read: 3000, write: 1000 };
/** The share of a limit that a partition may reach. */
export const MOST = 0.5;
/** What a request to the table takes on AWS, in ms: taken, not measured. */
const TABLE_MS = 5;
/** A processor's share at 512 MB, and all of it, at 1,769. */
const CPU = 512 / 1769;
export const WHOLE = 1;

/**
 * How often an act is done a second at its busiest: in all, and in the largest practice. `apart` says that
 * it goes to many, each with keys of their own: only the busiest of these counts. `beside` says that the
 * lane of its practice does not wait for it.
 */
export type Load = {
  act: string;
  perSecond: number;
  ofLargest: number;
  apart?: true;
  beside?: true;
};
export type Scenario = { name: string; loads: Load[] };

export type Busy = {
  index: string;
  family: string;
  /** Over how many partitions it is spread; 1 of each practice or record for its own. */
  partitions: number;
  scenario: string;
  read: number;
  write: number;
  share: number;
};

type Units = { read: number; write: number };
type Sum = Units & { keys: Set<string>; own: boolean; busiest: Units };

/** A key without the number of its shard. */
const withoutShard = (family: string) => family.replace(/#\d{1,2}$/, "#<n>");

const nameOf = (index: string, pk: string) => `${index} ${withoutShard(familyOf(pk))}`;

/** What an act takes of each family of keys, on average of the times that it was done. */
function familiesOf({ times }: Act): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { index, pk, read, write } of times.flat()) {
    const name = nameOf(index, pk);
    const nothing = { read: 0, write: 0, busiest: { read: 0, write: 0 } };
    const sum = sums.get(name) ?? { ...nothing, keys: new Set(), own: isOwn(pk) };
    sum.read += read / times.length;
    sum.write += write / times.length;
    sum.keys.add(pk);
    sums.set(name, sum);
  }
  for (const time of times) {
    for (const [name, { read, write }] of busiestKeys(time)) {
      const { busiest } = sums.get(name) as Sum;
      busiest.read += read / times.length;
      busiest.write += write / times.length;
    }
  }
  return sums;
}

/** What the busiest key of each family takes of an act that was done once. */
function busiestKeys(time: Act["times"][number]): Map<string, Units> {
  const ofKey = new Map<string, Units & { name: string }>();
  for (const { index, pk, read, write } of time) {
    const name = nameOf(index, pk);
    const before = ofKey.get(`${index} ${pk}`) ?? { name, read: 0, write: 0 };
    const sum = { read: before.read + read, write: before.write + write };
    ofKey.set(`${index} ${pk}`, { name, ...sum });
  }
  const most = new Map<string, Units>();
  for (const { name, read, write } of ofKey.values()) {
    const before = most.get(name) ?? { read: 0, write: 0 };
    most.set(name, { read: Math.max(before.read, read), write: Math.max(before.write, write) });
  }
  return most;
}

/** The busiest partition of each index and family of keys, of all scenarios. */
export function busiestOf(acts: Acts, scenarios: readonly Scenario[]): Busy[] {
  const families = new Map(Object.entries(acts).map(([name, act]) => [name, familiesOf(act)]));
  const partitions = (name: string) =>
    new Set([...families.values()].flatMap((one) => [...(one.get(name)?.keys ?? [])])).size;
  const all = scenarios.flatMap(({ name, loads }) => {
    const sums = new Map<string, Busy>();
    for (const load of loads) {
      const ofAct = families.get(load.act);
      if (!ofAct) throw new Error(`nobody measured «${load.act}»`);
      for (const [key, sum] of ofAct) {
        const before = sums.get(key) ?? busyOf(key, name, sum.own ? 1 : partitions(key));
        sums.set(key, grown(before, sum, load));
      }
    }
    return [...sums.values()];
  });
  const best = new Map<string, Busy>();
  for (const one of all.sort((a, b) => a.share - b.share))
    best.set(`${one.index} ${one.family}`, one);
  return [...best.values()].sort((a, b) => b.share - a.share);
}

function busyOf(key: string, scenario: string, partitions: number): Busy {
  const [index = "", family = ""] = key.split(/ (.*)/);
  return { ...{ index, family, scenario, partitions }, ...{ read: 0, write: 0, share: 0 } };
}

/** The busiest partition with one more load. */
function grown(busy: Busy, taken: Sum, { perSecond, ofLargest, apart }: Load): Busy {
  const rate = taken.own ? ofLargest : perSecond / busy.partitions;
  const { read, write } = taken.own && apart ? taken.busiest : taken;
  const sum = { read: busy.read + read * rate, write: busy.write + write * rate };
  return { ...busy, ...sum, share: Math.max(sum.read / LIMIT.read, sum.write / LIMIT.write) };
}

/** How many requests an act takes, and how many ms of a processor. */
export type Taken = Pick<Act, "requests" | "cpuMs">;

/** How many acts a second a function does, so many at a time, with 512 MB or another share of a processor. */
export function rateOf({ requests, cpuMs }: Taken, width: number, share = CPU): number {
  const waiting = (width * 1000) / (requests * TABLE_MS);
  const working = (share * 1000) / cpuMs;
  return Math.min(waiting, working);
}
