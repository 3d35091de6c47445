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
  /** Waits after so many failures of the same record. */
  wait(failures: number): Promise<void>;
};

/** A trigger of the stream: reads new records in order and passes them to its function. */
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

  /** Handles all records there are now, after passes requested before. Returns how many it read. */
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
      await this.#deliver(shard, records);
      count += records.length;
      if (ended) this.#close(shard);
      if (ended || records.length === 0) return count;
    }
  }

  /** Marks a shard as read to its end; the next pass lists the shards anew, with its children. */
  #close(shard: string): void {
    this.#parts.position.finish(shard);
    this.#shards = undefined;
  }

  async #deliver(shard: string, records: StreamRecord[]): Promise<void> {
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
      // With several lanes, one may be ahead: the position moves when all have ended.
      passed: trigger.lanes > 1 ? () => {} : advance,
      giveUp: (record, reason, tries) => this.#bury(record, reason, tries),
    };
  }

  #bury(record: DynamoDBRecord, reason: string, tries: number): void {
    const at = new Date().toISOString();
    this.#parts.deadLetters.add({ consumer: this.name, at, reason, tries, record });
  }
}

/** Whether a record passes the trigger's filter: the kind of change and the type of the item. */
function matches(trigger: Stream, record: StreamRecord): boolean {
  const kind = record.eventName;
  return (
    kind !== undefined &&
    trigger.eventNames.includes(kind) &&
    trigger.itemTypes.includes(itemType(record) ?? "")
  );
}

/** Splits records into lanes as Lambda does: one partition key always goes to the same lane. */
function shareOut(events: DynamoDBRecord[], lanes: number): DynamoDBRecord[][] {
  const shared: DynamoDBRecord[][] = Array.from({ length: lanes }, () => []);
  for (const event of events) {
    const hash = createHash("sha1").update(event.dynamodb?.Keys?.pk?.S ?? "");
    shared[hash.digest().readUInt32BE() % lanes]?.push(event);
  }
  return shared.filter((lane) => lane.length > 0);
}
