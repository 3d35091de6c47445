import { useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { getMany, insert, isStale, stale, tryCommit, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import { dayOf } from "../../kernel/zone.rules";
import { bookOf, bookWrites } from "./balance";
import { notBilled } from "./billing";
import type { EntryDraft } from "./draft";
import {
  type EntryItem,
  entryItem,
  entryKey,
  type InstallmentItem,
  installmentKey,
  presentEntry,
} from "./ledger.item";
import type { Entry } from "./ledger.schema";
import { cancelWrites, plansOf } from "./plans";
import { entryAt, paidWrite, planEntry } from "./posting";
import { reversalId } from "./reversal";

/** Retries of a booking while others settle the same instalments. */
export const PATIENCE = { tries: 40 };

/**
 * Writes an entry into the account of a case. Throws `folder.not_found`, `ledger.short` where the
 * client's money would become negative, and a sentence for what cannot be booked.
 */
export const create = (folderId: string, given: EntryDraft): Promise<Entry> =>
  again(
    async () => {
      const { shown, writes } = await planEntry(folderId, given);
      const outcome = await tryCommit(...writes);
      if (outcome === "written") return shown;
      const [entry] = writes;
      // Refused where this same request already wrote it.
      if (outcome.write === entry && outcome.item) {
        return presentEntry(outcome.item as EntryItem);
      }
      throw stale();
    },
    isStale,
    PATIENCE,
  );

const notFound = () => new AppError("ledger.entry_not_found", "No encontramos ese asiento.");

/**
 * Reverses an entry with its opposite, once: balances and instalments return to what they were. If
 * it is a fee, its plans of instalments are cancelled too. Throws `ledger.entry_not_found`,
 * `ledger.reversed`, `ledger.billed`, and `ledger.short` where the client's money it brought was
 * already used.
 */
export const reverse = (folderId: string, id: string, reason: string | null): Promise<Entry> =>
  again(() => attempt(folderId, id, reason), isStale, PATIENCE);

async function attempt(folderId: string, id: string, reason: string | null): Promise<Entry> {
  const { guard } = await bookOf(folderId);
  const read = await standingEntry(folderId, id);
  if (read.invoiceId) {
    const message = "Ese asiento es de una factura: revertí el cobro, o anulá la factura.";
    throw new AppError("ledger.billed", message);
  }
  const reversal = oppositeOf(read, reason);
  const first = insert(reversal);
  const beside = await Promise.all([returning(read), cancellingOf(read)]);
  const writes = [first, ...bookWrites(folderId, [reversal]), ...beside.flat(), guard];
  const outcome = await tryCommit(...writes, notBilled(read));
  if (outcome === "written") return presentEntry(reversal);
  if (outcome.write !== first) throw stale();
  const standing = outcome.item as EntryItem | undefined;
  // Refused where this same request already wrote it, or another reversed it.
  if (standing?.request === reversal.request) return presentEntry(standing);
  throw new AppError("ledger.reversed", "Ese asiento ya está anulado.");
}

/** Reads an entry that can be reversed, as far as the entry itself shows. */
async function standingEntry(folderId: string, id: string): Promise<EntryItem> {
  if (!isId("ledgerEntry", id)) throw notFound();
  const read = await entryAt(entryKey(useOwner(), folderId, id));
  if (!read) throw notFound();
  if (read.reverses) {
    const message = "Ese asiento anula a otro: no se anula, se vuelve a cargar.";
    throw new AppError("ledger.reversed", message);
  }
  return read;
}

/**
 * The writes that reverse the entries of an invoice: commit them with the invoice's change, within
 * `again(…, isStale)`. Throws `folder.not_found` and `ledger.entry_not_found`.
 */
export async function planReversals(
  folderId: string,
  ids: readonly string[],
  reason: string | null,
): Promise<Write[]> {
  if (ids.length === 0) return [];
  const { guard } = await bookOf(folderId);
  const read = await Promise.all(ids.map((id) => standingEntry(folderId, id)));
  const reversals = read.map((one) => oppositeOf(one, reason));
  const returned = await Promise.all(read.map(returning));
  const written = reversals.map((one) => insert(one));
  return [...written, ...bookWrites(folderId, reversals), ...returned.flat(), guard];
}

/** The reversal of an entry: the same with its amounts negated, dated today. */
const oppositeOf = (read: EntryItem, reason: string | null): EntryItem =>
  entryItem({
    ...fieldsOf(read),
    _id: reversalId(read._id),
    request: Idempotency.mint("ledgerEntry"),
    date: dayOf(now()),
    amount: -read.amount,
    pesos: -read.pesos,
    units: -read.units,
    settles: read.settles.map((one) => ({ ...one, amount: -one.amount })),
    reverses: read._id,
    reason,
    createdAt: nowIso(),
  });

/** An entry without its key. */
function fieldsOf({ pk, sk, type, version, ...fields }: EntryItem) {
  const { writeId, ...kept } = fields as typeof fields & { writeId?: string };
  return kept;
}

/** The writes that undo what a payment had settled of its instalments. */
async function returning({ userId, settles }: EntryItem): Promise<Write[]> {
  const keys = settles.map(({ installmentId }) => installmentKey(userId, installmentId));
  const found = keys.length === 0 ? [] : await getMany<InstallmentItem>(keys);
  return settles.flatMap(({ amount }, i) => {
    const one = found[i];
    return one ? [paidWrite({ ...one, paid: one.paid - amount })] : [];
  });
}

/** The writes that cancel the open instalments of a fee's plans. */
async function cancellingOf({ kind, _id, userId, folderId }: EntryItem): Promise<Write[]> {
  if (kind !== "fee") return [];
  const plans = await plansOf(userId, folderId);
  return plans.filter(({ plan }) => plan.feeId === _id).flatMap(cancelWrites);
}
