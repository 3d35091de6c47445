import type { FojaKind } from "@foja/core/practice/kinds/kinds.rules";
import type { CreateMovement, Movement } from "@foja/core/practice/movements/movement.schema";
import type {
  CreateNotification,
  Notification,
} from "@foja/core/practice/notifications/notification.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { API } from "~/lib/kinds/api";

/** The request body of each kind. */
export type EntryBodies = { movement: CreateMovement; notification: CreateNotification };
type Made = Movement | Notification;

const once = (key: string) => ({ headers: { "Idempotency-Key": key } });
const over = (version: number) => ({ headers: { "If-Match": `"${version}"` } });

/** Adds an entry; sent again with the same key, it is added once. */
export async function addEntry<K extends FojaKind>(
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
export async function changeEntry<K extends FojaKind>(
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

/** Deletes an entry; it can be restored. */
export const removeEntry = (kind: FojaKind, id: string): Promise<unknown> =>
  answer<Response>(API[kind][":id"].$delete({ param: { id } }));

/** Marks a movement as done, or as not done. */
export const toggleMovement = (id: string) =>
  answer(client.api.movements[":id"].complete.$patch({ param: { id } }));

/** Closes a cédula, or reopens it. */
export const closeNotice = (id: string, completed: boolean) =>
  answer(client.api["folder-notifications"][":id"].$put({ param: { id }, json: { completed } }));
