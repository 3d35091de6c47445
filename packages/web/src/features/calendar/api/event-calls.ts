import type { CreateEvent, UpdateEvent } from "@foja/core/practice/events/event.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Adds an event to the agenda. Sent again with the same key, it is the same event. */
export async function createEvent(json: CreateEvent, key: string) {
  const headers = { "Idempotency-Key": key };
  return (await answer(client.api.events.$post({ json }, { headers }))).event;
}

/** Changes the given fields; with `version`, only if that is still the current one. */
export async function updateEvent(id: string, json: UpdateEvent, version?: number) {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  const pending = client.api.events[":id"].$put({ param: { id }, json }, { headers });
  return (await answer(pending)).event;
}

/** Deletes an event and those after it in its repetition. Returns how many. */
export const removeFollowing = async (id: string) =>
  (await answer(client.api.events[":id"].series.$delete({ param: { id } }))).count;

/** Restores a deleted event. */
export const restoreEvent = async (id: string) =>
  (await answer(client.api.events[":id"].restore.$post({ param: { id } }))).event;
