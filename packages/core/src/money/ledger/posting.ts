import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  change,
  getMany,
  holds,
  type Item,
  insert,
  type Key,
  replace,
  stale,
  type Write,
  walk,
} from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { moneyText } from "../../kernel/money.rules";
import { type Planned, recordKey } from "../../kernel/records";
import { drafted, type EntryDraft } from "./draft";
import { type Settled, settle } from "./installment.rules";
import {
  balanceKey,
  type EntryItem,
  entryRange,
  type InstallmentItem,
  installmentKey,
  type PlanItem,
  planRange,
  presentEntry,
  toCounters,
} from "./ledger.item";
import { type Counters, fromMinor, isPaying, LEDGER_UNITS, movesOf, toMinor } from "./ledger.rules";
import type { Entry } from "./ledger.schema";

/**
 * The writes of one entry of a case's account, for a larger transaction: entry, balance, the
 * instalments it settles, and a check that the case is still on its shelf. Commit them within
 * `again(…, isStale)`: somebody else may settle the same instalments. Throws `folder.not_found`,
 * and a sentence for what cannot be booked; the commit throws `ledger.short` where the client's
 * money would become negative. For several entries of one case use `planEntries`.
 */
export async function planEntry(folderId: string, given: EntryDraft): Promise<Planned<Entry>> {
  const { shown, writes } = await planEntries(folderId, [given]);
  const [entry] = shown;
  if (!entry) throw new Error("no entry was planned");
  return { shown: entry, writes };
}

/** The writes of several entries of one case: like `planEntry`, with one change of the balance. */
export async function planEntries(
  folderId: string,
  given: readonly EntryDraft[],
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
  const writes = [...entries.map((entry) => insert(entry)), ...bookWrites(folderId, entries)];
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

/** The counters of a case's account, and the check that the case is still on its shelf. */
export async function bookOf(folderId: string): Promise<{ guard: Write; counters: Counters }> {
  const missing = () => new AppError("folder.not_found", "No encontramos esa causa.");
  if (!isId("folder", folderId)) throw missing();
  const owner = useOwner();
  const places = (["active", "archived"] as const).map((shelf) =>
    recordKey("folder", owner, folderId, shelf),
  );
  const look = () => getMany<Item>([...places, balanceKey(owner, folderId)]);
  const seen = (items: (Item | undefined)[]) => items[0] ?? items[1];
  const first = await look();
  // While it moves to or from the archive it may be missed on both shelves, so look once more.
  const items = seen(first) ? first : await look();
  const folder = seen(items);
  if (!folder) throw missing();
  return { guard: holds(folder, { type: "folder" }, stale), counters: toCounters(items[2]) };
}

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

/** The largest absolute value of a counter: whole numbers are exact up to it. */
const MOST = 9_000_000_000_000_000;

/** The write that updates a balance by entries; none where they change nothing. */
export function bookWrites(folderId: string, entries: readonly EntryItem[]): Write[] {
  const moves = movesOf(entries);
  const moved = (["client", ...LEDGER_UNITS] as const).filter((name) => moves[name] !== 0);
  if (moved.length === 0) return [];
  const owner = useOwner();
  const bounds = moved.map((name) => boundOf(name, moves[name]));
  return [
    change(
      {
        key: balanceKey(owner, folderId),
        set: `SET #type = :type, #userId = :userId, #folderId = :folderId ADD #version :one, ${moved
          .map((name) => `#${name} :${name}`)
          .join(", ")}`,
        onlyIf: bounds.map(({ condition }) => condition).join(" AND "),
        names: namesOf(["type", "version", "userId", "folderId", ...moved]),
        values: {
          ...{ ":type": "ledgerBalance", ":userId": owner, ":folderId": folderId, ":one": 1 },
          ...Object.fromEntries(moved.map((name) => [`:${name}`, moves[name]])),
          ...Object.assign({}, ...bounds.map(({ values }) => values)),
        },
      },
      (found) => refusalOf(toCounters(found), moves),
    ),
  ];
}

const namesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`#${name}`, name]));

/** The condition that a counter stays within its bounds: the client's money is never below 0. */
function boundOf(name: keyof Counters, by: number) {
  const [low, high] = [(name === "client" ? 0 : -MOST) - by, MOST - by];
  const within = `#${name} BETWEEN :${name}Low AND :${name}High`;
  const absent = low <= 0 && high >= 0;
  return {
    condition: absent ? `(attribute_not_exists(#${name}) OR ${within})` : within,
    values: { [`:${name}Low`]: low, [`:${name}High`]: high },
  };
}

function refusalOf(counters: Counters, moves: Counters): Error {
  if (counters.client + moves.client >= 0) {
    return invalid("amount", "Importe: la cuenta no admite un saldo tan grande");
  }
  const [there, wanted] = [counters.client, -moves.client].map((one) =>
    moneyText(fromMinor(one, "ARS")),
  );
  const message = `No alcanza el dinero del cliente: hay ${there} y hacen falta ${wanted}.`;
  return new AppError("ledger.short", message);
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
