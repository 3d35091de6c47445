import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { context } from "../actor";
import { AppError } from "../error";
import { MOST_WRITES, withBeside } from "./beside";
import { type Item, type Key, memberKey } from "./item";
import { fromNotation, type NotedItem } from "./notation";
import { writeAlone, writeTogether } from "./send";
import * as wire from "./wire";
import { check, type Write } from "./write";

/** How long, in ms, a commit is retried while other writers keep changing the same items. */
const PATIENCE_MS = 12_000;
const BACKOFF_MS = { first: 20, most: 400 };

/** A write whose condition failed, and the item stored at its key, if any. */
export type Standing = { write: Write; item: Item | undefined };

/** The result of a commit: everything written, or the write whose condition failed. */
export type Outcome = "written" | Standing;

class Refused extends Error {
  constructor(readonly standing: Standing) {
    super("the condition of a write failed");
  }
}

/**
 * Writes all or nothing, together with the write that `writingBeside` holds. When a condition
 * fails, throws that write's own error, or `version.stale`.
 */
export async function commit(...writes: Write[]): Promise<void> {
  const outcome = await tryCommit(...writes);
  if (outcome !== "written") throw stale();
}

/**
 * Commits like `commit`, but returns the write whose condition failed and the item stored there. A
 * write with an error of its own still throws it.
 */
export async function tryCommit(...writes: Write[]): Promise<Outcome> {
  try {
    await withBeside(withMembership(writes), write);
    return "written";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { standing } = error;
    if (standing.write.refused) throw standing.write.refused(standing.item);
    return standing;
  }
}

/**
 * Adds the condition that a person who acts in a practice other than their own is still a member:
 * once removed, requests already under way write nothing more.
 */
function withMembership(writes: Write[]): Write[] {
  const { actor } = context();
  if (actor.type !== "user" || actor.userId === actor.ownerId) return writes;
  const key = memberKey(actor.ownerId, actor.userId);
  if (writes.length >= MOST_WRITES || writes.some((write) => isAt(write, key))) return writes;
  return [
    ...writes,
    check({ key, onlyIf: "attribute_exists(#pk)", names: { "#pk": "pk" } }, noMember),
  ];
}

const noMember = () => new AppError("auth.session_ended", "Ya no sos parte de este estudio.");

/** Whether a write is for the item at that key. */
function isAt({ request: { Put, Update, Delete, ConditionCheck } }: Write, key: Key): boolean {
  const at = Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key ?? Put?.Item;
  return at?.pk === key.pk && at.sk === key.sk;
}

/** Whether a commit failed because somebody else changed one of its items meanwhile. */
export const isStale = (error: unknown): boolean =>
  error instanceof AppError && error.code === "version.stale";

/** The error of a commit on an item that somebody else changed meanwhile. */
export const stale = () =>
  new AppError("version.stale", "Otra persona cambió este dato mientras tanto. Volvé a abrirlo.");

/**
 * Sends a single put or delete by itself, at half the cost; anything with an update goes as a
 * transaction, whose token keeps a repeated request from counting twice. Retries
 * conflicts with other writers until the outcome is known.
 */
async function write(writes: Write[]): Promise<void> {
  const [only] = writes;
  const isAlone = writes.length === 1 && (only?.request.Put ?? only?.request.Delete);
  const alone = isAlone ? only : undefined;
  const startedAt = performance.now();
  for (let wait = BACKOFF_MS.first; ; wait = Math.min(wait * 2, BACKOFF_MS.most)) {
    const outcome = alone ? await tryAlone(alone) : await tryTogether(writes);
    if (outcome === "written") return;
    if (performance.now() - startedAt > PATIENCE_MS) throw busy();
    await pause(randomInt(1, wait));
  }
}

const busy = () =>
  new AppError("service.unavailable", "Servicio temporalmente no disponible", { retryAfter: 1 });

type Attempt = "written" | "contended";

async function tryAlone(write: Write): Promise<Attempt> {
  try {
    await writeAlone(write);
  } catch (error) {
    if (isContention(error)) return "contended";
    if (!isNamed(error, "ConditionalCheckFailedException")) throw error;
    const standing = standingItem(error.Item);
    if (!isOwnWrite(write, standing)) throw new Refused({ write, item: standing });
  }
  return "written";
}

/** Whether the item found is the one this write stored, when the first answer was lost. */
function isOwnWrite({ request: { Put, Delete } }: Write, standing: Item | undefined): boolean {
  if (Delete) return standing === undefined;
  return standing !== undefined && Reflect.get(standing, "writeId") === Put?.Item?.writeId;
}

async function tryTogether(writes: Write[]): Promise<Attempt> {
  try {
    await writeTogether(writes, randomUUID());
    return "written";
  } catch (error) {
    if (isContention(error)) return "contended";
    if (!isNamed(error, "TransactionCanceledException")) throw error;
    const reasons = error.CancellationReasons ?? [];
    const refused = reasons.findIndex((reason) => reason.Code === "ConditionalCheckFailed");
    const write = writes[refused];
    if (!write) throw error;
    throw new Refused({ write, item: standingItem(reasons[refused]?.Item) });
  }
}

const isNamed = (error: unknown, name: string): error is wire.Refused =>
  error instanceof wire.Refused && error.name === name;

const standingItem = (item: NotedItem | undefined) => item && fromNotation<Item>(item);

/** Whether another writer, or too many of them, held these items at that instant: nothing was written. */
function isContention(error: unknown): boolean {
  if (isNamed(error, "TransactionConflictException")) return true;
  if (!isNamed(error, "TransactionCanceledException")) return false;
  const codes = (error.CancellationReasons ?? []).map(({ Code = "" }) => Code);
  // A failed condition is final even with a conflict: it was evaluated against stored data.
  return !codes.includes("ConditionalCheckFailed") && codes.some((code) => PASSING.includes(code));
}

/** The reasons of a cancelled transaction that pass. */
const PASSING = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];
