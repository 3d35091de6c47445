import { type Item, ownerPartition, seenOf } from "../../kernel/dynamo";
import { attributesFor, type Base, type Indexes, type Kept, shelfOf } from "../../kernel/records";
import { words } from "../../kernel/text.rules";
import type { Contact, ContactField } from "./contact.schema";
import { formatCuit, formatDocument, identityKey } from "./identity.rules";

/** A contact as stored: document, CUIT and CBU without punctuation. */
export type ContactRecord = Omit<Contact, "archived" | "type"> &
  Base & {
    /** An item's own `type` is the kind of record. */
    personType: Contact["type"];
    /** Its linked cases that are deleted: they are restored, or purged, with the case. */
    goneFolderIds: string[];
  };

/** Contacts by their document or the middle of their CUIT, archived ones too. */
export const identityRange = (ownerId: string, identity: string) => ({
  ...identities(ownerId),
  sk: { startingWith: `${identity}#` },
});

/** Every contact that has a document or a CUIT. */
export const identities = (ownerId: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#IDENTITY`,
  sk: { upTo: LAST },
});

// The folded names of other alphabets sort after "~".
const LAST = "\uffff";

const namesPartition = (ownerId: string, archived: boolean) =>
  `${ownerPartition(ownerId)}#CONTACTS${archived ? "#ARCHIVED" : ""}`;

/** Contacts by their surname and name. */
export const namesRange = (ownerId: string, archived: boolean) => ({
  index: "gsi2" as const,
  pk: namesPartition(ownerId, archived),
  sk: { upTo: LAST },
});

/** Contacts with exactly this surname and name, as `sortName` writes them. */
export const namedRange = (ownerId: string, archived: boolean, sortName: string) => ({
  ...namesRange(ownerId, archived),
  sk: { startingWith: `${sortName}#` },
});

/** The sort key of a contact's name: surname first, without accents or punctuation. */
export const sortName = ({ lastName, name }: { lastName?: string | null; name: string }) =>
  words(`${lastName ?? ""} ${name}`).join(" ");

export function indexes(record: Kept<ContactRecord>): Indexes {
  const { _id, userId, shelf } = record;
  const identity = identityKey(record);
  return {
    ...(identity && { gsi1pk: identities(userId).pk, gsi1sk: `${identity}#${_id}` }),
    gsi2pk: namesPartition(userId, shelf === "archived"),
    gsi2sk: `${sortName(record)}#${_id}`,
  };
}

/** A contact's link to a case. It stays when the case is deleted, which may be undone. */
export type LinkItem = Item & { folderId: string; contactId: string };

const linkPrefix = (folderId: string) => `LINK#${folderId}#`;

export const linkKey = (ownerId: string, folderId: string, contactId: string) => ({
  pk: ownerPartition(ownerId),
  sk: `${linkPrefix(folderId)}${contactId}`,
});

/** The contacts of a case. */
export const linkRange = (ownerId: string, folderId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: linkPrefix(folderId) },
});

export const toLink = (ownerId: string, folderId: string, contactId: string): LinkItem => ({
  ...linkKey(ownerId, folderId, contactId),
  type: "link",
  version: 1,
  folderId,
  contactId,
});

/** A contact as it is answered. A field that was not read is undefined. */
export function present(item: Item): Contact {
  const kept = item as Item & ContactRecord;
  return {
    _id: kept._id,
    userId: kept.userId,
    name: kept.name,
    lastName: kept.lastName,
    email: kept.email,
    phone: kept.phone,
    role: kept.role,
    type: kept.personType,
    document: kept.document && formatDocument(kept.document),
    cuit: kept.cuit && formatCuit(kept.cuit),
    // Older contacts lack it.
    cbu: kept.cbu ?? null,
    company: kept.company,
    address: kept.address,
    city: kept.city,
    state: kept.state,
    zipCode: kept.zipCode,
    status: kept.status,
    folderIds: kept.folderIds && seenOf(kept.folderIds),
    archived: shelfOf(kept.sk) === "archived",
    createdAt: kept.createdAt,
    updatedAt: kept.updatedAt,
    version: kept.version,
  };
}

/** The attributes to read for the requested fields. */
export const attributesOf = (fields: readonly ContactField[]) =>
  attributesFor(fields, { kept: { type: "personType" } });
