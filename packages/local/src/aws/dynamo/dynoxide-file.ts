import { createRequire } from "node:module";
import type Libsql from "libsql";

/**
 * The SQLite file of a dynoxide that runs, for what dynoxide leaves undone in it. SQLite lets both
 * processes write; each waits for the other's transaction, so those made here are short.
 */

/** How long to wait for a transaction of dynoxide's, in milliseconds. */
const PATIENCE_MS = 5000;

/** Loaded where there is such a file: another machine may lack it. */
const require = createRequire(import.meta.url);

function inFile<T>(path: string, work: (database: Libsql.Database) => T): T {
  const Database: typeof Libsql = require("libsql");
  const database = new Database(path, { timeout: PATIENCE_MS });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const SEQUENCE = "CAST(sequence_number AS INTEGER)";

/**
 * The index that dynoxide's stream lacks: it looks for the highest sequence number at every write,
 * for those after a number at every reading of a shard, and for a shard's range when it describes
 * one. This index serves all three (docs/decisions/030-dynoxide.md).
 */
export function indexStream(path: string): void {
  const columns = `table_name, ${SEQUENCE}, shard_id, sequence_number`;
  inFile(path, (database) =>
    database.exec(`CREATE INDEX IF NOT EXISTS foja_stream ON _stream_records(${columns})`),
  );
}

const attribute = (path: string) => `json_extract(item_json, '$.${path}')`;
const TTL = attribute("ttl.N");

/** Indexes the items of a table that expire, by the second they do. */
export function indexExpiry(path: string, table: string): void {
  inFile(path, (database) =>
    database.exec(
      `CREATE INDEX IF NOT EXISTS ${name("foja_ttl_", table)}
       ON ${name("", table)}(CAST(${TTL} AS INTEGER)) WHERE ${TTL} IS NOT NULL`,
    ),
  );
}

export type Key = { pk: string; sk: string };

/** The keys of items whose `ttl` lies before a second of the Unix epoch, the longest expired first. */
export function expiredKeys(path: string, table: string, second: number, most: number): Key[] {
  const sql = `SELECT ${attribute("pk.S")} AS pk, ${attribute("sk.S")} AS sk
    FROM ${name("", table)}
    WHERE ${TTL} IS NOT NULL AND CAST(${TTL} AS INTEGER) < ?
    ORDER BY CAST(${TTL} AS INTEGER) LIMIT ?`;
  return inFile(path, (database) => database.prepare(sql).all(second, most) as Key[]);
}

/** The stream records of a shard that may go: numbers up to `upTo`, older than `before` (Unix seconds). */
export type Forgettable = { shard: string; upTo: bigint; before: number };

/** Records looked at in one transaction. */
const SLICE = 1000;

/**
 * Deletes stream records, oldest first, and answers how many. The newest of the table always stays:
 * dynoxide counts on from it, and would begin again at 1, where no consumer looks any more.
 */
export function forgetRecords(path: string, table: string, which: Forgettable): number {
  const highest = `SELECT MAX(${SEQUENCE}) FROM _stream_records WHERE table_name = :table`;
  const oldest = `SELECT id, created_at FROM _stream_records
    WHERE table_name = :table AND shard_id = :shard
      AND ${SEQUENCE} <= :upTo AND ${SEQUENCE} < (${highest})
    ORDER BY ${SEQUENCE} LIMIT ${SLICE}`;
  const sql = `DELETE FROM _stream_records
    WHERE id IN (SELECT id FROM (${oldest}) WHERE created_at < :before)`;
  return inFile(path, (database) => {
    const slice = database.prepare(sql);
    let all = 0;
    for (let gone = SLICE; gone === SLICE; all += gone) {
      gone = slice.run({ table, ...which }).changes;
    }
    return all;
  });
}

/** A name as SQL writes it. */
const name = (prefix: string, table: string) => `"${prefix}${table.replaceAll('"', '""')}"`;
