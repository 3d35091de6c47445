import { readJson, writeJson } from "../../support/files";
import type { ShardInfo } from "./source";

const ENDED = "ended";

type Saved = { stream: string; shards: Record<string, string> };

/** The position of a consumer in each shard, stored in a file across restarts. */
export class Position {
  #shards: Record<string, string>;

  constructor(
    readonly path: string,
    readonly stream: string,
  ) {
    const saved = readJson<Saved>(path, { stream, shards: {} });
    // Positions of another stream, and so of another table, are ignored.
    this.#shards = saved.stream === stream ? saved.shards : {};
  }

  /** The last sequence number handled in a shard; undefined for none. */
  of(shard: string): string | undefined {
    const reached = this.#shards[shard];
    return reached === ENDED ? undefined : reached;
  }

  /** The last sequence number handled in each shard that has not ended. */
  reached(): Map<string, string> {
    return new Map(Object.entries(this.#shards).filter(([, sequence]) => sequence !== ENDED));
  }

  advance(shard: string, sequence: string): void {
    if (this.#shards[shard] === sequence) return;
    this.#shards[shard] = sequence;
    this.#save();
  }

  finish(shard: string): void {
    this.#shards[shard] = ENDED;
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
    const kept = Object.entries(this.#shards).filter(([id]) => existing.has(id));
    this.#shards = Object.fromEntries(kept);
  }

  #save(): void {
    writeJson(this.path, { stream: this.stream, shards: this.#shards } satisfies Saved);
  }
}
