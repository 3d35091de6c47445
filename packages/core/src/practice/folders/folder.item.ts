import { type Item, ownerOf, ownerPartition } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { attributesFor, type Base, type Indexes, type Kept, shelfOf } from "../../kernel/records";
import { nameKey } from "../../kernel/text.rules";
import type { Folder, FolderField } from "./folder.schema";
import { addressOf } from "./mail-address.rules";

/** A case as stored. Whether it is archived is in its key, not in a field. */
export type FolderRecord = Omit<Folder, "archived" | "access" | "memberIds" | "mailAddress"> &
  Base & {
    /** The only people who may see it; null for everybody of the practice. */
    reservedFor: string[] | null;
  };

/** Cases by their number at the court, archived ones too: to find duplicates. */
export const courtRange = (ownerId: string, system: string, number: string) => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#COURT`,
  sk: { startingWith: `${system}#${number}#` },
});

/** Every case of a practice that is linked with a court. */
export const linkedRange = (ownerId: string) => ({
  ...courtRange(ownerId, "", ""),
  sk: { from: " ", to: "~" },
});

/** Cases by the client written on them, in any word order; archived ones too. */
export const customerRange = (ownerId: string, customerName: string) => ({
  index: "gsi2" as const,
  pk: `${ownerPartition(ownerId)}#CUSTOMER`,
  sk: { startingWith: `${nameKey(customerName)}#` },
});

export function indexes({ _id, userId, court, customerName }: Kept<FolderRecord>): Indexes {
  const found: Indexes = {};
  if (court) {
    const { pk, sk } = courtRange(userId, court.system, court.number);
    Object.assign(found, { gsi1pk: pk, gsi1sk: `${sk.startingWith}${_id}` });
  }
  if (customerName) {
    const { pk, sk } = customerRange(userId, customerName);
    Object.assign(found, { gsi2pk: pk, gsi2sk: `${sk.startingWith}${_id}` });
  }
  return found;
}

/**
 * A case as it is answered. Field by field: a list does this for every row, and spreading the rest
 * of an object costs ten times as much. A field that was not read is undefined.
 */
export function present(item: Item): Folder {
  const folder = item as Item & FolderRecord;
  return {
    _id: folder._id,
    userId: folder.userId,
    folderName: folder.folderName,
    status: folder.status,
    orderStatus: folder.orderStatus,
    materia: folder.materia,
    initialDateFolder: folder.initialDateFolder,
    finalDateFolder: folder.finalDateFolder,
    folderJuris: folder.folderJuris,
    folderFuero: folder.folderFuero,
    // Older cases lack these fields.
    folderParte: folder.folderParte ?? null,
    folderExpediente: folder.folderExpediente ?? null,
    folderJuzgado: folder.folderJuzgado ?? null,
    folderContraparte: folder.folderContraparte ?? null,
    description: folder.description,
    customerName: folder.customerName,
    // In cases older than this field, the founder is responsible.
    responsibleId: folder.responsibleId ?? ownerOf(folder),
    access: folder.reservedFor ? "reserved" : "practice",
    memberIds: folder.reservedFor ?? [],
    pjn: folder.pjn,
    mev: folder.mev,
    court: folder.court,
    causaVerified: folder.causaVerified,
    causaIsValid: folder.causaIsValid,
    causaAssociationStatus: folder.causaAssociationStatus,
    mailAddress: mailAddressOf(folder),
    archived: shelfOf(folder.sk) === "archived",
    createdAt: folder.createdAt,
    updatedAt: folder.updatedAt,
    version: folder.version,
  };
}

function mailAddressOf(folder: Item & FolderRecord): string | null {
  const { MAIL_IN_DOMAIN } = env();
  if (!MAIL_IN_DOMAIN) return null;
  return addressOf({ ownerId: ownerOf(folder), folderId: folder._id }, MAIL_IN_DOMAIN);
}

const KEPT = { access: "reservedFor", memberIds: "reservedFor" };

/** The attributes to read for the requested fields. */
export const attributesOf = (fields: readonly FolderField[]) =>
  attributesFor(fields, { kept: KEPT });
