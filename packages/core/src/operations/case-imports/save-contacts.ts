import pMap from "p-map";
import { Plans } from "../../billing/plans";
import { limitSentence } from "../../billing/plans/plan.rules";
import { useOwner } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { commit, getMany, insert, type Write } from "../../kernel/dynamo";
import { recordKeys } from "../../kernel/records";
import { Contacts } from "../../practice/contacts";
import { people } from "../../practice/contacts/people.rules";
import { paced } from "./budget";
import { contactIdOf, type ImportItem, type RowItem } from "./case-import.item";
import { type Joined, joinPeople } from "./people.rules";
import { assertStill, responsibleOf } from "./save-cases";
import { edit, renewed, retryStale, rowsOf, rowWrite } from "./store";

/** The most writes of one commit, with room for the plan and the import. */
const AT_ONCE = 90;
/** How many contacts of the practice are joined with their new cases in a part, and how many of them at once. */
const JOINED_TOGETHER = 24;
const WIDTH = 4;

/**
 * Writes the contacts of an import that the practice does not have, each once, and joins the others
 * with their cases. Those for which the plan has no room are left out, which their rows say. May be
 * killed and repeated. Returns false where time is up.
 */
export async function saveContacts(item: ImportItem, late: () => boolean): Promise<boolean> {
  const rows = await rowsOf(item);
  const joined = await joinedIn(item, rows);
  const fresh = joined.filter(({ known }) => known === null);
  const isDone = await paced(packed(await missingOf(item, fresh)), late, async (part) => {
    const left = await retryStale(() => savePart(item, part));
    if (left.length > 0) await sayFull(rows, left);
  });
  if (!isDone) return false;
  const others = joined.filter(({ known }) => known !== null);
  return paced(chunks(others, JOINED_TOGETHER), late, async (part) => {
    await edit(item._id, (read) => {
      assertStill(read, "saving");
      return renewed(read, "carry");
    });
    const join = ({ known, person, folderIds }: Joined) =>
      Contacts.addTo(known ?? "", person.role, folderIds);
    await pMap(part, join, { concurrency: WIDTH });
  });
}

/** The people of an import's cases; its own contacts, of an earlier run, are not taken for known. */
export async function joinedIn(item: ImportItem, rows: readonly RowItem[]): Promise<Joined[]> {
  const saved = rows.flatMap(({ row, folderId, given }) =>
    folderId ? [{ row, folderId, contacts: given.contacts ?? [] }] : [],
  );
  const own = new Set(
    saved.flatMap(({ row, contacts }) => contacts.map((_, nth) => contactIdOf(item, row, nth))),
  );
  const known = people<Contacts.KnownPerson>();
  for await (const one of Contacts.everyone()) if (!own.has(one._id)) known.add(one);
  return joinPeople(saved, known);
}

/** The id of a contact that an import makes. */
export const contactOf = (item: ImportItem, { first }: Joined): string =>
  contactIdOf(item, first.row, first.nth);

/** Those that no earlier run wrote. */
async function missingOf(item: ImportItem, fresh: Joined[]): Promise<Joined[]> {
  const keys = fresh.map((one) => recordKeys("contact", item.userId, contactOf(item, one)));
  const found = await getMany(keys.flat());
  const there = new Set(found.flatMap((one) => (one ? [Reflect.get(one, "_id")] : [])));
  return fresh.filter((one) => !there.has(contactOf(item, one)));
}

/** Cuts people into parts that one commit takes: a contact, and its link with each case. */
function packed(fresh: readonly Joined[]): Joined[][] {
  const parts: Joined[][] = [];
  let room = 0;
  for (const one of fresh) {
    const size = 1 + Math.min(one.folderIds.length, AT_ONCE - 1);
    if (size > room) {
      parts.push([]);
      room = AT_ONCE;
    }
    parts.at(-1)?.push(one);
    room -= size;
  }
  return parts;
}

/** Writes a part as far as the plan has room. Returns those for whom it has none. */
async function savePart(item: ImportItem, part: Joined[]): Promise<Joined[]> {
  const [{ left, take }, by] = await Promise.all([Plans.room("contacts"), responsibleOf(item)]);
  const fit = part.slice(0, left);
  const writes: Write[] = [];
  for (const one of fit) {
    const { person, folderIds } = one;
    const imported = { _id: contactOf(item, one), by, given: person, folderIds };
    const links = Contacts.importedLinks(imported);
    // Of a contact with more cases than a commit takes, the first ones go before it.
    const early = links.slice(0, Math.max(0, links.length - (AT_ONCE - 1)));
    for (const some of chunks(early, AT_ONCE)) await commit(...some);
    writes.push(...links.slice(early.length), insert(Contacts.importedItem(imported)));
  }
  if (fit.length > 0) {
    await edit(
      item._id,
      (read) => {
        assertStill(read, "saving");
        return { ...renewed(read, "carry"), contacts: read.contacts + fit.length };
      },
      ...writes,
      take(fit.length),
    );
  }
  return part.slice(fit.length);
}

/** Says on the rows of some people that these did not fit in the plan. */
async function sayFull(rows: readonly RowItem[], left: Joined[]): Promise<void> {
  const { displayName, limits } = await Plans.subscriptionOf(useOwner());
  const reason = `Sin algunos contactos. ${limitSentence("contacts", limits.contacts, displayName)}`;
  const numbers = new Set(left.flatMap((one) => one.rows));
  const mute = rows.filter(({ row, reason: said }) => numbers.has(row) && said !== reason);
  for (const part of chunks(mute, AT_ONCE)) {
    await commit(...part.map((row) => rowWrite(row, { reason })));
    for (const row of part) Object.assign(row, { reason, version: row.version + 1 });
  }
}
