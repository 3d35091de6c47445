import { asSystem } from "@foja/core/kernel/actor";
import { fromStream, type Item } from "@foja/core/kernel/dynamo";
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
  (handle: Handle) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const failed: string[] = [];
    for (const record of event.Records) {
      if (!(await succeeds(handle, record))) failed.push(record.dynamodb?.SequenceNumber ?? "");
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };

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
