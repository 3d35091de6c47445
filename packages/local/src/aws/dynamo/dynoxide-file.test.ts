import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetRecords, indexExpiry, indexStream } from "./dynoxide-file";

const SEQUENCE = "CAST(sequence_number AS INTEGER)";
const SHARD = "table_name = 'foja' AND shard_id = 's'";

let folder = "";
let path = "";

function inFile<T>(work: (database: InstanceType<typeof Database>) => T): T {
  const database = new Database(path);
  const answer = work(database);
  database.close();
  return answer;
}

const MADE = `
    PRAGMA journal_mode = WAL;
    CREATE TABLE _stream_records (id INTEGER PRIMARY KEY AUTOINCREMENT, table_name TEXT NOT NULL,
      new_image TEXT, sequence_number TEXT NOT NULL, shard_id TEXT NOT NULL,
      created_at INTEGER NOT NULL);
    CREATE TABLE "foja" (pk TEXT, sk TEXT, item_json TEXT NOT NULL, PRIMARY KEY (pk, sk));`;

/** Creates a file as dynoxide does, without its metadata. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "foja-test-"));
  path = join(folder, "dynoxide.db");
  inFile((database) => database.exec(MADE));
  indexStream(path);
  indexExpiry(path, "foja");
});

afterAll(() => rmSync(folder, { recursive: true }));

function planOf(sql: string): string {
  const rows = inFile((database) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  const steps = rows as { detail: string }[];
  return steps.map(({ detail }) => detail).join("; ");
}

describe("the index that dynoxide lacks", () => {
  it.each([
    ["a write", `SELECT MAX(${SEQUENCE}) + 1 FROM _stream_records WHERE table_name = 'foja'`],
    [
      "a reading of a shard",
      `SELECT new_image FROM _stream_records WHERE ${SHARD} AND ${SEQUENCE} > 3
       ORDER BY ${SEQUENCE} ASC LIMIT 1000`,
    ],
    [
      "the description of a stream",
      `SELECT MIN(sequence_number), MAX(sequence_number) FROM _stream_records WHERE ${SHARD}`,
    ],
  ])("serves %s", (_, sql) => {
    const plan = planOf(sql);
    expect(plan).toMatch(/^SEARCH _stream_records USING (COVERING )?INDEX foja_stream/);
    expect(plan).not.toContain("TEMP B-TREE");
  });

  it("is made once", () => {
    indexStream(path);
    indexExpiry(path, "foja");
  });
});

it("finds what expires by an index", () => {
  const ttl = "json_extract(item_json, '$.ttl.N')";
  const sql = `SELECT pk FROM "foja" WHERE ${ttl} IS NOT NULL AND CAST(${ttl} AS INTEGER) < 5`;
  expect(planOf(sql)).toBe("SEARCH foja USING INDEX foja_ttl_foja (<expr><?)");
});

it("forgets old records slice by slice, of one table and shard, all but the newest", () => {
  const columns = "table_name, sequence_number, shard_id, created_at";
  const rows = Array.from({ length: 2500 }, (_, n) => `('foja', '${n + 1}', 's', ${n + 1})`);
  const values = [...rows, "('other', '1', 's', 1)"].join();
  inFile((it) => it.exec(`INSERT INTO _stream_records (${columns}) VALUES ${values}`));
  const forget = (upTo: bigint, before: number) =>
    forgetRecords(path, "foja", { shard: "s", upTo, before });
  expect(forget(2400n, 2200)).toBe(2199);
  expect(forget(2400n, 9999)).toBe(201);
  expect(forget(9999n, 9999)).toBe(99);
  const left = inFile((it) => it.prepare(`SELECT ${columns} FROM _stream_records`).all());
  expect(left).toMatchObject([
    { table_name: "foja", sequence_number: "2500" },
    { table_name: "other", sequence_number: "1" },
  ]);
});
