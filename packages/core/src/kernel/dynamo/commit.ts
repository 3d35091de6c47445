import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../error";
import { loadLibrary } from "./access";
import { withBeside } from "./beside";
import type { Item } from "./item";
import { fromNotation, type NotedItem } from "./notation";
import type { Write } from "./write";

/** How long an outcome is sought when other writers keep touching the same items. */
const PATIENCE_MS = 12_000;
const BACKOFF_MS = { first: 20, most: 400 };

/**
 * Writes all of it or nothing, with what is held to go beside it (`writingBeside`). A refused condition throws what its write says it means.
 * One plain put or delete goes alone, at half the cost; anything with a counter goes as a
 * transaction, whose token keeps the client library's own retries from counting twice.
 * Where other writers touch the same items at once it tries again until the outcome is known.
 */
export const commit = (...writes: Write[]): Promise<void> => withBeside(writes, write);

async function write(writes: Write[]): Promise<void> {
  const [only] = writes;
  const alone = writes.length === 1 && only && !only.request.Update ? only : undefined;
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

type Outcome = "written" | "contended";

async function tryAlone(write: Write): Promise<Outcome> {
  const { writeAlone } = await loadLibrary();
  try {
    await writeAlone(write);
  } catch (error) {
    if (isContention(error)) return "contended";
    if (!isNamed(error, "ConditionalCheckFailedException")) throw error;
    const standing = standingItem(error.Item);
    if (!isOwnWrite(write, standing)) throw write.refused(standing);
  }
  return "written";
}

/** Whether what stands is what this very write left there, before its first answer was lost. */
function isOwnWrite({ request: { Put, Delete } }: Write, standing: Item | undefined): boolean {
  if (Delete) return standing === undefined;
  return standing !== undefined && Reflect.get(standing, "writeId") === Put?.Item?.writeId;
}

async function tryTogether(writes: Write[]): Promise<Outcome> {
  const { writeTogether } = await loadLibrary();
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
    throw write.refused(standingItem(reasons[refused]?.Item));
  }
}

/** A refusal as the table words it, with what stood there in the table's own notation. */
type Refusal = Error & {
  Item?: object;
  CancellationReasons?: { Code?: string; Item?: object }[];
};

const isNamed = (error: unknown, name: string): error is Refusal =>
  error instanceof Error && error.name === name;

const standingItem = (item: object | undefined) => item && fromNotation<Item>(item as NotedItem);

/** Another writer was at the same items at this very moment: nothing was decided, nor written. */
function isContention(error: unknown): boolean {
  if (isNamed(error, "TransactionConflictException")) return true;
  if (isNamed(error, "TransactionInProgressException")) return true;
  if (!isNamed(error, "TransactionCanceledException")) return false;
  const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code);
  // A refusal is final even beside a conflict: the condition was evaluated against real data.
  return codes.includes("TransactionConflict") && !codes.includes("ConditionalCheckFailed");
}
