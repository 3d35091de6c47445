import { setTimeout as pause } from "node:timers/promises";
import type { Stream } from "@foja/functions/triggers";
import type { DynamoDBRecord } from "aws-lambda";
import { type Handler, invoke } from "../lambda";
import type { DeadLetters } from "./dead-letters";
import { type DeliveryRules, deliver } from "./delivery";
import { Lanes } from "./lanes";
import type { Position } from "./position";
import { concerns, sequenceOf, toLambdaRecord } from "./record";
import type { Page, ShardInfo, StreamRecord, StreamSource } from "./source";

export type ConsumerParts = {
  trigger: Stream;
  source: StreamSource;
  position: Position;
  deadLetters: DeadLetters;
  handler: Handler;
  /** Waits before a retry, given the number of failures of the same record. */
  wait(failures: number): Promise<void>;
};

/** How many records of a shard may be read and unhandled, in all lanes together. */
const MOST_OPEN = 10_000;
/** After how many ms it looks for new records again, while lanes are busy. */
const LOOK_AGAIN_MS = 100;

const NOTHING: Page = { records: [], ended: false };

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
   * Reads a shard as long as there is anything new, and while its lanes are busy: a lane that is
   * stuck or full does not hold up the others.
   */
  async #readShard(shard: string): Promise<number> {
    const { source } = this.#parts;
    const lanes = this.#lanesOf(shard);
    for (let count = 0; ; ) {
      const { records, ended } = lanes.isOpen ? await source.read(shard, lanes.read) : NOTHING;
      this.#share(records, lanes);
      const caught = await this.#catchUp(shard, lanes);
      count += records.length + caught;
      if (ended && lanes.isLevel) {
        await this.#await(shard, lanes.idle());
        this.#close(shard);
        return count;
      }
      if (records.length + caught > 0) continue;
      if (lanes.isDone) return count;
      await this.#await(
        shard,
        Promise.race([lanes.rest(), pause(LOOK_AGAIN_MS, undefined, { ref: false })]),
      );
    }
  }

  /** Reads again, for each lane that was full and has room, what it left. Returns how many. */
  async #catchUp(shard: string, lanes: Lanes): Promise<number> {
    const { source } = this.#parts;
    let count = 0;
    for (const { lane, at } of lanes.catching) {
      const { records } = await source.read(shard, at);
      const last = records.at(-1);
      count += lanes.catchUp(lane, this.#wanted(records), last && sequenceOf(last));
    }
    return count;
  }

  async #await(shard: string, lanes: Promise<void>): Promise<void> {
    try {
      await lanes;
    } catch (error) {
      // Unhandled records are read again, from the position of each lane.
      this.#lanes.delete(shard);
      throw error;
    }
  }

  #lanesOf(shard: string): Lanes {
    const { trigger, position } = this.#parts;
    const lanes =
      this.#lanes.get(shard) ??
      new Lanes({
        reached: position.ofLanes(shard, trigger.lanes),
        batchSize: trigger.batchSize,
        room: Math.ceil(MOST_OPEN / trigger.lanes),
        handle: (batch, passed) => deliver(batch, this.#rules(passed)),
        advance: (reached) => position.advance(shard, ...reached),
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
    const last = records.at(-1);
    if (last) lanes.add(this.#wanted(records), sequenceOf(last));
  }

  #wanted(records: StreamRecord[]): DynamoDBRecord[] {
    const { trigger, source } = this.#parts;
    return records
      .filter((record) => concerns(trigger, record))
      .map((record) => toLambdaRecord(record, source.arn));
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
