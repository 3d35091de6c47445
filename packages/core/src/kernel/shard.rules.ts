const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The shard, from 0, of an identifier: its last character is chance, which spreads them evenly. */
export const shardOf = (id: string, shards: number): number =>
  Math.max(0, ALPHABET.indexOf(id.slice(-1))) % shards;
