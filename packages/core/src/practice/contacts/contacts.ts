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
 * Creates a contact, counted in the plan and linked to its cases in the same transaction. Throws
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

/** One contact. Throws `contact.not_found` for another practice's as for none. */
export async function get(id: string): Promise<Contact> {
  return store.get(id);
}

/** Changes the given fields. Throws `version.stale` where the version is not `ifVersion`. */
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

/** The most writes of a transaction besides the contact and its history. */
const MOST_BESIDE = 98;

/** The requested cases of a contact, plus those hidden from the actor, which stay. */
const withKept = ({ folderIds }: Kept<ContactRecord>, wanted: readonly string[]) => [
  ...new Set([...wanted, ...keptOf(folderIds)]),
];

async function changedLinks(read: Kept<ContactRecord>, wanted: string[]): Promise<Write[]> {
  await assertAdded(read, wanted);
  const writes = relink(read, read.folderIds, withKept(read, wanted));
  if (writes.length <= MOST_BESIDE) return writes;
  throw invalid("folderIds", "Causas: son demasiados cambios de una vez.");
}

/** Changes several contacts independently; returns the changed ones, and why others failed. */
export async function batchUpdate({ contacts }: z.output<typeof batchContacts>) {
  const { done, failed } = await partly(contacts, ({ _id, version, ...given }) =>
    update(_id, given, version),
  );
  return {
    contacts: done,
    failed: failed.map(({ one, reason }) => ({ id: one._id, reason })),
  };
}

/** Deletes a contact; it can be restored for 30 days, with its cases. */
export async function remove(id: string): Promise<void> {
  const contact = await store.find(id);
  const counted = contact.shelf === "active" ? [Plans.release("contacts")] : [];
  await store.move(contact, "deleted", ...counted);
}

/** Restores a deleted contact to its shelf: to the active one only if the plan has room. */
export async function restore(id: string): Promise<Contact> {
  const contact = await store.findOn(id, "deleted");
  if (contact.from) return store.move(contact, contact.from);
  return store.move(contact, "active", Plans.take("contacts"));
}

/** Archives a contact: it stops counting in the plan. */
export async function archive(id: string): Promise<void> {
  await store.move(await store.findOn(id, "active"), "archived", Plans.release("contacts"));
}

/** Returns an archived contact to the active shelf. Throws `plan.limit_reached` without room. */
export async function unarchive(id: string): Promise<void> {
  await store.move(await store.findOn(id, "archived"), "active", Plans.take("contacts"));
}
