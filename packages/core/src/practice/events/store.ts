import { insert, removeAny, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type Kept, records } from "../../kernel/records";
import { Folders } from "../folders";
import { type EventRecord, googleKey, indexes, present, toGoogleLink } from "./event.item";
import type { Event } from "./event.schema";

export const store = records<EventRecord, Event>({
  kind: "event",
  missing: { code: "event.not_found", message: "No encontramos ese evento." },
  stale: "El evento cambió mientras lo editabas. Revisá los datos.",
  present,
  indexes,
});

type Standing = Kept<EventRecord> | undefined;

const counted = (event: Standing) => event && { folderId: event.folderId, kind: "event" as const };

export const taken = () =>
  new AppError("request.conflict", "Ese evento de Google ya está en tu agenda.");

/**
 * What is written beside an event as it comes, changes or goes: the counts of its case, and which of
 * Google's events it stands for, which may be only one of ours.
 */
export function beside(before: Standing, after: Standing, refused: () => Error = taken): Write[] {
  return [...Folders.recount(counted(before), counted(after)), ...relink(before, after, refused)];
}

function relink(before: Standing, after: Standing, refused: () => Error): Write[] {
  const [was, is] = [before?.googleCalendarId ?? null, after?.googleCalendarId ?? null];
  if (was === is) return [];
  return [
    ...(before && was ? [removeAny(googleKey(before.userId, was))] : []),
    ...(after && is ? [insert(toGoogleLink(after, is), refused)] : []),
  ];
}
