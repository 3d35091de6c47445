import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { get, page } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { Folders } from "../../practice/folders";
import { billedOf } from "./billing";
import { shownValueOf } from "./draft";
import { balanceKey, type EntryItem, entryRange, toCounters } from "./ledger.item";
import { balanceOf, unitsOwed } from "./ledger.rules";
import type { Entry, Plan, Standing } from "./ledger.schema";
import { plansOf, shownPlan } from "./plans";
import { presentEntries } from "./posting";

/** The balances of a case's account, whatever its length. Throws `folder.not_found`. */
export async function standing(folderId: string): Promise<Standing> {
  const [, shown] = await Promise.all([Folders.get(folderId), standingOf(folderId)]);
  return shown;
}

/** The balances of a case's account, without checking that the case exists. */
export async function standingOf(folderId: string): Promise<Standing> {
  const today = dayOf(now());
  const [item, UMA, JUS] = await Promise.all([
    get(balanceKey(useOwner(), folderId)),
    shownValueOf("UMA", today),
    shownValueOf("JUS", today),
  ]);
  const counters = toCounters(item);
  const values = { UMA: UMA?.pesos ?? 0, JUS: JUS?.pesos ?? 0 };
  return { balance: balanceOf(counters, values), units: unitsOwed(counters), values: { UMA, JUS } };
}

type Account = Standing & { entries: Entry[]; plans: Plan[]; nextCursor?: string | undefined };

/**
 * The account of a case: its balances, its plans, and its entries by day, the latest first. If
 * there is more than a page, the pages follow the order of writing. Throws `folder.not_found`.
 */
export async function account(
  folderId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Account> {
  const owner = useOwner();
  const [, shown, { items, nextCursor }, plans, billed] = await Promise.all([
    Folders.get(folderId),
    standingOf(folderId),
    page<EntryItem>({ ...entryRange(owner, folderId), limit }, cursor),
    plansOf(owner, folderId),
    billedOf(folderId),
  ]);
  const entries = presentEntries(items, billed).sort(byDay);
  return { ...shown, entries, plans: plans.map(shownPlan), nextCursor };
}

/** The latest day first and, within a day, the last written. */
const byDay = (a: Entry, b: Entry): number =>
  b.date.localeCompare(a.date) ||
  b.createdAt.localeCompare(a.createdAt) ||
  b._id.localeCompare(a._id);
