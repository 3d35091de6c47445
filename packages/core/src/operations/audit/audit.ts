import { context, useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { insert, page, tryCommit, writingBeside } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { type EntryItem, fromItem, monthRange, toItem } from "./entry.item";
import type { AuditEntry } from "./entry.schema";

/** How something ended: done; refused, with something seen or tried; or not even understood. */
type Ending = AuditEntry["result"] | "misunderstood";

/**
 * Leaves exactly one entry of what an administrator does: in the transaction of the first thing it
 * writes or, where it only looks or is refused, right after. What was not understood leaves none:
 * nothing was done nor seen.
 */
export async function keeping(
  { what, target }: Pick<AuditEntry, "what" | "target">,
  work: () => Promise<Ending>,
): Promise<void> {
  const { requestId, address } = context();
  const entry = { at: nowIso(), who: useUser().userId, address, what, target, requestId };
  const write = (result: AuditEntry["result"]) => insert(toItem({ ...entry, result }));
  const { result, written } = await writingBeside(write("done"), work);
  if (written || result === "misunderstood") return;
  // Refused where it went with something whose answer was lost.
  await tryCommit(write(result));
}

type Paging = { month?: string; limit: number; cursor?: string };

/** One page of what the administrators did in a month, the latest first. */
export async function list({ month = dayOf(now()).slice(0, 7), limit, cursor }: Paging) {
  const { items, nextCursor } = await page<EntryItem>({ ...monthRange(month), limit }, cursor);
  return { entries: items.map(fromItem), nextCursor };
}
