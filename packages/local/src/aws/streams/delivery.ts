import type { DynamoDBRecord } from "aws-lambda";

/** The handler's response: empty when all records are done, or the records that failed. */
export type BatchAnswer = { batchItemFailures?: { itemIdentifier?: string | null }[] } | null;

export type DeliveryRules = {
  maxRetries: number;
  /** Called with the number of failures so far; resolves when to try again. */
  wait(failures: number): Promise<void>;
  handle(records: DynamoDBRecord[]): Promise<unknown>;
  /** Called when all records up to this one are handled or given up. */
  passed(record: DynamoDBRecord): void;
  giveUp(record: DynamoDBRecord, reason: string, tries: number): void;
};

type Outcome = { ok: number; reason?: string; whole: boolean };

/** The rest of a batch, how many of it to try next, and how often its first record failed. */
type Left = { rest: DynamoDBRecord[]; size: number; failures: number };

/**
 * Delivers a batch in order, as Lambda's poller does with partial responses and bisecting. Records
 * before the first failure are done and the rest is retried; a batch that fails as a whole is
 * halved until the bad record is alone; a record that fails `maxRetries` + 1 times is given up.
 */
export async function deliver(batch: DynamoDBRecord[], rules: DeliveryRules): Promise<void> {
  let left = all(batch);
  while (left.rest.length > 0) {
    const outcome = await attempt(left.rest.slice(0, left.size), rules);
    const rest = advance(left.rest, outcome.ok, rules);
    const failures = outcome.ok > 0 ? 0 : left.failures;
    const size = Math.min(left.size, rest.length);
    left =
      outcome.reason === undefined
        ? all(rest)
        : await afterFailure({ rest, size, failures }, outcome, rules);
  }
}

function all(rest: DynamoDBRecord[]): Left {
  return { rest, size: rest.length, failures: 0 };
}

async function afterFailure(left: Left, outcome: Outcome, rules: DeliveryRules): Promise<Left> {
  if (outcome.whole && left.size > 1) return { ...left, size: Math.ceil(left.size / 2) };
  const failures = left.failures + 1;
  if (failures > rules.maxRetries) {
    return all(giveUpFirst(left.rest, outcome.reason ?? "", failures, rules));
  }
  await rules.wait(failures);
  return { ...left, failures };
}

async function attempt(batch: DynamoDBRecord[], rules: DeliveryRules): Promise<Outcome> {
  try {
    return outcomeOf(batch, (await rules.handle(batch)) as BatchAnswer);
  } catch (error) {
    return { ok: 0, reason: error instanceof Error ? error.message : String(error), whole: true };
  }
}

function outcomeOf(batch: DynamoDBRecord[], answer: BatchAnswer): Outcome {
  const failed = answer?.batchItemFailures ?? [];
  if (failed.length === 0) return { ok: batch.length, whole: false };
  const ids = failed.map((failure) => failure.itemIdentifier);
  const first = batch.findIndex((record) => ids.includes(record.dynamodb?.SequenceNumber));
  const unknown = ids.some((id) => !batch.some((it) => it.dynamodb?.SequenceNumber === id));
  // An identifier from outside the batch makes Lambda treat the whole batch as failed.
  const ok = unknown ? 0 : first;
  return { ok, reason: "the handler answered it as failed", whole: unknown };
}

function advance(batch: DynamoDBRecord[], count: number, rules: DeliveryRules): DynamoDBRecord[] {
  const last = batch[count - 1];
  if (last) rules.passed(last);
  return batch.slice(count);
}

function giveUpFirst(batch: DynamoDBRecord[], reason: string, tries: number, rules: DeliveryRules) {
  const [first] = batch;
  if (first) rules.giveUp(first, reason, tries);
  return advance(batch, 1, rules);
}
