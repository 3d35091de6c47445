import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { invalid } from "../../kernel/error";
import type { Kept } from "../../kernel/records";
import { Folders } from "../folders";
import type { EventRecord } from "./event.item";
import { settle, wrongSpan } from "./event.rules";
import type { createEvent, SyncSource } from "./event.schema";
import { isSending, mirrored } from "./outgoing";
import { store } from "./store";

type Create = z.output<typeof createEvent>;

/** Who makes the change: a person (undefined), or the calendar service reporting its own. */
export type Origin = SyncSource | undefined;

/** A new event with these fields, not stored yet; the nth of its request. */
export async function drafted(given: Create, origin?: Origin, nth = 0): Promise<Kept<EventRecord>> {
  const {
    type = "otro",
    folderName,
    syncedWithGoogle,
    google,
    seriesId,
    repeat,
    ...fields
  } = given;
  const googleCalendarId = fields.googleCalendarId ?? null;
  const [inCase, sending] = await Promise.all([
    Folders.caseFields(fields.folderId),
    googleCalendarId === null && origin !== "google" && isSending(useOwner(), fields.folderId),
  ]);
  const event = store.draft(
    {
      ...EMPTY,
      ...fields,
      ...inCase,
      eventType: type,
      googleCalendarId,
      syncedWithGoogle: googleCalendarId !== null,
      imported: googleCalendarId !== null,
      origin: origin ?? null,
    },
    nth,
  );
  return settled(sending ? mirrored(event) : event);
}

/** The fields of an event that only has a title and a time. */
export const EMPTY = {
  ...{ description: null, color: null, allDay: false },
  ...{ place: null, link: null, seriesId: null },
} as const;

/** The event with its span normalised. Throws a sentence on `end`. */
export function settled(event: Kept<EventRecord>): Kept<EventRecord> {
  const span = settle(event);
  const wrong = wrongSpan(span);
  if (wrong) throw invalid(wrong.path, wrong.message);
  return { ...event, ...span };
}
