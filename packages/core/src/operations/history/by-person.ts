import type * as z from "zod";
import { Practices } from "../../accounts/practices";
import { Users } from "../../accounts/users";
import { assertPerson, may, useOwner, useUser } from "../../kernel/actor";
import { type Item, pageSifted } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { type HistoryItem, personRange, shelfOf } from "../../kernel/records";
import { Folders } from "../../practice/folders";
import { nameOf } from "../../practice/kinds/kinds.rules";
import { withoutKept } from "./history";
import type { DoneEntry, DonePage, listDone } from "./history.schema";
import { isRecord, kindOf, subjectsOf } from "./kinds";

/** An action, and its record as it is now. */
type Done = { item: HistoryItem; subject: Item & Record<string, unknown>; fields: string[] };

/**
 * One page of what a person did in the acting practice, newest first: anybody sees their own, those
 * who govern it everybody's. Actions on records hidden from the reader, or deleted for good, are
 * left out. Throws `auth.forbidden`, and `member.not_found` for one who neither belongs to the
 * practice nor left anything visible in it.
 */
export async function byPerson({
  personId = useUser().userId,
  limit,
  cursor,
}: z.output<typeof listDone>): Promise<DonePage> {
  if (!may("govern")) assertPerson(personId);
  if (!isId("user", personId)) throw Practices.noMember();
  const found = new Map<HistoryItem, Done>();
  const sift = async (items: HistoryItem[]) => {
    for (const done of await seenOf(items)) found.set(done.item, done);
    return items.filter((item) => found.has(item));
  };
  const [{ items, nextCursor }, belongs, people] = await Promise.all([
    pageSifted<HistoryItem>({ ...personRange(useOwner(), personId), limit }, sift, cursor),
    Practices.isOf(personId),
    Users.peopleOf([personId]),
  ]);
  if (!belongs && cursor === undefined && items.length === 0) throw Practices.noMember();
  return {
    done: await shown(items.flatMap((item) => found.get(item) ?? [])),
    nextCursor,
    person: { _id: personId, name: people.get(personId)?.name ?? "", left: !belongs },
  };
}

/** Those of these actions that may be seen, with the changed fields that may be seen. */
async function seenOf(items: HistoryItem[]): Promise<Done[]> {
  const ids = [...new Set(items.map(({ recordId }) => recordId))];
  const subjects = await subjectsOf(useOwner(), ids);
  return items.flatMap((item) => {
    const subject = subjects.get(item.recordId);
    const fields = withoutKept(item.changes).map(({ field }) => field);
    const isSeen = subject && (item.action !== "changed" || fields.length > 0);
    return isSeen ? [{ item, subject: subject as Done["subject"], fields }] : [];
  });
}

async function shown(done: Done[]): Promise<DoneEntry[]> {
  const caseOf = ({ subject: { folderId } }: Done) =>
    typeof folderId === "string" ? folderId : undefined;
  const names = await Folders.namesNow([...new Set(done.flatMap((one) => caseOf(one) ?? []))]);
  return done.map((one) => {
    const { item, subject, fields } = one;
    const { recordId, version, at, action } = item;
    const folderName = names.get(caseOf(one) ?? "") ?? null;
    return {
      ...{ recordId, version, at, action, fields, folderName },
      ...named(subject),
      folderId: folderName === null ? null : (caseOf(one) ?? null),
      deleted: shelfOf(subject.sk) === "deleted",
    };
  });
}

function named(subject: Done["subject"]): Pick<DoneEntry, "kind" | "name"> {
  const kind = kindOf(String(subject._id));
  if (!isRecord(kind)) return { kind, name: String(subject.title) };
  return { kind: subject.deadline ? "deadline" : kind, name: nameOf(kind, subject) };
}
