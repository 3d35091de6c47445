import { createHash } from "node:crypto";
import type { DynamoDBRecord } from "aws-lambda";

export type LanesParts = {
  lanes: number;
  batchSize: number;
  /** The last sequence number handled before; undefined at the beginning of the shard. */
  reached: string | undefined;
  /** Handles a batch to its end, calling `passed` with each record up to which all are done. */
  handle(batch: DynamoDBRecord[], passed: (record: DynamoDBRecord) => void): Promise<void>;
  /** Called with the sequence number up to which every lane has handled its records. */
  advance(sequence: string): void;
};

const sequenceOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.SequenceNumber ?? "";

/**
 * The lanes of one shard, like Lambda's parallelization: the records of one partition key stay in
 * order, and no lane waits for another. The position ends before the first unhandled record.
 */
export class Lanes {
  readonly #parts: LanesParts;
  readonly #waiting: DynamoDBRecord[][];
  readonly #running = new Map<number, Promise<void>>();
  /** The records that are not done yet, in order, each with the sequence number before it. */
  readonly #open = new Map<string, string | undefined>();
  #read: string | undefined;

  constructor(parts: LanesParts) {
    this.#parts = parts;
    this.#read = parts.reached;
    this.#waiting = Array.from({ length: parts.lanes }, () => []);
  }

  /** The last sequence number that was read. */
  get read(): string | undefined {
    return this.#read;
  }

  /** How many records are waiting or being handled. */
  get size(): number {
    return this.#open.size;
  }

  /** Takes the next records of the shard; `last` is its last sequence number, wanted or not. */
  add(records: DynamoDBRecord[], last: string): void {
    for (const record of records) {
      this.#open.set(sequenceOf(record), this.#read);
      this.#read = sequenceOf(record);
      this.#waiting[this.#laneOf(record)]?.push(record);
    }
    this.#read = last;
    if (this.#open.size === 0) this.#parts.advance(last);
    for (const lane of this.#waiting.keys()) this.#start(lane);
  }

  /** Resolves when every lane is idle. Rejects when one failed. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  #laneOf({ dynamodb }: DynamoDBRecord): number {
    const hash = createHash("sha1").update(dynamodb?.Keys?.pk?.S ?? "");
    return hash.digest().readUInt32BE() % this.#parts.lanes;
  }

  #start(lane: number): void {
    if (this.#running.has(lane) || !this.#waiting[lane]?.length) return;
    const run = this.#run(lane);
    this.#running.set(lane, run);
    // A failed lane stays: `idle` rejects with its error.
    run.catch(() => {});
  }

  async #run(lane: number): Promise<void> {
    const waiting = this.#waiting[lane] ?? [];
    while (waiting.length > 0) {
      const batch = waiting.splice(0, this.#parts.batchSize);
      await this.#parts.handle(batch, (record) =>
        this.#done(batch.slice(0, batch.indexOf(record) + 1)),
      );
      this.#done(batch);
    }
    // In the same turn in which the lane was empty, so that the next records start it again.
    this.#running.delete(lane);
  }

  #done(records: DynamoDBRecord[]): void {
    for (const record of records) this.#open.delete(sequenceOf(record));
    const [first] = this.#open.values();
    const reached = this.#open.size === 0 ? this.#read : first;
    if (reached !== undefined) this.#parts.advance(reached);
  }
}
