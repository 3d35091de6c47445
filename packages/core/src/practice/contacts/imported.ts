import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { chunks } from "../../kernel/chunks";
import { type Item, isStale, type Write, walk } from "../../kernel/dynamo";
import { hasCode } from "../../kernel/error";
import type { Kept } from "../../kernel/records";
import { type ContactRecord, namesRange } from "./contact.item";
import type { ContactRole, createContact } from "./contact.schema";
import { draft } from "./draft";
import { relink } from "./links";
import type { Person } from "./people.rules";
import { store } from "./store";

type Given = Omit<z.output<typeof createContact>, "folderIds" | "allowDuplicate">;

/** A contact that an import of cases makes: under an id of its own, in these cases. */
export type Imported = { _id: string; by: string; given: Given; folderIds: readonly string[] };

function drafted({ _id, by, given, folderIds }: Imported): Kept<ContactRecord> {
  return { ...draft({ ...given, folderIds: [...folderIds] }), _id, createdBy: by };
}

/** The item of an imported contact, for a commit that also counts it in the plan. */
export const importedItem = (imported: Imported): Item => store.itemOf(drafted(imported));

/** The writes that put an imported contact among those of its cases. They may be repeated. */
export const importedLinks = ({ _id, folderIds }: Pick<Imported, "_id" | "folderIds">): Write[] =>
  relink({ _id }, [], folderIds);

/** An existing contact, as far as it takes to find it again. */
export type KnownPerson = Person & { _id: string };

const READ = ["pk", "sk", "_id", "name", "lastName", "document", "cuit"];

/** Every contact of the practice that the actor sees, archived ones too. */
export async function* everyone(): AsyncGenerator<KnownPerson> {
  for (const archived of [false, true]) {
    const range = { ...namesRange(useOwner(), archived), limit: 1000, attributes: READ };
    for await (const item of walk<Item & KnownPerson>(range)) yield item;
  }
}

/** The most cases of one commit, with room for the contact and its history. */
const AT_ONCE = 90;

/**
 * Adds an existing contact to more cases; one without a role gets `role`. What is there stays. Does
 * nothing for a contact that was deleted meanwhile.
 */
export async function addTo(id: string, role: ContactRole, folderIds: string[]): Promise<void> {
  for (const part of chunks(folderIds, AT_ONCE)) {
    await again(() => addSome(id, role, part), isStale).catch(unlessGone);
  }
}

function unlessGone(error: unknown): void {
  if (!hasCode(error, "contact.not_found")) throw error;
}

async function addSome(id: string, role: ContactRole, folderIds: string[]): Promise<void> {
  const read = await store.find(id);
  const next = [...new Set([...read.folderIds, ...folderIds])];
  if (next.length === read.folderIds.length) return;
  const changed = { ...read, folderIds: next, role: read.role ?? role };
  await store.change(read, changed, ...relink(read, read.folderIds, next));
}

/** Whether nobody changed a contact since it was created. */
export const isUntouched = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) =>
  updatedAt === createdAt;
