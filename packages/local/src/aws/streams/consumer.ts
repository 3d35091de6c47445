import { setTimeout as pause } from "node:timers/promises";
import type { Stream } from "@foja/functions/triggers";
import type { DynamoDBRecord } from "aws-lambda";
import { type Handler, invoke } from "../lambda";
import type { DeadLetters } from "./dead-letters";
import { type DeliveryRules, deliver } from "./delivery";
import { Lanes } from "./lanes";
import type { Position } from "./position";
import { itemType, sequenceOf, toLambdaRecord } from "./record";
import type { ShardInfo, StreamRecord, StreamSource } from "./source";

export type ConsumerParts = {
  trigger: Stream;
  source: StreamSource;
  position: Position;
  deadLetters: DeadLetters;
  handler: Handler;
  /** Waits before a retry, given the number of failures of the same record. */
  wait(failures: number): Promise<void>;
};

/** How many records of a shard may be read and unhandled; and the pause meanwhile, in ms. */
const MOST_OPEN = 5000;
const LOOK_AGAIN_MS = 100;

/** A trigger of the stream: reads new records in order and passes them to its function. */
export class Consumer {
  readonly #parts: ConsumerParts;
  readonly #lanes = new Map<string, Lanes>();
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

  /**
   * Reads a shard as long as there is anything new, and while its lanes are busy: a waiting lane
   * does not hold up the others.
   */
  async #readShard(shard: string): Promise<number> {
    const { source } = this.#parts;
    const lanes = this.#lanesOf(shard);
    for (let count = 0; ; ) {
      const { records, ended } = await source.read(shard, lanes.read);
      this.#share(records, lanes);
      count += records.length;
      if (ended || records.length === 0) await this.#quiet(shard, lanes, ended);
      if (ended) this.#close(shard);
      if (ended || (records.length === 0 && lanes.size === 0)) return count;
      if (lanes.size >= MOST_OPEN) await this.#quiet(shard, lanes, true);
    }
  }

  /** Waits until the lanes are idle, or briefly unless `all` has to be handled. */
  async #quiet(shard: string, lanes: Lanes, all: boolean): Promise<void> {
    try {
      await (all
        ? lanes.idle()
        : Promise.race([lanes.idle(), pause(LOOK_AGAIN_MS, undefined, { ref: false })]));
    } catch (error) {
      // Unhandled records are read again, from the last position that all lanes reached.
      this.#lanes.delete(shard);
      throw error;
    }
  }

  #lanesOf(shard: string): Lanes {
    const { trigger, position } = this.#parts;
    const lanes =
      this.#lanes.get(shard) ??
      new Lanes({
        lanes: trigger.lanes,
        batchSize: trigger.batchSize,
        reached: position.of(shard),
        handle: (batch, passed) => deliver(batch, this.#rules(passed)),
        advance: (sequence) => position.advance(shard, sequence),
      });
    this.#lanes.set(shard, lanes);
    return lanes;
  }

  /** Marks a shard as read to its end; the next pass lists the shards again, with its children. */
  #close(shard: string): void {
    this.#parts.position.finish(shard);
    this.#lanes.delete(shard);
    this.#shards = undefined;
  }

  #share(records: StreamRecord[], lanes: Lanes): void {
    const { trigger, source } = this.#parts;
    const last = records.at(-1);
    if (!last) return;
    const wanted = records.filter((record) => matches(trigger, record));
    lanes.add(
      wanted.map((record) => toLambdaRecord(record, source.arn)),
      sequenceOf(last),
    );
  }

  #rules(passed: DeliveryRules["passed"]): DeliveryRules {
    const { trigger, handler, wait } = this.#parts;
    return {
      maxRetries: trigger.maxRetries,
      wait,
      passed,
      handle: (Records) => invoke(handler, { Records }, trigger),
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
