import type * as z from "zod";
import type { Planned } from "../../kernel/records";
import { fojas } from "../fojas";
import { Folders } from "../folders";
import { present } from "./notification.item";
import type { createNotification, listNotifications, Notification } from "./notification.schema";

type Create = z.output<typeof createNotification>;

const store = fojas<Notification, Notification, Create>("notification", {
  missing: "No encontramos esa notificación.",
  stale: "La notificación cambió mientras la editabas. Revisá los datos.",
  present,
  empty: {
    foja: null,
    notification: null,
    user: null,
    description: null,
    dateExpiration: null,
    completed: false,
    taskId: null,
  },
});

/** The commands of every kind with a foja. */
export const { create, get, planCarried, planOwnAgain, remove, restore, update } = store;

/** A practice's own note, without a number, with its count in its case, for a larger commit. */
export async function planNote(given: Create): Promise<Planned<Notification>> {
  await Folders.assertExists(given.folderId);
  const kept = store.draft(given);
  return store.planned(kept, ...store.followed(undefined, kept));
}

/** A notice, and the writes that delete it in a larger commit, which must count it in its case. */
export async function planRemoval(id: string) {
  const read = await store.on(id, "active");
  if (!read) return undefined;
  const { writes } = store.plannedMove(read, "deleted");
  return { read, writes: [...writes, ...Folders.redue("notification", read, undefined)] };
}

/** One page of the notices of a case, the latest first. */
export async function list(folderId: string, query: z.output<typeof listNotifications>) {
  const asked = { folderId, ...query };
  const { items, nextCursor } = await Folders.listEntries("notification", asked);
  return { notifications: items.map(present), nextCursor };
}
