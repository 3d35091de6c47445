import { Plans } from "../../billing/plans";
import { Causas } from "../../courts/causas";
import { inPractice } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { commit, isStale, type OpenTable, walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { type Base, type Kept, shelfRange } from "../../kernel/records";
import { Invoices } from "../../money/invoices";
import { Ledger } from "../../money/ledger";
import { People } from "../../operations/people";
import { Shelves } from "../../operations/shelves";
import { Calculators } from "../../practice/calculators";
import type { CourtCase } from "../../practice/folders/court.rules";

/** How many records the search has, how many counts were wrong, and how many cases are linked again. */
export type Settled = { indexed: number; corrected: number; linked: number };

/**
 * Makes anew what is derived from a practice's records, by the product's own rebuilds: balances and figures
 * of money, what the plan counts, links with court files, and then search, counts, terms, reminders,
 * history and statistics. `past` says which cases were linked. May be repeated, and run while people work.
 */
export async function settle(ownerId: string, past: OpenTable): Promise<Settled> {
  const money =
    (await Ledger.rebalance(ownerId)) + (await again(() => Invoices.recount(ownerId), isStale));
  await again(() => countPlan(ownerId), isStale);
  await People.recountStorage(ownerId);
  const linked = await linkAgain(ownerId, past);
  const { indexed, corrected } = await Shelves.rebuild(ownerId);
  return { indexed, corrected: corrected + money, linked };
}

/** The plan counts what is on the desk: deleted and archived records take no room. */
async function countPlan(ownerId: string): Promise<void> {
  const { set } = await Plans.recount(ownerId);
  const [folders, contacts, calculators] = [
    await onDesk(ownerId, "folder"),
    await onDesk(ownerId, "contact"),
    await onDesk(ownerId, "calculator", Calculators.takesRoom),
  ];
  await commit(set({ folders, contacts, calculators }));
}

type Counted = Parameters<typeof Calculators.takesRoom>[0];

async function onDesk(
  ownerId: string,
  kind: Parameters<typeof shelfRange>[0],
  counts: (item: Counted) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for await (const item of walk({ ...shelfRange(kind, ownerId, "active"), limit: 500 })) {
    if (counts(item as unknown as Counted)) count += 1;
  }
  return count;
}

/** Links the cases again that were linked at the moment, are so by their own word, and lost their link. */
async function linkAgain(ownerId: string, past: OpenTable): Promise<number> {
  let linked = 0;
  for (const shelf of ["active", "archived"] as const) {
    const range = { ...shelfRange("folder", ownerId, shelf), limit: 500 };
    for await (const item of walk(range)) {
      const { _id, court } = item as unknown as Kept<Base> & { court?: CourtCase | null };
      if (!court) continue;
      const was = await past.get(Causas.linkOf(ownerId, _id, court));
      const confirmed = was !== undefined && Reflect.get(was, "confirmed") !== false;
      if (was && (await relinked(ownerId, _id, court, confirmed))) linked += 1;
    }
  }
  return linked;
}

async function relinked(
  ownerId: string,
  folderId: string,
  court: CourtCase,
  confirmed: boolean,
): Promise<boolean> {
  try {
    return await inPractice(ownerId, () => Causas.linkAgain(folderId, court, confirmed));
  } catch (error) {
    // Its plan follows no courts any more: the case says so by itself.
    if (error instanceof AppError && error.kind !== "unavailable") return false;
    throw error;
  }
}
