import type { CreateEvent, UpdateEvent } from "@foja/core/practice/events/event.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Puts an event in the agenda. Sent again under the same key it is the same event. */
export async function createEvent(json: CreateEvent, key: string) {
  const headers = { "Idempotency-Key": key };
  return (await answer(client.api.events.$post({ json }, { headers }))).event;
}

/** Changes the fields it carries; with `version`, only over what was read. */
export async function updateEvent(id: string, json: UpdateEvent, version?: number) {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  const pending = client.api.events[":id"].$put({ param: { id }, json }, { headers });
  return (await answer(pending)).event;
}

/** Hides an event; it can come back for thirty days. */
export const deleteEvent = (id: string) =>
  answer(client.api.events[":id"].$delete({ param: { id } }));

/** Brings a deleted event back. */
export const restoreEvent = async (id: string) =>
  (await answer(client.api.events[":id"].restore.$post({ param: { id } }))).event;
