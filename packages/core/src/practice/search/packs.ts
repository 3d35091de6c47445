import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { deflateRawSync, inflateRaw } from "node:zlib";
import pMap from "p-map";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  getMany,
  insert,
  isStale,
  put,
  query,
  remove,
  removeAny,
  replace,
  stale,
  tryCommit,
  walk,
} from "../../kernel/dynamo";
import { type Column, type Entry, packsOf, packWritten } from "./pack.rules";
import {
  type HeadItem,
  headKey,
  idOfPack,
  type PackItem,
  type PackRef,
  packKey,
  packsRange,
  type SearchItem,
  slicesFrom,
} from "./search.item";

/** From so many loose entries on they are packed: more than one read brings. */
export const CROWDED = 3000;
/** The most loose entries of one run. */
const MOST_PACKED = 20_000;
const WIDTH = 10;
/** How many octets of packs one request reads: answers carry them as text, a third longer. */
const OCTETS_A_READ = 1_500_000;

const newPackId = () => `${nowIso()}-${randomBytes(6).toString("hex")}`;

/** Writes entries as packs, which nobody reads until a head lists them. */
export async function writePacks(ownerId: string, entries: readonly Entry[]): Promise<PackRef[]> {
  return pMap(packsOf(entries), (some) => writePack(ownerId, some), { concurrency: WIDTH });
}

async function writePack(ownerId: string, entries: readonly Entry[]): Promise<PackRef> {
  const id = newPackId();
  const write = async (column: Column) => {
    const octets = deflateRawSync(packWritten(entries, column));
    const key = packKey(ownerId, column, id);
    await commit(put<PackItem>({ ...key, type: "searchPack", version: 1, octets }));
    return octets.length;
  };
  return { id, texts: await write("texts"), numbers: await write("numbers") };
}

export const headOf = (ownerId: string): Promise<HeadItem | undefined> =>
  get<HeadItem>(headKey(ownerId));

/** Puts packs in force. Throws `version.stale` where the head is no longer `read`. */
export async function enforce(
  ownerId: string,
  read: HeadItem | undefined,
  packs: PackRef[],
): Promise<void> {
  const item: HeadItem = { ...headKey(ownerId), type: "searchHead", version: 1, packs };
  await commit(read ? replace(item, read, stale) : insert(item, stale));
}

/** A pack that the head listed is gone: the head is another by now. */
class Repacked extends Error {}
export const isRepacked = (error: unknown): boolean => error instanceof Repacked;

/** The texts of packs, some of them a request, all requests at once. */
export async function readPacks(
  ownerId: string,
  column: Column,
  packs: readonly PackRef[],
): Promise<string[]> {
  const read = async (some: readonly PackRef[]) => {
    const items = await getMany<PackItem>(some.map(({ id }) => packKey(ownerId, column, id)));
    return Promise.all(items.map(textOf));
  };
  return (await Promise.all(parted(column, packs).map(read))).flat();
}

/** In threads of the runtime: a large practice has some 30 MB of texts. */
const inflate = promisify(inflateRaw);

async function textOf(item: PackItem | undefined): Promise<string> {
  if (!item) throw new Repacked("a pack is gone");
  return (await inflate(item.octets)).toString();
}

/** Divides packs into reads of about as many octets each. */
function parted(column: Column, packs: readonly PackRef[]): PackRef[][] {
  const parts: PackRef[][] = [];
  let room = 0;
  for (const pack of packs) {
    if (room < pack[column]) {
      parts.push([]);
      room = OCTETS_A_READ;
    }
    parts.at(-1)?.push(pack);
    room -= pack[column];
  }
  return parts;
}

/** Packs the loose entries of a practice where there are more than one read brings. */
export async function packCrowded(ownerId: string): Promise<void> {
  const { last } = await query({ ...slicesFrom(ownerId, "0"), attributes: ["sk"] });
  if (last) await pack(ownerId);
}

/**
 * Packs the loose entries of a practice, `least` or more of them. First packs, then the head, then
 * the loose ones go, so that each record is always in one of them. Returns how many were packed.
 */
export async function pack(ownerId: string, least = CROWDED): Promise<number> {
  const head = await headOf(ownerId);
  const loose: SearchItem[] = [];
  for await (const item of walk<SearchItem>(slicesFrom(ownerId, "0"))) {
    if (loose.push(item) === MOST_PACKED) break;
  }
  if (loose.length < least) return 0;
  const packs = await writePacks(ownerId, loose);
  try {
    await enforce(ownerId, head, [...(head?.packs ?? []), ...packs]);
  } catch (error) {
    // Somebody else packed them meanwhile: these packs are never read.
    if (isStale(error)) return 0;
    throw error;
  }
  await removeLoose(loose);
  return loose.length;
}

/** Removes loose entries that nobody changed since they were read. */
export const removeLoose = (loose: readonly SearchItem[]): Promise<unknown> =>
  pMap(loose, (item) => tryCommit(remove(item)), { concurrency: WIDTH });

/** How old a pack is, in ms, that nobody will list any more. */
const FORGOTTEN_MS = 3600_000;

/** Removes packs that were in force, and those of runs that ended before they listed theirs. */
export async function sweep(ownerId: string, replaced: readonly PackRef[]): Promise<void> {
  const gone = new Set(replaced.map(({ id }) => id));
  const before = new Date(now() - FORGOTTEN_MS).toISOString();
  const listed = new Set((await headOf(ownerId))?.packs.map(({ id }) => id));
  for await (const item of walk({ ...packsRange(ownerId), attributes: ["pk", "sk"] })) {
    const id = idOfPack(item);
    if (gone.has(id) || (id < before && !listed.has(id))) await commit(removeAny(item));
  }
}
