import { createHash } from "node:crypto";
import type { Stream } from "@foja/functions/triggers";
import type { DynamoDBRecord } from "aws-lambda";
import { type Handler, invoke } from "../lambda";
import type { DeadLetters } from "./dead-letters";
import { type DeliveryRules, deliver } from "./delivery";
import type { Position } from "./position";
import { itemType, sequenceOf, toLambdaRecord } from "./record";
import type { ShardInfo, StreamRecord, StreamSource } from "./source";

export type ConsumerParts = {
  trigger: Stream;
  source: StreamSource;
  position: Position;
  deadLetters: DeadLetters;
  handler: Handler;
  /** How long to wait after so many failures, in milliseconds. */
  wait(failures: number): Promise<void>;
};

/** One trigger of the stream: reads what is new, in order, and hands it to its function. */
export class Consumer {
  readonly #parts: ConsumerParts;
  #shards: ShardInfo[] | undefined;
  #queue: Promise<number> = Promise.resolve(0);

  constructor(parts: ConsumerParts) {
    this.#parts = parts;
  }

  get name(): string {
    return this.#parts.trigger.name;
  }

  /** The last sequence number handled in each shard that has not ended. */
  reached(): Map<string, string> {
    return this.#parts.position.reached();
  }

  /** Handles all there is to read now, after passes already asked for. Answers how many records. */
  pass(): Promise<number> {
    this.#queue = this.#queue.catch(() => 0).then(() => this.#readAll());
    return this.#queue;
  }

  async #readAll(): Promise<number> {
    const { source, position } = this.#parts;
    this.#shards ??= await source.shards();
    position.prune(this.#shards);
    let count = 0;
    for (const shard of position.readable(this.#shards)) count += await this.#readShard(shard.id);
    return count;
  }

  async #readShard(shard: string): Promise<number> {
    const { source, position } = this.#parts;
    for (let count = 0; ; ) {
      const { records, ended } = await source.read(shard, position.of(shard));
      await this.#hand(shard, records);
      count += records.length;
      if (ended) this.#close(shard);
      if (ended || records.length === 0) return count;
    }
  }

  /** A closed shard has children that were not listed before: list them at the next pass. */
  #close(shard: string): void {
    this.#parts.position.finish(shard);
    this.#shards = undefined;
  }

  async #hand(shard: string, records: StreamRecord[]): Promise<void> {
    const { trigger, source, position } = this.#parts;
    const wanted = records.filter((record) => matches(trigger, record));
    const events = wanted.map((record) => toLambdaRecord(record, source.arn));
    const lanes = trigger.lanes > 1 ? shareOut(events, trigger.lanes) : [events];
    await Promise.all(lanes.map((lane) => this.#run(lane, shard)));
    const last = records.at(-1);
    if (last) position.advance(shard, sequenceOf(last));
  }

  async #run(events: DynamoDBRecord[], shard: string): Promise<void> {
    const { batchSize } = this.#parts.trigger;
    for (let from = 0; from < events.length; from += batchSize) {
      await deliver(events.slice(from, from + batchSize), this.#rules(shard));
    }
  }

  #rules(shard: string): DeliveryRules {
    const { trigger, position, handler, wait } = this.#parts;
    const advance = (record: DynamoDBRecord) =>
      position.advance(shard, record.dynamodb?.SequenceNumber ?? "");
    return {
      maxRetries: trigger.maxRetries,
      wait,
      handle: (Records) => invoke(handler, { Records }, trigger),
      // With several lanes, one that is ahead says nothing of the others: all end, then it moves.
      passed: trigger.lanes > 1 ? () => {} : advance,
      giveUp: (record, reason, tries) => this.#bury(record, reason, tries),
    };
  }

  #bury(record: DynamoDBRecord, reason: string, tries: number): void {
    const at = new Date().toISOString();
    this.#parts.deadLetters.add({ consumer: this.name, at, reason, tries, record });
  }
}

/** Lambda's event filter: the kind of change and the type of the item. */
function matches(trigger: Stream, record: StreamRecord): boolean {
  const kind = record.eventName;
  return (
    kind !== undefined &&
    trigger.eventNames.includes(kind) &&
    trigger.itemTypes.includes(itemType(record) ?? "")
  );
}

/** Lambda's lanes of a shard: all that has one partition key goes through one of them, in order. */
function shareOut(events: DynamoDBRecord[], lanes: number): DynamoDBRecord[][] {
  const shared: DynamoDBRecord[][] = Array.from({ length: lanes }, () => []);
  for (const event of events) {
    const hash = createHash("sha1").update(event.dynamodb?.Keys?.pk?.S ?? "");
    shared[hash.digest().readUInt32BE() % lanes]?.push(event);
  }
  return shared.filter((lane) => lane.length > 0);
}
