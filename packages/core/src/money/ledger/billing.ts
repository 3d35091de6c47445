import { useOwner } from "../../kernel/actor";
import {
  check,
  getMany,
  type Item,
  insert,
  type Key,
  removeAny,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import type { Planned } from "../../kernel/records";
import { bookOf } from "./balance";
import {
  type BilledItem,
  billedItem,
  billedKey,
  billedRange,
  type EntryItem,
  entryKey,
  presentEntry,
} from "./ledger.item";
import { isBillable } from "./ledger.rules";
import type { Entry } from "./ledger.schema";

import { reversalId } from "./reversal";

/**
 * The writes that mark entries of a case as billed by an invoice, once: commit them with it. Throws
 * `folder.not_found`, and a sentence for entries that cannot be billed, or not together; the commit
 * throws `ledger.billed` if one was billed or reversed meanwhile.
 */
export async function planBilling(
  folderId: string,
  ids: readonly string[],
  invoiceId: string,
): Promise<Planned<Entry[]>> {
  const owner = useOwner();
  const { guard } = await bookOf(folderId);
  const wanted = [...new Set(ids)];
  if (!wanted.every((id) => isId("ledgerEntry", id))) throw strange();
  const [entries, reversals] = await Promise.all([
    read<EntryItem>(wanted.map((id) => entryKey(owner, folderId, id))),
    read(wanted.map((id) => entryKey(owner, folderId, reversalId(id)))),
  ]);
  if (reversals.some((one) => one)) throw taken();
  const items = entries.filter((one) => one !== undefined);
  if (items.length < wanted.length || !items.every(isBillable)) throw strange();
  if (new Set(items.map(({ unit }) => unit)).size > 1) {
    const message =
      "Asientos: lo que está en pesos, en UMA y en JUS va en facturas distintas, porque se paga distinto";
    throw invalid("entryIds", message);
  }
  const marks = items.flatMap(({ _id }) => [
    insert(billedItem(owner, folderId, _id, invoiceId), taken),
    absent(entryKey(owner, folderId, reversalId(_id)), taken),
  ]);
  return { shown: items.map((item) => presentEntry(item)), writes: [...marks, guard] };
}

async function read<T extends Item>(keys: Key[]): Promise<(T | undefined)[]> {
  return keys.length === 0 ? [] : getMany<T>(keys);
}

const strange = () =>
  invalid("entryIds", "Asientos: solo se facturan honorarios y gastos de esta causa, sin anular");

const taken = () =>
  new AppError(
    "ledger.billed",
    "Alguno de esos asientos ya está facturado o anulado. Volvé a abrir la cuenta.",
  );

/** Makes a commit fail if there is an item at a key. */
const absent = (key: Key, refused: () => Error): Write =>
  check({ key, onlyIf: "attribute_not_exists(#pk)", names: { "#pk": "pk" } }, refused);

/** Makes a commit that reverses an entry fail if an invoice bills it. */
export const notBilled = ({ userId, folderId, _id }: EntryItem): Write =>
  absent(
    billedKey(userId, folderId, _id),
    () => new AppError("ledger.billed", "Ese asiento está facturado: anulá antes la factura."),
  );

/** The writes after which entries may be billed again. */
export const unbillWrites = (folderId: string, ids: readonly string[]): Write[] =>
  ids.map((id) => removeAny(billedKey(useOwner(), folderId, id)));

/** The invoice of each billed entry of a case, by entry. */
export async function billedOf(folderId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { entryId, invoiceId } of walk<BilledItem>(billedRange(useOwner(), folderId))) {
    found.set(entryId, invoiceId);
  }
  return found;
}
