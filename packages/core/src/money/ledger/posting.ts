import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { getMany, insert, type Key, replace, type Write, walk } from "../../kernel/dynamo";
import type { Planned } from "../../kernel/records";
import { bookOf, bookWrites } from "./balance";
import { drafted, type EntryDraft } from "./draft";
import { type Settled, settle } from "./installment.rules";
import {
  type EntryItem,
  entryRange,
  type InstallmentItem,
  installmentKey,
  type PlanItem,
  planRange,
  presentEntry,
} from "./ledger.item";
import { isPaying, toMinor } from "./ledger.rules";
import type { Entry } from "./ledger.schema";

/**
 * The writes of one entry of a case's account, for a larger transaction: entry, balance, the
 * instalments it settles, and a check that the case is still on its shelf. Commit them within
 * `again(…, isStale)`: somebody else may settle the same instalments. Throws `folder.not_found`,
 * and a sentence for what cannot be booked; the commit throws `ledger.short` where the client's
 * money would become negative, and `version.stale` where the balance has not the version `seen`.
 * For several entries of one case use `planEntries`.
 */
export async function planEntry(
  folderId: string,
  given: EntryDraft,
  seen?: number,
): Promise<Planned<Entry>> {
  const { shown, writes } = await planEntries(folderId, [given], seen);
  const [entry] = shown;
  if (!entry) throw new Error("no entry was planned");
  return { shown: entry, writes };
}

/** The writes of several entries of one case: like `planEntry`, with one change of the balance. */
export async function planEntries(
  folderId: string,
  given: readonly EntryDraft[],
  seen?: number,
): Promise<Planned<Entry[]>> {
  const paying = given.some(({ kind }) => isPaying(kind));
  const [{ guard, counters }, installments] = await Promise.all([
    bookOf(folderId),
    paying ? openInstallments(folderId) : [],
  ]);
  const entries: EntryItem[] = [];
  const left = new Map(installments.map((one) => [one._id, one]));
  for (const [nth, one] of given.entries()) {
    const entry = await drafted(folderId, one, counters, nth);
    entries.push({ ...entry, settles: settleOn(left, entry) });
  }
  const shown = entries.map((entry) => presentEntry(entry));
  const touched = [...left.values()].filter((one, i) => one !== installments[i]);
  const booked = bookWrites(folderId, entries, seen);
  const writes = [...entries.map((entry) => insert(entry)), ...booked];
  return { shown, writes: [...writes, ...touched.map(paidWrite), guard] };
}

/** Settles instalments with a payment, and updates in the map what is paid of each. */
function settleOn(left: Map<string, InstallmentItem>, { kind, unit, units }: EntryItem): Settled[] {
  if (!isPaying(kind)) return [];
  const same = [...left.values()].filter((one) => one.unit === unit);
  const settled = settle(same, toMinor(units, unit));
  for (const { installmentId, amount } of settled) {
    const one = left.get(installmentId);
    if (one) left.set(installmentId, { ...one, paid: one.paid + amount });
  }
  return settled;
}

/** The write that replaces an instalment, if its version is still the one that was read. */
export const paidWrite = (one: InstallmentItem): Write =>
  replace({ ...one, updatedAt: nowIso() }, one);

/** The plans of a case and all their instalments. */
export async function installmentsOf(ownerId: string, folderId: string) {
  const plans: PlanItem[] = [];
  for await (const plan of walk<PlanItem>(planRange(ownerId, folderId))) plans.push(plan);
  const ids = plans.flatMap(({ installmentIds }) => installmentIds);
  const keys = ids.map((id) => installmentKey(ownerId, id));
  const found = ids.length === 0 ? [] : await getMany<InstallmentItem>(keys);
  return { plans, installments: found.filter((one) => one !== undefined) };
}

/** The instalments of a case that are not fully paid or cancelled. */
export async function openInstallments(folderId: string): Promise<InstallmentItem[]> {
  const { installments } = await installmentsOf(useOwner(), folderId);
  return installments.filter(({ amount, paid, cancelled }) => !cancelled && paid < amount);
}

/** The entry at a key; undefined where there is none. */
export const entryAt = async (key: Key): Promise<EntryItem | undefined> =>
  (await getMany<EntryItem>([key]))[0];

/** Every entry of a case's account, the last written first, each with its reversal. */
export async function entriesOf(folderId: string): Promise<Entry[]> {
  const items: EntryItem[] = [];
  for await (const item of walk<EntryItem>(entryRange(useOwner(), folderId))) items.push(item);
  return presentEntries(items);
}

/** Entries as they are answered; `billed` maps each billed entry to its invoice. */
export function presentEntries(
  items: readonly EntryItem[],
  billed: ReadonlyMap<string, string> = new Map(),
): Entry[] {
  const reversals = new Map(
    items.flatMap(({ _id, reverses }) => (reverses ? [[reverses, _id]] : [])),
  );
  return items.map((item) =>
    presentEntry(item, { reversedBy: reversals.get(item._id), billedBy: billed.get(item._id) }),
  );
}
