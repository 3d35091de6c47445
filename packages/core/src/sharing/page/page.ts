import { Users } from "../../accounts/users";
import { forPractice } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { get, hiddenFrom, type ReservedItem, reservedKey, walk } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { Contacts } from "../../practice/contacts";
import { Documents } from "../../practice/documents";
import { Folders } from "../../practice/folders";
import type { Links } from "../links";
import type { ClientPage, SharedCase } from "../links/link.schema";
import { stageOf } from "../links/proof.rules";
import { Notices } from "../notices";
import { type SharedItem, sharedRange } from "./shared.item";

/** How many entries and documents of a case are shown. */
const MOST = { entries: 100, documents: 100 };

/**
 * The cases that a link shows: those that it names or, where it names none, those of its client that
 * the whole practice sees. A reserved case is shown only where somebody who sees it named it.
 */
export const casesOf = async (link: Links.LinkItem): Promise<ReadonlySet<string>> =>
  (await shownBy(link)).ids;

/** The client of a link, with the cases that it shows. */
async function shownBy({ userId, contactId, folderIds }: Links.LinkItem) {
  const [client, reserved] = await Promise.all([
    forPractice(userId, () => Contacts.get(contactId)),
    get<ReservedItem>(reservedKey(userId)),
  ]);
  const own = new Set(client.folderIds);
  const kept = hiddenFrom(reserved, "");
  const ids = folderIds
    ? folderIds.filter((id) => own.has(id))
    : [...own].filter((id) => !kept.has(id));
  return { client, ids: new Set(ids) };
}

/** What the client of a link sees: what was approved for them, and nothing else. */
export async function pageOf(link: Links.LinkItem): Promise<ClientPage> {
  const { userId } = link;
  const [{ client, ids }, founder] = await Promise.all([shownBy(link), Users.find(userId)]);
  return forPractice(userId, async () => {
    const folders = await Folders.batch({ folderIds: [...ids] });
    const cases = await Promise.all(folders.map((folder) => caseOf(userId, folder)));
    return {
      practice: {
        name: founder ? Users.practiceName(founder) : "",
        telephone: founder?.contact ?? null,
      },
      client: { name: Contacts.fullName(client) },
      cases,
    };
  });
}

type Shown = { _id: string; folderName?: string | undefined; status?: string | undefined };

async function caseOf(
  ownerId: string,
  { _id, folderName = "", status }: Shown,
): Promise<SharedCase> {
  const [notices, documents] = await Promise.all([
    Notices.approvedOf(ownerId, _id),
    documentsOf(ownerId, _id),
  ]);
  const today = dayOf(now());
  const coming = notices.filter(({ when }) => when !== null && when >= today);
  const entries = notices.slice(0, MOST.entries).map(({ date, text }) => ({ date, text }));
  const next = coming
    .map(({ when, text, place }) => ({ date: when ?? "", text, place }))
    .sort((a, b) => a.date.localeCompare(b.date));
  return { _id, name: folderName, stage: stageOf(status), entries, next, documents };
}

async function documentsOf(ownerId: string, folderId: string): Promise<SharedCase["documents"]> {
  const ids: string[] = [];
  for await (const { documentId } of walk<SharedItem>({
    ...sharedRange(ownerId, folderId),
    limit: 100,
  })) {
    if (ids.length < MOST.documents) ids.push(documentId);
  }
  const found = ids.length === 0 ? [] : [...(await Documents.several(ids)).values()];
  return found
    .filter((one) => one.folderId === folderId)
    .map(({ _id, name, date, createdAt }) => ({ _id, name, date: date ?? createdAt.slice(0, 10) }));
}
