import { Realtime } from "@foja/core/telling/realtime";
import type { DynamoDBBatchItemFailure, DynamoDBRecord } from "aws-lambda";
import { log } from "../log";
import { imagesOf, type Patient, sequenceOf } from "./records";

type OwnedChange = { id: string; ownerId: string; seen: Realtime.SeenItem };

/**
 * Notifies the open screens of each practice of the changes in a batch, waiting for a table that
 * does not answer. Returns the records that failed, which are redelivered: a screen notified twice
 * only reloads twice.
 */
export async function announce(
  records: DynamoDBRecord[],
  patient: Patient,
): Promise<DynamoDBBatchItemFailure[]> {
  const byOwner = new Map<string, OwnedChange[]>();
  for (const owned of records.flatMap(ownedOf)) {
    byOwner.set(owned.ownerId, [...(byOwner.get(owned.ownerId) ?? []), owned]);
  }
  const failed = await Promise.all(
    [...byOwner].map(([ownerId, all]) => notify(ownerId, all, patient)),
  );
  return failed.flat();
}

function ownedOf(record: DynamoDBRecord): OwnedChange[] {
  const { item, before } = imagesOf(record);
  const ownerId = item && Realtime.ownerOf(item);
  if (!ownerId) return [];
  const seen = { item, ...(before && { before }) };
  return [{ id: sequenceOf(record), ownerId, seen }];
}

async function notify(
  ownerId: string,
  all: OwnedChange[],
  patient: Patient,
): Promise<DynamoDBBatchItemFailure[]> {
  try {
    const seen = all.map((one) => one.seen);
    const outcome = await patient(() => Realtime.announce(ownerId, seen));
    if (outcome.failed > 0) log().warn("sockets not reached", outcome);
    return [];
  } catch (error) {
    log().error("announcement failed", { error: error instanceof Error ? error.name : "unknown" });
    return all.map(({ id }) => ({ itemIdentifier: id }));
  }
}
