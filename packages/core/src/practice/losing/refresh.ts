import { isDeepStrictEqual } from "node:util";
import pMap from "p-map";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { commit, get, insert, isStale, remove, replace, walk } from "../../kernel/dynamo";
import { anywhere, shelfOf, shelfRange } from "../../kernel/records";
import { dayOf, startOfDay } from "../../kernel/zone.rules";
import { Calendars } from "../../law/deadlines";
import { versionOf } from "../../law/deadlines/calendar.rules";
import { Folders } from "../folders";
import type { Folder } from "../folders/folder.schema";
import { type ActEntry, isAct } from "./impulse.rules";
import { fromItem, type LosingItem, type LosingRecord, losingKey, toItem } from "./losing.item";
import { actOf, nearestOf, runningActions, runningLapse, type Watched } from "./losing.rules";
import type { Act } from "./losing.schema";

/** The most entries of a case that are looked through for its last act that impels. */
const MOST_READ = 300;
const PAGE = 60;
const WIDTH = 10;

type Kept = Pick<LosingRecord, "marks" | "watched">;
const NOTHING: Kept = { marks: {}, watched: {} };

/** The acts of a case that are not ahead of today, the latest first, as they are read. */
export async function* actsOf(
  ownerId: string,
  folderId: string,
  marks: LosingRecord["marks"],
): AsyncGenerator<Act> {
  const tomorrow = startOfDay(addDays(dayOf(now()), 1));
  const range = { ...Folders.entryRange(ownerId, folderId, "0", tomorrow), limit: PAGE };
  let read = 0;
  for await (const item of walk({ ...range, newestFirst: true })) {
    const entry = item as unknown as ActEntry;
    if (isAct(entry)) yield actOf(entry, marks[entry._id]);
    read += 1;
    if (read === MOST_READ) return;
  }
}

async function lastImpulse(ownerId: string, folderId: string, marks: LosingRecord["marks"]) {
  for await (const act of actsOf(ownerId, folderId, marks)) if (act.impels) return act;
  return null;
}

/** The calendars by which instances of a practice lapse. */
export async function calendarsOf(ownerId: string) {
  const [PJN, SCBA] = await Promise.all([
    Calendars.of(ownerId, "PJN"),
    Calendars.of(ownerId, "SCBA"),
  ]);
  return { PJN, SCBA };
}

/**
 * Derives what a case may lose by time from its records and its calendar, and what people said of
 * it, changed by `say` if given. May run late, twice, or concurrently. Writes only what changes.
 */
export const refresh = (
  ownerId: string,
  folderId: string,
  say: (kept: Kept) => Kept = (kept) => kept,
): Promise<void> => again(() => attempt(ownerId, folderId, say), isStale);

async function attempt(ownerId: string, folderId: string, say: (kept: Kept) => Kept) {
  const [item, folder] = await Promise.all([
    get<LosingItem>(losingKey(ownerId, folderId)),
    anywhere<Folder>("folder", ownerId, folderId),
  ]);
  const kept = item && fromItem(item);
  if (!folder) {
    if (item) await commit(remove(item));
    return;
  }
  const { marks, watched } = say(kept ?? NOTHING);
  const runs = shelfOf(folder.sk) === "active" && folder.status !== "cerrada";
  const known = new Map<string, Watched>(Object.entries(watched));
  const today = dayOf(now());
  const impulse = runs ? await lastImpulse(ownerId, folderId, marks) : null;
  const lapse = runs
    ? runningLapse(folder, impulse, known, await calendarsOf(ownerId), today)
    : null;
  const nearest = runs ? nearestOf(lapse, runningActions(known, today)) : undefined;
  const facts = { marks, watched, impulse, lapse };
  const next = { ...facts, day: nearest?.day ?? null, what: nearest?.what ?? null };
  if (!kept && !impulse && Object.keys({ ...marks, ...watched }).length === 0) return;
  await write(ownerId, folderId, item, next);
}

type Facts = Omit<LosingRecord, "_id" | "userId" | "folderId" | "version" | `${string}At`>;

async function write(ownerId: string, folderId: string, item: LosingItem | undefined, next: Facts) {
  const at = nowIso();
  const kept = item && fromItem(item);
  const made: LosingRecord = {
    ...{ _id: folderId, userId: ownerId, folderId, ...next },
    ...{ version: kept?.version ?? 1, createdAt: kept?.createdAt ?? at, updatedAt: at },
  };
  if (!item) return commit(insert(toItem(made)));
  // The table keeps no order of names and nothing undefined.
  const written: unknown = JSON.parse(JSON.stringify(made));
  if (isDeepStrictEqual({ ...kept, updatedAt: at }, written)) return;
  await commit(replace(toItem(made), item));
}

/** Derives it for several cases, each once. */
export const refreshMany = async (ownerId: string, ids: readonly string[]): Promise<void> => {
  await pMap(new Set(ids), (id) => refresh(ownerId, id), { concurrency: WIDTH });
};

/** Derives it for every open case of a practice whose term was counted by another calendar. */
export async function recount(ownerId: string): Promise<void> {
  const calendars = await calendarsOf(ownerId);
  const isCurrent = ({ lapse }: LosingItem) =>
    !lapse || versionOf(calendars[lapse.jurisdiccion]) === lapse.calendario;
  const range = { ...shelfRange("losing", ownerId, "active"), limit: 500 };
  await pMap(
    walk<LosingItem>(range),
    async (item) => {
      if (!isCurrent(item)) await refresh(ownerId, item.folderId);
    },
    { concurrency: WIDTH },
  );
}

/** Derives it anew for every case of a practice, from the records alone. */
export async function rebuild(ownerId: string): Promise<void> {
  for (const kind of ["folder", "losing"] as const) {
    const range = { ...shelfRange(kind, ownerId, "active"), limit: 500, attributes: ["_id"] };
    await pMap(walk(range), (item) => refresh(ownerId, String(Reflect.get(item, "_id"))), {
      concurrency: WIDTH,
    });
  }
}
