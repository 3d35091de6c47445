import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { addDays } from "../../kernel/day.rules";
import { commit, insert, walk } from "../../kernel/dynamo";
import { type Kept, numbered } from "../../kernel/records";
import { startOfDay } from "../../kernel/zone.rules";
import { Folders } from "../folders";
import { present } from "./movement.item";
import { passes } from "./movement.rules";
import type { createMovement, listMovements, Movement } from "./movement.schema";
import { filed, store } from "./store";

type Create = z.output<typeof createMovement>;
type List = z.output<typeof listMovements>;

/**
 * The commands of every kind with a foja. `update` and `remove` throw `movement.read_only` for what
 * a court published.
 */
export const { create, get, planCarried, planOwnAgain, remove, restore, update } = store;

/** The most movements of one transaction: each with its due item, and the counts of the case. */
const AT_ONCE = 49;

/** Adds several movements to a case's file, in transactions of `AT_ONCE`, each all or nothing. */
export async function addAll(folderId: string, given: Omit<Create, "folderId">[]): Promise<void> {
  await Folders.assertExists(folderId);
  const all = given.map((one, nth) => store.draft({ ...one, folderId }, nth));
  for (const drafts of chunks(all, AT_ONCE))
    await Folders.retryFoja(() => fileAll(folderId, drafts));
}

async function fileAll(folderId: string, drafts: Kept<Movement>[]): Promise<void> {
  const last = await Folders.fojasOf(folderId);
  const numbered = drafts.map((draft, nth) => ({ ...draft, foja: last + nth + 1 }));
  const counts = Folders.recount(undefined, ...numbered.map(filed));
  const dues = numbered.flatMap((draft) => Folders.redue("movement", undefined, draft));
  await commit(...numbered.map((draft) => insert(store.itemOf(draft))), ...counts, ...dues);
}

/** Marks a movement as completed, or as not completed. */
export const toggle = (id: string, ifVersion?: number): Promise<Movement> =>
  store.edit(id, ifVersion, ({ completed }) => ({ completed: !completed, taskId: null }));

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
