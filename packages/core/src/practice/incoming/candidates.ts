import { query } from "../../kernel/dynamo";
import { hasCode } from "../../kernel/error";
import { Contacts } from "../contacts";
import { Folders } from "../folders";
import { type LetterItem, messageRange } from "./letter.item";
import type { Way } from "./letter.schema";
import { numbersIn, type Parsed } from "./parsed.rules";
import type { Candidate } from "./place.rules";

/** The nearest letter of the practice that another answers; undefined where it has none. */
export async function answered(
  ownerId: string,
  { answers }: Pick<Parsed, "answers">,
): Promise<LetterItem | undefined> {
  for (const id of answers.slice(0, MOST_ANSWERED)) {
    const { items } = await query<LetterItem>({ ...messageRange(ownerId, id), limit: 5 });
    const found = items.find(({ folderId }) => folderId) ?? items[0];
    if (found) return found;
  }
  return undefined;
}

const MOST_ANSWERED = 20;

/** The cases that a letter to the practice may belong to, by what weighs most that it says. */
export async function candidatesFor(
  ownerId: string,
  { subject, from }: Pick<Parsed, "subject" | "from">,
  thread: Pick<LetterItem, "folderId"> | undefined,
): Promise<Candidate[]> {
  if (thread?.folderId) return asCandidates([thread.folderId], "thread");
  const byNumber = await withNumber(ownerId, subject);
  if (byNumber.length > 0) return asCandidates(byNumber, "number");
  return asCandidates(await ofSender(from.address), "sender");
}

const asCandidates = (ids: readonly string[], way: Way): Candidate[] =>
  ids.map((folderId) => ({ folderId, way, isOnly: ids.length === 1 }));

async function withNumber(ownerId: string, subject: string): Promise<string[]> {
  const numbers = numbersIn(subject);
  if (numbers.length === 0) return [];
  const known = await Folders.knownCases(ownerId);
  const found = numbers.flatMap((number) => known.byNumber({ folderExpediente: number }) ?? []);
  return [...new Set(found.map(({ _id }) => _id))];
}

/** The open cases of the contacts with an address, the last changed first. */
async function ofSender(address: string): Promise<string[]> {
  if (!address) return [];
  const contacts = await Promise.all((await Contacts.withEmail(address)).map(Contacts.get));
  const folderIds = [...new Set(contacts.flatMap((one) => one.folderIds))].slice(0, 100);
  if (folderIds.length === 0) return [];
  const folders = await Folders.batch({ folderIds, fields: ["status", "archived", "updatedAt"] });
  return folders
    .filter(({ status, archived }) => status !== "cerrada" && !archived)
    .sort((a, b) => ((a.updatedAt ?? "") < (b.updatedAt ?? "") ? 1 : -1))
    .map(({ _id }) => _id);
}

/** The case that an address names; none where it is deleted. */
export async function addressedCase(folderId: string): Promise<Candidate[]> {
  try {
    const { _id } = await Folders.get(folderId);
    return asCandidates([_id], "address");
  } catch (error) {
    if (hasCode(error, "folder.not_found")) return [];
    throw error;
  }
}
