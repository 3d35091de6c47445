import type { FojaKind } from "@foja/core/practice/kinds/kinds.rules";
import type { CreateMovement } from "@foja/core/practice/movements/movement.schema";
import type { CreateNotification } from "@foja/core/practice/notifications/notification.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { API } from "~/lib/kinds/api";

/** The request body of an entry, by its kind. */
export type EntryBody = CreateMovement | CreateNotification;

/** Adds an entry; sent again with the same key, it is added once. */
export function addEntry(kind: FojaKind, given: EntryBody, key: string): Promise<unknown> {
  const json = given as CreateMovement & CreateNotification;
  return answer<Response>(API[kind].$post({ json }, { headers: { "Idempotency-Key": key } }));
}

/** Changes an entry, if it still has the version that was read. */
export function changeEntry(
  kind: FojaKind,
  id: string,
  given: EntryBody,
  version: number,
): Promise<unknown> {
  const request = { param: { id }, json: given as CreateMovement & CreateNotification };
  const headers = { "If-Match": `"${version}"` };
  return answer<Response>(API[kind][":id"].$put(request, { headers }));
}

/** Marks a movement as done, or as not done. */
export const toggleMovement = (id: string) =>
  answer(client.api.movements[":id"].complete.$patch({ param: { id } }));
