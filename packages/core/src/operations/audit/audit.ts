import { context, useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import {
  change,
  insert,
  page,
  query,
  tryCommit,
  type Write,
  writingBeside,
} from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { type EntryItem, fromItem, monthRange, toItem } from "./entry.item";
import type { AuditEntry } from "./entry.schema";

/** How an action ended: done; refused, though something was seen or tried; or not even parsed. */
type Ending = AuditEntry["result"] | "misunderstood";

/**
 * Stores exactly one entry of an administrator's action: in the transaction of its first write or,
 * where it only reads or is refused, right after it. The entry of one that is refused after it
 * wrote, such as what it brought up to date before it looked, says so in the end. A request that
 * cannot be parsed leaves none: nothing was done or seen.
 */
export async function withEntry(
  { what, target }: Pick<AuditEntry, "what" | "target">,
  work: () => Promise<Ending>,
): Promise<void> {
  const { requestId, address } = context();
  const entry = { at: nowIso(), who: useUser().userId, address, what, target, requestId };
  const write = (result: AuditEntry["result"]) => insert(toItem({ ...entry, result }));
  const { result, written } = await writingBeside(write("done"), work);
  if (written)
    return result === "done" ? undefined : settle(toItem({ ...entry, result: "refused" }));
  if (result === "misunderstood") return;
  // Refused where it was stored with a write whose response was lost.
  await tryCommit(write(result));
}

/** Corrects how an action ended in its own entry, which was stored before the end was known. */
async function settle({ pk, sk, result }: EntryItem): Promise<void> {
  const names = { "#result": "result" };
  const values = { ":result": result, ":done": "done" };
  const set = "SET #result = :result";
  await tryCommit(change({ key: { pk, sk }, set, onlyIf: "#result = :done", names, values }));
}

/** The entry of what the system did because of a person: a write for the commit that does it. */
export const entryOf = (given: Pick<AuditEntry, "who" | "what" | "target">): Write => {
  const { requestId } = context();
  const entry = { ...given, at: nowIso(), address: "-", requestId, result: "done" as const };
  return insert(toItem(entry));
};

/** The most entries of a month that are searched for those about one person. */
const LOOKED_THROUGH = 1000;

/** What was done to a person's account this month and the previous one, newest first. */
export async function about(userId: string): Promise<AuditEntry[]> {
  const month = dayOf(now()).slice(0, 7);
  const before = dayOf(Date.parse(`${month}-01T12:00:00Z`) - 2 * DAY_MS).slice(0, 7);
  const pages = await Promise.all(
    [month, before].map((one) => query<EntryItem>({ ...monthRange(one), limit: LOOKED_THROUGH })),
  );
  const entries = pages.flatMap(({ items }) => items.map(fromItem));
  return entries.filter(({ target }) => Object.values(target).includes(userId)).slice(0, SHOWN);
}

const DAY_MS = 24 * 3600 * 1000;
const SHOWN = 50;

type Paging = { month?: string; limit: number; cursor?: string };

/** One page of what the administrators did in a month, newest first. */
export async function list({ month = dayOf(now()).slice(0, 7), limit, cursor }: Paging) {
  const { items, nextCursor } = await page<EntryItem>({ ...monthRange(month), limit }, cursor);
  return { entries: items.map(fromItem), nextCursor };
}
