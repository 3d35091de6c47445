import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { pageOf } from "../../kernel/dynamo";
import { type Kept, type Planned, records } from "../../kernel/records";
import { Folders } from "../folders";
import { indexes, present } from "./notification.item";
import type {
  createNotification,
  listNotifications,
  Notification,
  updateNotification,
} from "./notification.schema";

type Create = z.output<typeof createNotification>;
type Update = z.output<typeof updateNotification>;
type List = z.output<typeof listNotifications>;

const store = records<Notification, Notification>({
  kind: "notification",
  missing: { code: "notification.not_found", message: "No encontramos esa notificación." },
  stale: "La notificación cambió mientras la editabas. Revisá los datos.",
  present,
  indexes,
});

const counted = ({ folderId }: Notification) => ({ folderId, kind: "notification" as const });

/** The writes of a notice in its case and in the agenda. */
const followed = Folders.followUp("notification", counted);

/**
 * Adds a notice to the file of a case. Throws a sentence on `folderId` if there is no such case.
 */
export const create = (given: Create): Promise<Notification> =>
  Folders.filing(async () => {
    const foja = await Folders.nextFoja(given.folderId);
    const notification = store.draft({ ...EMPTY, ...given, foja });
    return store.create(notification, ...followed(undefined, notification, true));
  });

/** A practice's own note, without a number, with its count in its case, for a larger commit. */
export async function planNote(given: Create): Promise<Planned<Notification>> {
  await Folders.assertExists(given.folderId);
  const kept = store.draft({ ...EMPTY, ...given });
  return store.planned(kept, ...followed(undefined, kept));
}

/** A notice, and the writes that delete it in a larger commit, which must count it in its case. */
export async function planRemoval(id: string) {
  const read = await store.on(id, "active");
  if (!read) return undefined;
  const { writes } = store.plannedMove(read, "deleted");
  return { read, writes: [...writes, ...Folders.redue("notification", read, undefined)] };
}

const EMPTY = {
  foja: null,
  notification: null,
  user: null,
  description: null,
  dateExpiration: null,
  completed: false,
};

/** A notice whose case is visible: those of a deleted case are not. */
async function find(id: string): Promise<Kept<Notification>> {
  const notification = await store.findOn(id, "active");
  await Folders.assertSeen(notification.folderId, store.notFound);
  return notification;
}

/** One notice. Throws `notification.not_found` for another practice's as for none. */
export const get = async (id: string): Promise<Notification> =>
  present(store.itemOf(await find(id)));

/**
 * Changes the given fields; moved to another case, it takes the next file number there. Throws
 * `version.stale` where the version is not `ifVersion`.
 */
export const update = (id: string, given: Update, ifVersion?: number): Promise<Notification> =>
  Folders.filing(async () => {
    const read = await find(id);
    store.assertVersion(read, ifVersion);
    const foja = await Folders.fojaIn(given.folderId ?? read.folderId, read);
    const next = { ...read, ...given, foja };
    return store.change(read, next, ...followed(read, next));
  });

/** Deletes a notice: restorable for 30 days. */
export async function remove(id: string): Promise<void> {
  const read = await find(id);
  await store.move(read, "deleted", ...followed(read, undefined));
}

/** Restores a deleted notice to its case. */
export async function restore(id: string): Promise<Notification> {
  const read = await store.findOn(id, "deleted");
  await Folders.assertReturnable(read, store.notFound);
  return store.move(read, "active", ...followed(undefined, read));
}

/** One page of the notices of a case, the latest first. */
export async function list(folderId: string, { limit, cursor }: List) {
  await Folders.get(folderId);
  const range = { ...Folders.entryRange(useOwner(), folderId), limit };
  const { items, nextCursor } = await pageOf(range, isNotice, cursor);
  return { notifications: items.map(present), nextCursor };
}

const isNotice = ({ type }: { type: string }) => type === "notification";
