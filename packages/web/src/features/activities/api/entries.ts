import type { CreateMovement, Movement } from "@foja/core/practice/movements/movement.schema";
import type {
  CreateNotification,
  Notification,
} from "@foja/core/practice/notifications/notification.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The kinds of entry that are written here; tasks and events have screens of their own. */
export type EntryKind = "movement" | "notification";

/** The request body of each kind. */
export type EntryBodies = { movement: CreateMovement; notification: CreateNotification };
type Made = Movement | Notification;

const once = (key: string) => ({ headers: { "Idempotency-Key": key } });
const over = (version: number) => ({ headers: { "If-Match": `"${version}"` } });

/** Adds an entry; sent again with the same key, it is added once. */
export async function addEntry<K extends EntryKind>(
  kind: K,
  given: EntryBodies[K],
  key: string,
): Promise<Made> {
  if (kind === "movement") {
    const json = given as CreateMovement;
    return (await answer(client.api.movements.$post({ json }, once(key)))).movement;
  }
  const json = given as CreateNotification;
  const pending = client.api["folder-notifications"].$post({ json }, once(key));
  return (await answer(pending)).notification;
}

/** Changes an entry, if it still has the version that was read. */
export async function changeEntry<K extends EntryKind>(
  kind: K,
  id: string,
  given: EntryBodies[K],
  version: number,
): Promise<Made> {
  const param = { id };
  if (kind === "movement") {
    const json = given as CreateMovement;
    const pending = client.api.movements[":id"].$put({ param, json }, over(version));
    return (await answer(pending)).movement;
  }
  const json = given as CreateNotification;
  const pending = client.api["folder-notifications"][":id"].$put({ param, json }, over(version));
  return (await answer(pending)).notification;
}

/** Deletes an entry; `restoreEntry` restores it. */
export const removeEntry = (kind: EntryKind, id: string) =>
  kind === "movement"
    ? answer(client.api.movements[":id"].$delete({ param: { id } }))
    : answer(client.api["folder-notifications"][":id"].$delete({ param: { id } }));

export const restoreEntry = (kind: EntryKind, id: string) =>
  kind === "movement"
    ? answer(client.api.movements[":id"].restore.$post({ param: { id } }))
    : answer(client.api["folder-notifications"][":id"].restore.$post({ param: { id } }));

/** Marks a movement as done, or as not done. */
export const toggleMovement = (id: string) =>
  answer(client.api.movements[":id"].complete.$patch({ param: { id } }));

/** Closes a cédula, or reopens it. */
export const closeNotice = (id: string, completed: boolean) =>
  answer(client.api["folder-notifications"][":id"].$put({ param: { id }, json: { completed } }));
