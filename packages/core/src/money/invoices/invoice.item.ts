import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { shardOf } from "../../kernel/shard.rules";
import { type Kept, nextThreshold } from "./invoice.rules";
import type { LastDates, Numbered } from "./numbers.rules";

export type InvoiceItem = Stored<Kept>;

export const invoiceKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `INVOICE#${id}`,
});

/** The key range of every voucher of a practice, in the table itself. */
export const allOf = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: "INVOICE#" },
});

/** The vouchers of a practice by date: all, or from a day up to another. */
export const byDate = (ownerId: string, from = "0", to = "9") => ({
  index: "gsi1" as const,
  pk: `${ownerPartition(ownerId)}#INVOICES`,
  sk: { from, to: `${to}~` },
});

/** The vouchers of one client, by date. */
export const byClient = (ownerId: string, client: string, from = "0", to = "9") => ({
  index: "gsi2" as const,
  pk: `${ownerPartition(ownerId)}#INVOICECLIENT#${client}`,
  sk: { from, to: `${to}~` },
});

export function toItem(kept: Kept): InvoiceItem {
  const at = `${kept.date}#${kept._id}`;
  return {
    ...invoiceKey(kept.userId, kept._id),
    ...kept,
    type: "invoice",
    gsi1pk: byDate(kept.userId).pk,
    gsi1sk: at,
    gsi2pk: byClient(kept.userId, clientKey(kept.client)).pk,
    gsi2sk: at,
  };
}

export function fromItem(item: Item): Kept {
  const { pk, sk, type, gsi1pk, gsi1sk, gsi2pk, gsi2sk, writeId, ...kept } = item as InvoiceItem & {
    writeId?: string;
  };
  // Vouchers stored before invoices could bill an account bill none, and those stored before there
  // was a series of internal papers have a number of their point of sale.
  return { ...kept, billed: kept.billed ?? null, series: kept.series ?? "pointOfSale" };
}

type Named = { contactId: string | null; cuit: string | null; name: string };

/** The key by which a client's vouchers are found: the contact, else the CUIT, else the name. */
export const clientKey = ({ contactId, cuit, name }: Named): string =>
  contactId ?? cuit ?? nameKey(name);

/** A name as a key: without case, accents or double spaces. */
export const nameKey = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** The number of index partitions over which invoices that time can change are spread. */
export const SHARDS = 4;

/**
 * The item that lists an invoice by its state: each invoice has one. It names the case as the
 * invoice does; older ones do not.
 */
export type Place = Stored<{ invoiceId: string; userId: string; folderId?: string | null }>;

/** The invoices of a practice in one state, by date. */
export const placeRange = (ownerId: string, status: string, from = "0", to = "9") => ({
  pk: ownerPartition(ownerId),
  sk: { from: `INVOICESTATE#${status}#${from}`, to: `INVOICESTATE#${status}#${to}~` },
});

/** The invoices of one shard to check by a day, the longest waiting first. */
export const dueRange = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: `DUE#invoices-sweep#${shard}`,
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

/** The state's item of an invoice; also in the index of the sweep while time can change it. */
export function toPlace(kept: Kept): Place & Item {
  const { userId, _id, folderId, status, date } = kept;
  const threshold = nextThreshold(kept);
  const due = threshold && {
    gsi2pk: `DUE#invoices-sweep#${shardOf(_id, SHARDS)}`,
    gsi2sk: `${threshold}#${_id}`,
  };
  return {
    pk: ownerPartition(userId),
    sk: `INVOICESTATE#${status}#${date}#${_id}`,
    type: "invoicePlace",
    version: 1,
    invoiceId: _id,
    userId,
    folderId,
    ...due,
  };
}

/** The last number of a series, and the last dates issued under it; older items have none. */
export type Numbers = Stored<{ last: number; dates?: LastDates }>;

/** The key of the numbers of the practice's internal papers, or of a point of sale and kind. */
export const numbersKey = (ownerId: string, { series, pointOfSale, document }: Numbered): Key => ({
  pk: ownerPartition(ownerId),
  sk:
    series === "internal"
      ? "INVOICENUMBERS#internal"
      : `INVOICENUMBERS#${String(pointOfSale).padStart(5, "0")}#${document}`,
});

export const toNumbers = (key: Key, last: number, dates: LastDates): Numbers => ({
  ...key,
  type: "invoiceNumbers",
  version: 1,
  ...{ last, dates },
});

/** The item of a client's page; its key is the digest of the link's secret. */
export type LinkDoor = Stored<{ ownerId: string; invoiceId: string }>;

export const doorKey = (hash: string): Key => ({ pk: `INVOICELINK#${hash}`, sk: "INVOICELINK" });

export const toDoor = (hash: string, { userId, _id }: Kept): LinkDoor => ({
  ...doorKey(hash),
  type: "invoiceLink",
  version: 1,
  ownerId: userId,
  invoiceId: _id,
});
