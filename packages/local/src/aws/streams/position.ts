import { readJson, writeJson } from "../../support/files";
import type { ShardInfo } from "./source";

const ENDED = "ended";

type Saved = {
  stream: string;
  shards: Record<string, string>;
  /** For the shards whose lanes are not all at one place, the position of each; null for none. */
  lanes?: Record<string, (string | null)[]>;
};

/** The position of a consumer in each shard, stored in a file across restarts. */
export class Position {
  #shards: Record<string, string>;
  #lanes: Record<string, (string | null)[]>;

  constructor(
    readonly path: string,
    readonly stream: string,
  ) {
    const saved = readJson<Saved>(path, { stream, shards: {} });
    // Positions of another stream, and so of another table, are ignored.
    const isOurs = saved.stream === stream;
    this.#shards = isOurs ? saved.shards : {};
    this.#lanes = (isOurs && saved.lanes) || {};
  }

  /** The last sequence number up to which a shard is handled; undefined for none. */
  of(shard: string): string | undefined {
    const reached = this.#shards[shard];
    return reached === ENDED ? undefined : reached;
  }

  /** The last sequence number handled by each of a shard's lanes, of which there are `count`. */
  ofLanes(shard: string, count: number): (string | undefined)[] {
    const saved = this.#lanes[shard];
    if (saved?.length === count) return saved.map((one) => one ?? undefined);
    return Array.from({ length: count }, () => this.of(shard));
  }

  /** The last sequence number handled in each shard that has not ended. */
  reached(): Map<string, string> {
    return new Map(Object.entries(this.#shards).filter(([, sequence]) => sequence !== ENDED));
  }

  /** Stores how far each lane has handled its records; undefined for one that handled none. */
  advance(shard: string, ...reached: (string | undefined)[]): void {
    const lowest = lowestOf(reached);
    if (lowest !== undefined) this.#shards[shard] = lowest;
    if (reached.some((one) => one !== lowest)) {
      this.#lanes[shard] = reached.map((one) => one ?? null);
    } else delete this.#lanes[shard];
    this.#save();
  }

  finish(shard: string): void {
    this.#shards[shard] = ENDED;
    delete this.#lanes[shard];
    this.#save();
  }

  /** The shards to read now: unfinished ones whose parent is finished or no longer exists. */
  readable(all: ShardInfo[]): ShardInfo[] {
    const existing = new Set(all.map((shard) => shard.id));
    const waits = ({ parent }: ShardInfo) =>
      parent !== undefined && existing.has(parent) && this.#shards[parent] !== ENDED;
    return all.filter((shard) => this.#shards[shard.id] !== ENDED && !waits(shard));
  }

  /** Forgets the shards that the stream no longer has. */
  prune(all: ShardInfo[]): void {
    const existing = new Set(all.map((shard) => shard.id));
    this.#shards = only(this.#shards, existing);
    this.#lanes = only(this.#lanes, existing);
  }

  #save(): void {
    const { stream } = this;
    const lanes = Object.keys(this.#lanes).length > 0 ? { lanes: this.#lanes } : {};
    writeJson(this.path, { stream, shards: this.#shards, ...lanes } satisfies Saved);
  }
}

const only = <T>(entries: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));

/** The lowest sequence number; undefined where a lane handled nothing yet. */
const lowestOf = (reached: (string | undefined)[]): string | undefined =>
  reached.reduce((lowest, one) => {
    if (lowest === undefined || one === undefined) return undefined;
    return BigInt(one) < BigInt(lowest) ? one : lowest;
  });
