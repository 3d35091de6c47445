import { createHash } from "node:crypto";
import type { DynamoDBRecord } from "aws-lambda";

export type LanesParts = {
  /** For each lane, the last sequence number handled before; undefined at the shard's beginning. */
  reached: (string | undefined)[];
  batchSize: number;
  /** How many records a lane may hold; those beyond are left in the stream. */
  room: number;
  /** Handles a batch to its end, calling `passed` with each record up to which all are done. */
  handle(batch: DynamoDBRecord[], passed: (record: DynamoDBRecord) => void): Promise<void>;
  /** Called with the sequence number up to which each lane has handled its records. */
  advance(reached: (string | undefined)[]): void;
};

type Lane = {
  waiting: DynamoDBRecord[];
  /** Its records that are not done, in order, each with the sequence number before it. */
  open: Map<string, string | undefined>;
  /** For a lane that was full: the last sequence number that it has read. */
  behind?: { at: string | undefined };
};

const sequenceOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.SequenceNumber ?? "";

/** Whether a sequence number is after another one; undefined is the shard's beginning. */
const isAfter = (one: string | undefined, other: string | undefined) =>
  one !== undefined && (other === undefined || BigInt(one) > BigInt(other));

/**
 * The lanes of one shard, like Lambda's parallelization: the records of one partition key stay in
 * order, and no lane waits for another. A full lane leaves its records in the stream and reads them
 * from its own position when it has room again, while the others go on.
 */
export class Lanes {
  readonly #parts: LanesParts;
  readonly #lanes: Lane[];
  readonly #running = new Map<Lane, Promise<void>>();
  #read: string | undefined;
  #reached: (string | undefined)[];
  #onRoom: () => void = () => {};

  constructor(parts: LanesParts) {
    this.#parts = parts;
    this.#reached = parts.reached;
    for (const one of parts.reached) if (isAfter(one, this.#read)) this.#read = one;
    this.#lanes = parts.reached.map((at) => ({
      waiting: [],
      open: new Map(),
      behind: at === this.#read ? undefined : { at },
    }));
  }

  /** The last sequence number that was read, by the lanes that are not behind. */
  get read(): string | undefined {
    return this.#read;
  }

  /** Whether everything that was read is handled. */
  get isDone(): boolean {
    return this.#lanes.every(({ open, behind }) => open.size === 0 && !behind);
  }

  /** Whether every lane has read as far as the others. */
  get isLevel(): boolean {
    return this.#lanes.every(({ behind }) => !behind);
  }

  /** Whether a lane takes the next records. */
  get isOpen(): boolean {
    return this.#lanes.some(({ behind }) => !behind);
  }

  /** The lanes that are behind and have room again, each with the position to read on from. */
  get catching(): { lane: number; at: string | undefined }[] {
    return this.#lanes.flatMap(({ behind, open }, lane) =>
      behind && open.size <= this.#parts.room / 2 ? [{ lane, at: behind.at }] : [],
    );
  }

  /** Takes the next records of the shard; `last` is its last sequence number, wanted or not. */
  add(records: DynamoDBRecord[], last: string): void {
    for (const record of records) {
      const lane = this.#lanes[this.#laneOf(record)];
      if (lane && !lane.behind) this.#take(lane, record, this.#read);
      this.#read = sequenceOf(record);
    }
    this.#read = last;
    this.#go();
  }

  /**
   * Takes for a lane that is behind the records after its position; `last` is the last sequence
   * number of what was read, undefined for nothing. Returns how many it took.
   */
  catchUp(lane: number, records: DynamoDBRecord[], last: string | undefined): number {
    const own = this.#lanes[lane];
    if (!own?.behind) return 0;
    let { at } = own.behind;
    own.behind = undefined;
    const before = own.open.size;
    for (const record of records) {
      if (own.behind || isAfter(sequenceOf(record), this.#read)) break;
      if (this.#laneOf(record) === lane) this.#take(own, record, at);
      at = sequenceOf(record);
    }
    if (!own.behind && isAfter(this.#read, last) && last !== undefined) own.behind = { at: last };
    const taken = own.open.size - before;
    this.#go();
    return taken;
  }

  /** Resolves when every lane is idle. Rejects when one failed. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Resolves when a lane that is behind has room, or all are idle. Rejects when one failed. */
  async rest(): Promise<void> {
    const room = new Promise<void>((resolve) => {
      this.#onRoom = resolve;
    });
    if (this.catching.length === 0) await Promise.race([this.idle(), room]);
  }

  #take(lane: Lane, record: DynamoDBRecord, before: string | undefined): void {
    if (lane.open.size >= this.#parts.room) {
      lane.behind = { at: before };
      return;
    }
    lane.open.set(sequenceOf(record), before);
    lane.waiting.push(record);
  }

  #laneOf({ dynamodb }: DynamoDBRecord): number {
    const hash = createHash("sha1").update(dynamodb?.Keys?.pk?.S ?? "");
    return hash.digest().readUInt32BE() % this.#lanes.length;
  }

  #go(): void {
    // While a lane works, the others' way is stored with its next batch: not with each page.
    if (this.isDone) this.#report();
    for (const lane of this.#lanes) this.#start(lane);
  }

  #start(lane: Lane): void {
    if (this.#running.has(lane) || lane.waiting.length === 0) return;
    const run = this.#run(lane);
    this.#running.set(lane, run);
    // A failed lane stays: `idle` rejects with its error.
    run.catch(() => {});
  }

  async #run(lane: Lane): Promise<void> {
    while (lane.waiting.length > 0) {
      const batch = lane.waiting.splice(0, this.#parts.batchSize);
      await this.#parts.handle(batch, (record) =>
        this.#done(lane, batch.slice(0, batch.indexOf(record) + 1)),
      );
      this.#done(lane, batch);
    }
    // In the same turn in which the lane was empty, so that the next records start it again.
    this.#running.delete(lane);
  }

  #done(lane: Lane, records: DynamoDBRecord[]): void {
    for (const record of records) lane.open.delete(sequenceOf(record));
    this.#report();
    if (this.catching.length > 0) this.#onRoom();
  }

  #report(): void {
    const reached = this.#lanes.map((lane) => this.#reachedBy(lane));
    if (reached.every((one, lane) => one === this.#reached[lane])) return;
    this.#reached = reached;
    this.#parts.advance(reached);
  }

  /** The position of a lane ends before its first unhandled record. */
  #reachedBy({ open, behind }: Lane): string | undefined {
    const [first] = open.values();
    if (open.size > 0) return first;
    return behind ? behind.at : this.#read;
  }
}
