import { setTimeout as pause } from "node:timers/promises";
import { asSystem } from "@foja/core/kernel/actor";
import type { Changed, Derived } from "@foja/core/kernel/changes";
import { fromStream, requestOf } from "@foja/core/kernel/dynamo";
import { hasKind } from "@foja/core/kernel/error";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { log } from "../log";

/** Gets the present item (or the last one, when removed) and the previous one. */
type Handle = Derived["refresh"];

/** Does what the rooms registered for the type of an item, in their order. */
export const refreshBy =
  (registered: readonly Derived[]): Handle =>
  async (item, before) => {
    for (const { type, refresh } of registered) {
      if (type === item.type) await refresh(item, before);
    }
  };

/**
 * A stream consumer that handles record by record and returns those that failed: the platform
 * retries from the first, and sets aside what never works. Handlers are idempotent: a record may
 * repeat.
 */
export const forEachRecord =
  (handle: Handle, patienceMs = PATIENCE_MS) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const patient = patience(patienceMs);
    const insistent: Handle = (item, before) => patient(() => handle(item, before));
    const failed: string[] = [];
    for (const record of event.Records) {
      if (!(await succeeds(insistent, record))) failed.push(sequenceOf(record));
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

export const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? "";

type Images = { item: Changed | undefined; before: Changed | undefined };

/** What was read of each record of a batch, which several ask for. */
const read = new WeakMap<DynamoDBRecord, Images>();

/** The present item of a record (or the last one, when removed) and the previous one. */
export function imagesOf(record: DynamoDBRecord): Images {
  const known = read.get(record);
  if (known) return known;
  const before: Changed | undefined = fromStream(record.dynamodb?.OldImage);
  const images = { item: fromStream(record.dynamodb?.NewImage) ?? before, before };
  read.set(record, images);
  return images;
}

/** The request that changed a record; the record's own event where none says, as of a deletion. */
export function requestBehind(record: DynamoDBRecord): string {
  const { item } = imagesOf(record);
  const isThere = item && record.eventName !== "REMOVE";
  return (isThere && requestOf(item)) || (record.eventID ?? "-");
}

/** Runs some work, and repeats it while the table does not answer. */
export type Patient = <T>(work: () => Promise<T>) => Promise<T>;

/** Patience with works that takes so many ms in all. */
export function patience(ms = PATIENCE_MS): Patient {
  const until = performance.now() + ms;
  return (work) => insist(work, until);
}

/** For how many ms a batch waits for an unavailable table, and the pause between tries. */
const PATIENCE_MS = 25_000;
const WAIT_MS = { first: 200, most: 3000 };

/**
 * Retries while the table is unavailable. The platform retries too, but only a few times, so that a
 * record that itself fails is soon set aside and does not hold up the others.
 */
async function insist<T>(work: () => Promise<T>, until: number): Promise<T> {
  for (let wait = WAIT_MS.first; ; wait = Math.min(wait * 2, WAIT_MS.most)) {
    try {
      return await work();
    } catch (error) {
      if (!hasKind(error, "unavailable") || performance.now() + wait > until) throw error;
    }
    await pause(wait);
  }
}

async function succeeds(handle: Handle, record: DynamoDBRecord): Promise<boolean> {
  const { item, before } = imagesOf(record);
  try {
    if (item) await asSystem(requestBehind(record), () => handle(item, before));
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    log().error("record failed", { eventId: record.eventID, type: item?.type, error: name });
    return false;
  }
}
