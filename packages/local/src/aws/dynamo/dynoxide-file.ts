import { createRequire } from "node:module";
import type Libsql from "libsql";

/**
 * Work on the SQLite file of a running dynoxide. SQLite lets both processes write; each waits for
 * the other's transaction, so those made here are short. See docs/decisions/030-dynoxide.md.
 */

/** How long to wait for a transaction of dynoxide, in milliseconds. */
const PATIENCE_MS = 5000;

/** libsql is optional, like dynoxide, so it is loaded on first use. */
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

/** Copies the file of a database, running or not, as it is at one moment. */
export const copyDatabase = (path: string, into: string): void =>
  inFile(path, (database) => {
    database.prepare("VACUUM INTO ?").run(into);
  });

/** How many items all tables of a file hold. */
export const countItems = (path: string): number =>
  inFile(path, (database) => {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all() as { name: string }[];
    const hasItems = ({ name: table }: { name: string }) =>
      (database.prepare(`PRAGMA table_info("${table}")`).all() as { name: string }[]).some(
        (column) => column.name === "item_json",
      );
    const count = ({ name: table }: { name: string }) =>
      (database.prepare(`SELECT COUNT(*) AS n FROM "${table}"`).get() as { n: number }).n;
    return tables.filter(hasItems).reduce((sum, one) => sum + count(one), 0);
  });

const SEQUENCE = "CAST(sequence_number AS INTEGER)";

/**
 * Creates the index that dynoxide's stream lacks. dynoxide looks for the highest sequence number at
 * every write, for the records after a number at every read of a shard, and for the range of a
 * shard when it describes a stream: this index serves all three.
 */
export function indexStream(path: string): void {
  const columns = `table_name, ${SEQUENCE}, shard_id, sequence_number`;
  inFile(path, (database) =>
    database.exec(`CREATE INDEX IF NOT EXISTS foja_stream ON _stream_records(${columns})`),
  );
}

const attribute = (path: string) => `json_extract(item_json, '$.${path}')`;
const TTL = attribute("ttl.N");

/** Creates an index of the items of a table that expire, by the second they do. */
export function indexExpiry(path: string, table: string): void {
  inFile(path, (database) =>
    database.exec(
      `CREATE INDEX IF NOT EXISTS ${name("foja_ttl_", table)}
       ON ${name("", table)}(CAST(${TTL} AS INTEGER)) WHERE ${TTL} IS NOT NULL`,
    ),
  );
}

export type Key = { pk: string; sk: string };

/** The keys of items that expired before a second (Unix time), the earliest expired first. */
export function expiredKeys(path: string, table: string, second: number, most: number): Key[] {
  const sql = `SELECT ${attribute("pk.S")} AS pk, ${attribute("sk.S")} AS sk
    FROM ${name("", table)}
    WHERE ${TTL} IS NOT NULL AND CAST(${TTL} AS INTEGER) < ?
    ORDER BY CAST(${TTL} AS INTEGER) LIMIT ?`;
  return inFile(path, (database) => database.prepare(sql).all(second, most) as Key[]);
}

/** Stream records of a shard: sequence numbers up to `upTo`, older than `before` (Unix seconds). */
export type Forgettable = { shard: string; upTo: bigint; before: number };

/** How many records one transaction may delete. */
const SLICE = 1000;

/**
 * Deletes stream records, oldest first; returns how many. The newest record of the table always
 * stays: without it dynoxide would number from 1 again, and no consumer would read that.
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

/** A quoted SQL name. */
const name = (prefix: string, table: string) => `"${prefix}${table.replaceAll('"', '""')}"`;
