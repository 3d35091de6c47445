import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { keptOf, type Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { partly } from "../../kernel/partly";
import type { Kept } from "../../kernel/records";
import type { ContactRecord } from "./contact.item";
import type { batchContacts, Contact, createContact, updateContact } from "./contact.schema";
import { draft, kept } from "./draft";
import { assertAdded, assertCases, relink } from "./links";
import { assertOnly, store } from "./store";

type Create = z.output<typeof createContact>;
type Update = z.output<typeof updateContact>;

/**
 * Adds a contact, counted against the plan and linked to its cases in the same transaction. Throws
 * `contact.duplicate` when the practice has its document or CUIT, and `plan.limit_reached`.
 */
export async function create(given: Create): Promise<Contact> {
  const contact = draft({ ...given, folderIds: [...new Set(given.folderIds)] });
  const { folderIds } = contact;
  await Promise.all([
    assertOnly(contact, given.allowDuplicate),
    folderIds.length > 0 && assertCases(folderIds),
  ]);
  return store.create(contact, Plans.take("contacts"), ...relink(contact, [], folderIds));
}

/** One contact. Throws `contact.not_found`, for another practice's as for none. */
export async function get(id: string): Promise<Contact> {
  return store.get(id);
}

/** Changes the fields it carries. Throws `version.stale` over another version than `ifVersion`. */
export async function update(id: string, given: Update, ifVersion?: number): Promise<Contact> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const { folderIds } = given;
  const next = {
    ...read,
    ...kept({ ...given, folderIds: folderIds && withKept(read, folderIds) }),
  };
  if (next.document !== read.document || next.cuit !== read.cuit) {
    await assertOnly(next, given.allowDuplicate);
  }
  return store.change(read, next, ...(folderIds ? await changedLinks(read, folderIds) : []));
}

/** What one transaction takes beside the contact and its history. */
const MOST_BESIDE = 98;

/** The cases wanted for a contact, and those it is in that are kept from who acts: they stay. */
const withKept = ({ folderIds }: Kept<ContactRecord>, wanted: readonly string[]) => [
  ...new Set([...wanted, ...keptOf(folderIds)]),
];

async function changedLinks(read: Kept<ContactRecord>, wanted: string[]): Promise<Write[]> {
  await assertAdded(read, wanted);
  const writes = relink(read, read.folderIds, withKept(read, wanted));
  if (writes.length <= MOST_BESIDE) return writes;
  throw invalid("folderIds", "Causas: son demasiados cambios de una vez.");
}

/** Changes several contacts, each by itself; answers which were and why the others were not. */
export async function batchUpdate({ contacts }: z.output<typeof batchContacts>) {
  const { done, failed } = await partly(contacts, ({ _id, version, ...given }) =>
    update(_id, given, version),
  );
  return {
    contacts: done,
    failed: failed.map(({ one, reason }) => ({ id: one._id, reason })),
  };
}

/** Deletes a contact; it can be brought back for 30 days, with its cases. */
export async function remove(id: string): Promise<void> {
  const contact = await store.find(id);
  const counted = contact.shelf === "active" ? [Plans.release("contacts")] : [];
  await store.move(contact, "deleted", ...counted);
}

/** Brings a deleted contact back to the shelf it was on: to the desk only if the plan has room. */
export async function restore(id: string): Promise<Contact> {
  const contact = await store.findOn(id, "deleted");
  if (contact.from) return store.move(contact, contact.from);
  return store.move(contact, "active", Plans.take("contacts"));
}

/** Puts a contact away: it stops counting against the plan. */
export async function archive(id: string): Promise<void> {
  await store.move(await store.findOn(id, "active"), "archived", Plans.release("contacts"));
}

/** Takes an archived contact back. Throws `plan.limit_reached` when there is no room. */
export async function unarchive(id: string): Promise<void> {
  await store.move(await store.findOn(id, "archived"), "active", Plans.take("contacts"));
}
