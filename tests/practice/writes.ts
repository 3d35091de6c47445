import { useOwner } from "@foja/core/kernel/actor";
import { nowIso } from "@foja/core/kernel/clock";
import { get, insert, type Write } from "@foja/core/kernel/dynamo";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
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
import { draft as draftFolder } from "../../packages/core/src/practice/folders/draft";
import { store as folders } from "../../packages/core/src/practice/folders/store";
import { EMPTY, filed, store as movements } from "../../packages/core/src/practice/movements/store";
import { type PracticeCase, peopleOf } from "./practice";

type Court = Extract<ReturnType<typeof courtCase>, { court: unknown }>["court"];

/** The identifier of a new case and the writes that create it. */
export type Opening = { folderId: string; writes: Write[] };

/**
 * The writes of a new case of the acting practice, with its link to the court, its people and its
 * entries: what the commands would write, for one commit instead of six.
 */
export async function openingOf(one: PracticeCase): Promise<Opening> {
  const court = courtOf(one);
  const linked = { court, pjn: true, causaAssociationStatus: "pending" as const };
  const folder = { ...draftFolder(createFolder.parse(one.folder)), ...linked };
  const folderId = folder._id;
  const people = peopleOf(one).flatMap((given) => writesOfPerson(folderId, given));
  const writes = [
    ...folders.planned(folder).writes,
    ...(await writesOfLink(folderId, court)),
    ...people,
    ...writesOfEntries(folderId, one),
  ];
  return { folderId, writes };
}

function courtOf({ number }: PracticeCase): Court {
  const read = courtCase({ system: "pjn", number });
  if ("wrong" in read) throw new Error(read.wrong.message);
  return read.court;
}

/** The writes of the court's case, which an earlier load may have created, and of its link. */
async function writesOfLink(folderId: string, court: Court): Promise<Write[]> {
  const causaId = idOf(court);
  const linkedAt = nowIso();
  const there = await get<CausaItem>(causaKey(causaId));
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

function writesOfEntries(folderId: string, { movements: given }: PracticeCase): Write[] {
  const drafts = given.map((movement, nth) =>
    movements.draft({
      ...EMPTY,
      ...createMovement.parse({ ...movement, folderId }),
      foja: nth + 1,
    }),
  );
  const writes = drafts.flatMap((draft) => [
    ...movements.planned(draft).writes,
    ...Folders.redue("movement", undefined, draft),
  ]);
  return [...writes, ...Folders.recount(undefined, ...drafts.map(filed))];
}
