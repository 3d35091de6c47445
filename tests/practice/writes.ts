import { useOwner } from "@foja/core/kernel/actor";
import { nowIso } from "@foja/core/kernel/clock";
import { getMany, insert, type Write } from "@foja/core/kernel/dynamo";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { createEvent } from "@foja/core/practice/events/event.schema";
import { Folders } from "@foja/core/practice/folders";
import { courtCase } from "@foja/core/practice/folders/court.rules";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { createMovement } from "@foja/core/practice/movements/movement.schema";
import {
  type CausaItem,
  type CausaRecord,
  causaKey,
  idOf,
  toLink,
} from "../../packages/core/src/courts/causas/causa.item";
import { changed } from "../../packages/core/src/courts/causas/store";
import { draft as draftContact } from "../../packages/core/src/practice/contacts/draft";
import { relink } from "../../packages/core/src/practice/contacts/links";
import { store as contacts } from "../../packages/core/src/practice/contacts/store";
import { EMPTY as EMPTY_EVENT, settled } from "../../packages/core/src/practice/events/draft";
import { isSending, mirrored, outgoing } from "../../packages/core/src/practice/events/outgoing";
import { store as events } from "../../packages/core/src/practice/events/store";
import { draft as draftFolder } from "../../packages/core/src/practice/folders/draft";
import { store as folders } from "../../packages/core/src/practice/folders/store";
import { EMPTY, filed, store as movements } from "../../packages/core/src/practice/movements/store";
import { store as tasks } from "../../packages/core/src/practice/tasks/store";
import { blank } from "../../packages/core/src/practice/tasks/tasks";
import { type PracticeCase, peopleOf } from "./practice";

type Court = Extract<ReturnType<typeof courtCase>, { court: unknown }>["court"];

/** Runs some work on the day on which a case was opened: ids, and so lists, are sorted by it. */
type OnItsDay = <T>(one: PracticeCase, work: () => T) => T;

/**
 * The writes of new cases of the acting practice, each with its link to the court, its people, its
 * entries and its agenda: what the commands would write, for one commit instead of some thirty.
 */
export async function openingsOf(cases: PracticeCase[], onItsDay: OnItsDay): Promise<Write[]> {
  // The court's cases may be there already, from an earlier load.
  const causas = await getMany<CausaItem>(cases.map((one) => causaKey(idOf(courtOf(one)))));
  const isSent = await isSending(useOwner(), null);
  return cases.flatMap((one, n) => onItsDay(one, () => openingOf(one, causas[n], isSent)));
}

function openingOf(one: PracticeCase, causa: CausaItem | undefined, isSent: boolean): Write[] {
  const court = courtOf(one);
  const linked = { court, pjn: true, causaAssociationStatus: "pending" as const };
  const folder = { ...draftFolder(createFolder.parse(one.folder)), ...linked };
  const folderId = folder._id;
  const people = peopleOf(one).flatMap((given) => writesOfPerson(folderId, given));
  return [
    ...folders.planned(folder).writes,
    ...writesOfLink(folderId, court, causa),
    ...people,
    ...writesWithin(folder, one, isSent),
  ];
}

function courtOf({ number }: PracticeCase): Court {
  const read = courtCase({ system: "pjn", number });
  if ("wrong" in read) throw new Error(read.wrong.message);
  return read.court;
}

/** The writes of the court's case, and of its link. */
function writesOfLink(folderId: string, court: Court, there: CausaItem | undefined): Write[] {
  const causaId = idOf(court);
  const linkedAt = nowIso();
  const causa = there ?? { ...UNREAD, ...court, _id: causaId, linkedAt, createdAt: linkedAt };
  const { system, number } = court;
  const place = { causaId, ownerId: useOwner(), folderId, system, number, linkedAt };
  const link = { ...place, loadedAt: null, toldStatus: "pending" as const, leaving: false };
  const next = { ...causa, links: causa.links + 1, nextAt: linkedAt };
  return [...changed(there, next), insert(toLink(link, 1))];
}

/** A case that was not yet read from its court. */
const UNREAD = {
  caratula: null,
  court: null,
  status: "pending",
  portalCaseId: null,
  cursor: null,
  links: 0,
  movements: 0,
  lastMovement: null,
  lastGoodAt: null,
  lastTryAt: null,
  lastError: null,
  failures: 0,
  staleTold: null,
} as const satisfies Partial<CausaRecord>;

function writesOfPerson(folderId: string, given: PracticeCase["client"]): Write[] {
  const contact = draftContact(createContact.parse({ ...given, folderIds: [folderId] }));
  return contacts.planned(contact, ...relink(contact, [], [folderId])).writes;
}

type InCase = { _id: string; folderName: string };

/** The writes of what is in a case: its entries, its task and its hearing, and their count. */
function writesWithin(folder: InCase, one: PracticeCase, isSent: boolean): Write[] {
  const folderId = folder._id;
  const entries = one.movements.map((movement, nth) =>
    movements.draft({
      ...EMPTY,
      ...createMovement.parse({ ...movement, folderId }),
      foja: nth + 1,
    }),
  );
  const task = taskOf(folder, one);
  const hearing = hearingOf(folder, one, isSent);
  const agenda = [
    ...(task ? [{ folderId, kind: "task" as const }] : []),
    ...(hearing ? [{ folderId, kind: "event" as const }] : []),
  ];
  return [
    ...entries.flatMap((entry) => [
      ...movements.planned(entry).writes,
      ...Folders.redue("movement", undefined, entry),
    ]),
    ...(task ? tasks.planned(task).writes : []),
    ...(hearing ? [...events.planned(hearing).writes, ...outgoing(undefined, hearing)] : []),
    ...Folders.recount(undefined, ...entries.map(filed), ...agenda),
  ];
}

function taskOf({ _id: folderId, folderName }: InCase, { task }: PracticeCase) {
  if (!task) return undefined;
  const fields = { ...task, folderId, folderName, responsibleId: useOwner() };
  return tasks.draft({ ...blank(), ...fields });
}

function hearingOf({ _id: folderId, folderName }: InCase, one: PracticeCase, isSent: boolean) {
  if (!one.hearing) return undefined;
  const { title, start, end } = createEvent.parse({ ...one.hearing, type: "audiencia", folderId });
  const event = events.draft({
    ...EMPTY_EVENT,
    ...{ title, start, end, folderId, folderName, eventType: "audiencia" as const },
    ...{ googleCalendarId: null, syncedWithGoogle: false, imported: false, origin: null },
  });
  return settled(isSent ? mirrored(event) : event);
}
