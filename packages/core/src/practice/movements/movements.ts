import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { addDays } from "../../kernel/day.rules";
import { commit, insert, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type Kept, numbered } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { NOTE } from "../kinds/kinds.rules";
import { present } from "./movement.item";
import { passes } from "./movement.rules";
import type { createMovement, listMovements, Movement, updateMovement } from "./movement.schema";
import { EMPTY, filed, followed, store } from "./store";

type Create = z.output<typeof createMovement>;
type Update = z.output<typeof updateMovement>;
type List = z.output<typeof listMovements>;

/**
 * Adds a movement to the file of a case. Throws a sentence on `folderId` if there is no such case.
 */
export const create = (given: Create): Promise<Movement> =>
  Folders.filing(async () => {
    const next = await Folders.nextFoja(given.folderId);
    const foja = given.movement === NOTE ? null : next;
    const movement = store.draft({ ...EMPTY, ...given, foja });
    return store.create(movement, ...followed(undefined, movement, true));
  });

/** The most movements of one transaction: each with its due item, and the counts of the case. */
const AT_ONCE = 49;

/** Adds several movements to a case's file, in transactions of `AT_ONCE`, each all or nothing. */
export async function addAll(folderId: string, given: Omit<Create, "folderId">[]): Promise<void> {
  await Folders.assertExists(folderId);
  const all = given.map((one, nth) => store.draft({ ...EMPTY, ...one, folderId }, nth));
  for (const drafts of chunks(all, AT_ONCE)) await Folders.filing(() => fileAll(folderId, drafts));
}

async function fileAll(folderId: string, drafts: Kept<Movement>[]): Promise<void> {
  const last = await Folders.fojasOf(folderId);
  const numbered = drafts.map((draft, nth) => ({ ...draft, foja: last + nth + 1 }));
  const counts = Folders.recount(undefined, ...numbered.map(filed));
  const dues = numbered.flatMap((draft) => Folders.redue("movement", undefined, draft));
  await commit(...numbered.map((draft) => insert(store.itemOf(draft))), ...counts, ...dues);
}

/** A movement whose case is visible: those of a deleted case are not. */
async function find(id: string): Promise<Kept<Movement>> {
  const movement = await store.findOn(id, "active");
  await Folders.assertSeen(movement.folderId, store.notFound);
  return movement;
}

/** One movement. Throws `movement.not_found` for another practice's as for none. */
export const get = async (id: string): Promise<Movement> => present(store.itemOf(await find(id)));

/**
 * Changes the given fields; moved to another case, it takes the next file number there. Throws
 * `version.stale` where the version is not `ifVersion`.
 */
export const update = (id: string, given: Update, ifVersion?: number): Promise<Movement> =>
  Folders.filing(async () => {
    const read = await find(id);
    store.assertVersion(read, ifVersion);
    assertOurs(read);
    const foja = await Folders.fojaIn(given.folderId ?? read.folderId, read);
    return changeTo(read, { ...read, ...given, foja });
  });

/** Throws `movement.read_only` for movements from a court. */
function assertOurs({ source }: Movement): void {
  if (source === "manual") return;
  const message = "El movimiento viene del tribunal: no se puede modificar ni eliminar.";
  throw new AppError("movement.read_only", message);
}

const changeTo = (read: Kept<Movement>, next: Kept<Movement>) =>
  store.change(read, next, ...followed(read, next));

/** Marks a movement as completed, or as not completed. */
export async function toggle(id: string, ifVersion?: number): Promise<Movement> {
  const read = await find(id);
  store.assertVersion(read, ifVersion);
  return changeTo(read, { ...read, completed: !read.completed });
}

/** Deletes a movement: restorable for 30 days. */
export async function remove(id: string): Promise<void> {
  const read = await find(id);
  assertOurs(read);
  await store.move(read, "deleted", ...followed(read, undefined));
}

/** Restores a deleted movement to its case. */
export async function restore(id: string): Promise<Movement> {
  const read = await store.findOn(id, "deleted");
  await Folders.assertReturnable(read, store.notFound);
  return store.move(read, "active", ...followed(undefined, read));
}

/** A numbered page of a case's movements, and how many of them have a link to a document. */
export async function list(folderId: string, query: List) {
  const { page, limit, sort } = query;
  const span = query["filter[dateRange]"];
  const filter = {
    search: query.search,
    kinds: query["filter[movement]"],
    hasLink: query["filter[hasLink]"],
  };
  const [folder, tally] = await Promise.all([Folders.get(folderId), Folders.tallyOf(folderId)]);
  const narrowed = span !== undefined || Object.values(filter).some((one) => one !== undefined);
  const range = Folders.entryRange(
    useOwner(),
    folderId,
    span && startOfDay(span.from),
    span && startOfDay(addDays(span.to, 1)),
  );
  const entries = movementsOf({ ...range, limit: 500, newestFirst: sort.startsWith("-") }, filter);
  const counts = (movement: Movement) => movement.link !== null;
  const total = narrowed ? undefined : tally.movement;
  const found = await numbered(entries, { page, limit, total, counts });
  return {
    movements: found.items,
    pagination: found.pagination,
    totalWithLinks: narrowed ? found.countedInAll : tally.links,
    documentsBeforeThisPage: found.countedBefore,
    documentsInThisPage: found.countedHere,
    // Whether the court's own system allows access to this file.
    pjnAccess: folder.pjn && folder.causaVerified && folder.causaIsValid === true,
  };
}

async function* movementsOf(
  range: Parameters<typeof walk>[0],
  filter: Parameters<typeof passes>[0],
) {
  const wanted = passes(filter);
  for await (const item of walk(range)) {
    if (item.type !== "movement") continue;
    const movement = present(item);
    if (wanted(movement)) yield movement;
  }
}
