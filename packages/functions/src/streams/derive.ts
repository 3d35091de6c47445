import { derived as accounts } from "@foja/core/accounts/derived";
import { derived as agenda } from "@foja/core/agenda/derived";
import { derived as billing } from "@foja/core/billing/derived";
import { derived as courts } from "@foja/core/courts/derived";
import type { Derived } from "@foja/core/kernel/changes";
import { isRecovered } from "@foja/core/kernel/dynamo";
import { readingOnce } from "@foja/core/kernel/once";
import { derived as money } from "@foja/core/money/derived";
import { derived as operations } from "@foja/core/operations/derived";
import { derived as outreach } from "@foja/core/outreach/derived";
import { derived as practice } from "@foja/core/practice/derived";
import { derived as programs } from "@foja/core/programs/derived";
import { derived as sharing } from "@foja/core/sharing/derived";
import { derived as telling } from "@foja/core/telling/derived";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { announce } from "./announce";
import { pulsing } from "./pulsing";
import { forEachRecord, imagesOf, patience, refreshBy, requestBehind, sequenceOf } from "./records";
import { type Asked, refreshBatch } from "./refresh";
import { refreshesOf } from "./refreshes.rules";

/** What the rooms register for the records of practices: first what is sent out. */
export const derived = [
  ...[...billing, ...money, ...telling, ...agenda, ...courts],
  ...[...accounts, ...practice, ...operations, ...sharing, ...programs],
  ...outreach,
];

/**
 * The stream consumer for the records of practices. First it announces a batch's changes to open
 * screens; then, record by record, it does what the rooms registered for its type; then it
 * refreshes search index, reminders and statistics, once for the whole batch.
 */
export const handler = pulsing("derive", (event) => readingOnce(() => deriveAll(event)));

/** What tells somebody of a record, a client's or a program of the practice among them. */
const telltale: readonly Derived[] = [...telling, ...sharing, ...programs];
const all = refreshBy(derived);
const withoutTelling = refreshBy(derived.filter((one) => !telltale.includes(one)));

/** Of what a recovery brought back people were told before. */
const each = forEachRecord((item, before) =>
  item !== before && isRecovered(item) ? withoutTelling(item, before) : all(item, before),
);

async function deriveAll(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const patient = patience();
  // Screens first: people are looking at them.
  const unnotified = await announce(event.Records, patient);
  const { batchItemFailures } = await each(event);
  const stale = await refreshBatch(event.Records.flatMap(askedBy), patient);
  const failed = stale.map((itemIdentifier) => ({ itemIdentifier }));
  return { batchItemFailures: [...unnotified, ...batchItemFailures, ...failed] };
}

function askedBy(record: DynamoDBRecord): Asked[] {
  const { item, before } = imagesOf(record);
  if (!item || typeof item.userId !== "string") return [];
  const refreshes = refreshesOf(item, before);
  const [sequence, requestId] = [sequenceOf(record), requestBehind(record)];
  return [{ sequence, requestId, ownerId: item.userId, refreshes }];
}
