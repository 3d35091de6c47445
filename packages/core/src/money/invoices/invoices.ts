import { useOwner } from "../../kernel/actor";
import { commit, getMany, page, remove, stale, tryCommit } from "../../kernel/dynamo";
import { AppError, hasKind, invalid } from "../../kernel/error";
import { Contacts } from "../../practice/contacts";
import { cuitDigits } from "../../practice/contacts/identity.rules";
import { Folders } from "../../practice/folders";
import { Issuers } from "../issuers";
import { assertStillBills, unbillWrites } from "./billed";
import { blank } from "./blank";
import {
  byClient,
  byDate,
  fromItem,
  type InvoiceItem,
  invoiceKey,
  nameKey,
  type Place,
  placeRange,
  toItem,
} from "./invoice.item";
import { asGiven, factsOf, type Kept, lettered, paidOf, totalsOfKept } from "./invoice.rules";
import type { Invoice, ListInvoices, NewInvoice, UpdateInvoice } from "./invoice.schema";
import { issuerOf } from "./issue";
import { shown } from "./link";
import { dropWrites, find, planSave, save, settled, stepped } from "./store";

/** Creates a draft. Throws a sentence for a case or a contact that does not exist. */
export async function insert(given: NewInvoice): Promise<Invoice> {
  const { profile } = await Issuers.standing();
  await assertOwn(given);
  const draft = lettered(blank(given), profile?.ivaCondition);
  const { kept, writes } = planSave(undefined, stepped(draft, "Se creó el borrador"));
  const outcome = await tryCommit(...writes);
  if (outcome === "written") return shown(asIssuedBy(profile, kept));
  // This same request already wrote it.
  return shown(asIssuedBy(profile, await find(kept._id)));
}

/** A voucher as it would be issued: a draft has the issuer's data of today, which it does not store. */
const asIssuedBy = (profile: Issuers.Profile | undefined, kept: Kept): Kept =>
  kept.status === "draft" && profile ? { ...kept, issuer: issuerOf(profile) } : kept;

/**
 * Checks that the case and contact of an invoice are the practice's. Throws a sentence for each.
 */
async function assertOwn({ folderId, client }: NewInvoice): Promise<void> {
  await Promise.all([
    folderId ? Folders.get(folderId).catch(notThere("folderId", "Causa")) : undefined,
    client.contactId
      ? Contacts.get(client.contactId).catch(notThere("client.contactId", "Contacto"))
      : undefined,
  ]);
}

const notThere = (path: string, label: string) => (error: unknown) => {
  const isMissing = hasKind(error, "not_found");
  throw isMissing ? invalid(path, `${label}: no lo encontramos.`) : error;
};

const notDraft = () =>
  new AppError("invoice.state", "Esa factura ya se emitió: solo se cambian los borradores.");

/**
 * Changes a draft, or an issued invoice that ARCA rejected, which keeps its number. Throws
 * `invoice.state` for any other and `version.stale` where the version is not `ifVersion`.
 */
export async function update(given: UpdateInvoice, ifVersion?: number): Promise<Invoice> {
  const { _id, ...changes } = given;
  const read = await find(_id);
  if (ifVersion !== undefined && ifVersion !== read.version) throw stale();
  const isRejected = read.authorisation.state === "rejected";
  if (read.status !== "draft" && !isRejected) throw notDraft();
  const asked = { ...asGiven(read), ...changes };
  assertAgrees(asked, read);
  const isSame = asked.folderId === read.folderId && asked.client === read.client;
  if (!isSame) await assertOwn(asked);
  const { profile } = await Issuers.standing();
  const next = lettered({ ...read, ...factsOf(asked) }, profile?.ivaCondition);
  assertStillBills(read, next);
  if (paidOf(next) > totalsOfKept(next).total) {
    throw new AppError("invoice.overpaid", "El total no puede quedar por debajo de lo ya cobrado.");
  }
  const what = isRejected ? "Se corrigió después del rechazo" : "Se cambió el borrador";
  return shown(asIssuedBy(profile, await save(read, settled(stepped(next, what)))));
}

/** Checks that the changed fields agree with the unchanged ones. */
function assertAgrees({ date, dueDate, pointOfSale }: NewInvoice, read: Kept): void {
  if (dueDate < date) {
    throw invalid("dueDate", "Vencimiento: no puede ser anterior a la fecha.");
  }
  if (read.number !== null && pointOfSale !== read.pointOfSale) {
    throw invalid("pointOfSale", "Punto de venta: una factura emitida no lo cambia.");
  }
}

/** One invoice, or credit note; a draft with the issuer's data of today. Throws `invoice.not_found`. */
export async function single(id: string): Promise<Invoice> {
  const read = await find(id);
  if (read.status !== "draft") return shown(read);
  const { profile } = await Issuers.standing();
  return shown(asIssuedBy(profile, read));
}

/** Deletes a draft for good. Throws `invoice.state` for what was issued. */
async function remove_(id: string): Promise<void> {
  const read = await find(id);
  if (read.status !== "draft") {
    throw new AppError(
      "invoice.state",
      "Esa factura ya se emitió: no se borra, se anula con una nota de crédito.",
    );
  }
  await commit(remove(toItem(read)), ...dropWrites(read), ...unbillWrites(read));
}

export { remove_ as remove };

type List = ListInvoices;

/** One page of the vouchers, the latest first: all, or by client, by state, between two days. */
export async function list(asked: ListInvoices) {
  const { from, to } = asked;
  if (from && to && to < from) {
    throw invalid("to", "El parámetro «to» no puede ser anterior a «from».");
  }
  const status = asked.overdue ? "overdue" : asked.status;
  const { items, nextCursor } = asked.client
    ? await ofClient(asked.client, status, asked)
    : await (status ? inState(status, asked) : all(asked));
  const invoices = await Promise.all(items.map((item) => shown(fromItem(item))));
  return { invoices, nextCursor };
}

const all = ({ from, to, limit, cursor }: List) =>
  page<InvoiceItem>({ ...byDate(useOwner(), from, to), limit }, cursor);

async function inState(status: string, { from, to, limit, cursor }: List) {
  const ownerId = useOwner();
  const places = await page<Place>({ ...placeRange(ownerId, status, from, to), limit }, cursor);
  const keys = places.items.map(({ invoiceId }) => invoiceKey(ownerId, invoiceId));
  const found = await getMany<InvoiceItem>(keys);
  // An invoice whose state changed between both reads is in another list by now.
  const items = found.filter((item): item is InvoiceItem => item?.status === status);
  return { items, nextCursor: places.nextCursor };
}

async function ofClient(client: string, status: string | undefined, asked: List) {
  const { from, to, limit, cursor } = asked;
  const key = client.startsWith("con_") ? client : (cuitDigits(client) ?? nameKey(client));
  const found = await page<InvoiceItem>({ ...byClient(useOwner(), key, from, to), limit }, cursor);
  const items = found.items.filter((item) => !status || item.status === status);
  return { items, nextCursor: found.nextCursor };
}
