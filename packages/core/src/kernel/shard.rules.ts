const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The shard of an id, from 0: its last character is random, which spreads ids evenly. */
export const shardOf = (id: string, shards: number): number =>
  Math.max(0, ALPHABET.indexOf(id.slice(-1))) % shards;
