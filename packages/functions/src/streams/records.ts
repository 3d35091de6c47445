import { setTimeout as pause } from "node:timers/promises";
import { asSystem } from "@foja/core/kernel/actor";
import { fromStream, type Item } from "@foja/core/kernel/dynamo";
import { AppError } from "@foja/core/kernel/error";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { log } from "../log";

type StreamItem = Item & Record<string, unknown>;

/** Takes the item as it is now (or last was, when removed) and as it was before. */
type Handle = (item: StreamItem, before: StreamItem | undefined) => Promise<void>;

/**
 * A stream consumer that handles record by record and returns those that failed: the platform retries
 * from the first, and parks what never works. Handlers are idempotent: a record may come again.
 */
export const forEachRecord =
  (handle: Handle, patienceMs = PATIENCE_MS) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const until = performance.now() + patienceMs;
    const patient: Handle = (item, before) => insist(() => handle(item, before), until);
    const failed: string[] = [];
    for (const record of event.Records) {
      if (!(await succeeds(patient, record))) failed.push(record.dynamodb?.SequenceNumber ?? "");
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

/** How long a batch waits for a table that does not answer, and how long between tries, in ms. */
const PATIENCE_MS = 25_000;
const WAIT_MS = { first: 200, most: 3000 };

/**
 * Repeats work while the table does not answer. A retry of the platform's would do, but it has few:
 * a record that is itself the trouble is soon put aside, and holds up its neighbours no longer.
 */
async function insist(work: () => Promise<void>, until: number): Promise<void> {
  for (let wait = WAIT_MS.first; ; wait = Math.min(wait * 2, WAIT_MS.most)) {
    try {
      return await work();
    } catch (error) {
      const outage = error instanceof AppError && error.kind === "unavailable";
      if (!outage || performance.now() + wait > until) throw error;
    }
    await pause(wait);
  }
}

async function succeeds(handle: Handle, record: DynamoDBRecord): Promise<boolean> {
  const before = fromStream(record.dynamodb?.OldImage);
  const item = fromStream(record.dynamodb?.NewImage) ?? before;
  try {
    if (item) await asSystem(record.eventID ?? "-", () => handle(item, before));
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    log().error("record failed", { eventId: record.eventID, type: item?.type, error: name });
    return false;
  }
}
