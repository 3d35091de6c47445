import { nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { BUDGET_MS, timed } from "./budget";
import type { ImportItem } from "./case-import.item";
import { linkWanted } from "./links";
import { Ended, saveCases } from "./save-cases";
import { saveContacts } from "./save-contacts";
import { edit, withLease } from "./store";
import { tell } from "./tell";
import { undoRows } from "./undo";

/**
 * Does the work on the table that an import has left: writes its cases and contacts, links its rows,
 * or undoes it. Another run of the same work makes it do nothing; where time is up, it publishes its
 * fact again.
 */
export async function carry(
  ownerId: string,
  importId: string,
  late = timed(BUDGET_MS),
): Promise<void> {
  const ended = await withLease(ownerId, importId, "carry", (item) =>
    carryOn(item, late).catch(endedEarly),
  );
  if (ended === false) await Reactions.publish("caseImport.started", { ownerId, importId });
}

/**
 * An import that was undone meanwhile, or a row that a look-up or a wish changed: another run reads
 * them again.
 */
function endedEarly(error: unknown): boolean {
  if (error instanceof Ended || isStale(error)) return false;
  throw error;
}

async function carryOn(item: ImportItem, late: () => boolean): Promise<boolean> {
  if (item.status === "saving") return save(item, late);
  if (item.status === "undoing") return undoRows(item, late);
  if (item.status !== "looking" && item.status !== "done") return true;
  if (!(await linkWanted(item, late))) return false;
  await tell(item._id);
  return true;
}

async function save(item: ImportItem, late: () => boolean): Promise<boolean> {
  if (item.step === "cases") {
    if (!(await saveCases(item, late))) return false;
    await step(item._id, { step: "contacts" });
  }
  if (!(await saveContacts(item, late))) return false;
  await step(item._id, {});
  return true;
}

/** The next step of an import that is being saved; after the last one its numbers are looked up. */
const step = (id: string, next: { step?: "contacts" }) =>
  edit(id, (read) => {
    if (read.status !== "saving") throw new Ended();
    if (next.step) return next;
    if (read.lookups.wanted > read.lookups.done) return { status: "looking" as const };
    return { status: "done" as const, endedAt: nowIso() };
  });
