import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stream } from "@foja/functions/triggers";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { beforeEach, describe, expect, it } from "vitest";
import { Consumer } from "./consumer";
import { DeadLetters } from "./dead-letters";
import { Position } from "./position";
import type { Page, ShardInfo, StreamRecord, StreamSource } from "./source";

const TRIGGER: Stream = {
  name: "things",
  handler: "things.handler",
  eventNames: ["INSERT"],
  itemTypes: ["thing"],
  batchSize: 2,
  lanes: 1,
  maxRetries: 1,
  timeoutSeconds: 5,
};

/** The most records of one read, as `GetRecords` has them. */
const PAGE = 1000;

type ScriptedShard = ShardInfo & { sequences: number[]; closed?: boolean };

/** A stream whose shards split, as those of a busy table do, but not those of local databases. */
class ScriptedSource {
  readonly arn = "arn:stream";
  readonly reads: string[] = [];
  constructor(public script: ScriptedShard[]) {}

  async shards(): Promise<ShardInfo[]> {
    return this.script.map(({ id, parent }) => ({ id, parent }));
  }

  async read(shard: string, after: string | undefined): Promise<Page> {
    this.reads.push(shard);
    const { sequences = [], closed = false } = this.script.find((it) => it.id === shard) ?? {};
    const rest = sequences.filter((sequence) => sequence > Number(after ?? 0));
    const page = rest.slice(0, PAGE);
    return { records: page.map(toRecord), ended: closed && page.length === rest.length };
  }
}

const toRecord = (sequence: number): StreamRecord => ({
  eventID: String(sequence),
  eventName: "INSERT",
  dynamodb: {
    Keys: { pk: { S: `p${sequence % partitions}` } },
    NewImage: { type: { S: "thing" } },
    SequenceNumber: String(sequence),
  },
});

let folder = "";
let seen: number[];
/** How many partition keys the records are spread over. */
let partitions = 1;
let batches: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foja-test-"));
  seen = [];
  batches = 0;
  partitions = 1;
});

function consume(
  source: ScriptedSource,
  handle?: (sequences: number[]) => unknown,
  lanes = 1,
  batchSize = TRIGGER.batchSize,
): Consumer {
  return new Consumer({
    trigger: { ...TRIGGER, lanes, batchSize },
    source: source as unknown as StreamSource,
    position: new Position(join(folder, "position.json"), source.arn),
    deadLetters: new DeadLetters(join(folder, "dead.jsonl")),
    wait: async () => {},
    handler: (event: DynamoDBStreamEvent) => {
      batches += 1;
      const sequences = event.Records.map((it) => Number(it.dynamodb?.SequenceNumber));
      seen.push(...sequences);
      return handle?.(sequences);
    },
  });
}

describe("a consumer of a stream whose shards split", () => {
  it("reads a parent to its end before its children", async () => {
    const source = new ScriptedSource([
      { id: "a", sequences: [1, 2, 3], closed: true },
      { id: "b", parent: "a", sequences: [4, 6] },
      { id: "c", parent: "a", sequences: [5] },
    ]);
    const consumer = consume(source);
    await consumer.pass();
    expect(seen).toEqual([1, 2, 3]);
    await consumer.pass();
    expect(seen).toEqual([1, 2, 3, 4, 6, 5]);
  });

  it("does not begin a child while its parent is open", async () => {
    const source = new ScriptedSource([
      { id: "a", sequences: [1] },
      { id: "b", parent: "a", sequences: [2] },
    ]);
    const consumer = consume(source);
    await consumer.pass();
    await consumer.pass();
    expect(seen).toEqual([1]);
    expect(source.reads).not.toContain("b");
  });

  it("never reads an ended shard again, not even after a restart", async () => {
    const source = new ScriptedSource([{ id: "a", sequences: [1], closed: true }]);
    await consume(source).pass();
    const reads = source.reads.length;
    await consume(source).pass();
    expect(source.reads).toHaveLength(reads);
    expect(seen).toEqual([1]);
  });

  it("finds shards that were born after it began", async () => {
    const source = new ScriptedSource([{ id: "a", sequences: [1] }]);
    const consumer = consume(source);
    await consumer.pass();
    source.script = [
      { id: "a", sequences: [1, 2], closed: true },
      { id: "b", parent: "a", sequences: [3] },
    ];
    await consumer.pass();
    await consumer.pass();
    expect(seen).toEqual([1, 2, 3]);
  });

  it("reads a child whose parent the stream has forgotten", async () => {
    const source = new ScriptedSource([{ id: "b", parent: "a", sequences: [7] }]);
    await consume(source).pass();
    expect(seen).toEqual([7]);
  });
});

describe("passes", () => {
  it("deliver batches of the right size and return the number of records", async () => {
    const source = new ScriptedSource([{ id: "a", sequences: [1, 2, 3, 4, 5] }]);
    const consumer = consume(source);
    expect(await consumer.pass()).toBe(5);
    expect(batches).toBe(3);
    expect(await consumer.pass()).toBe(0);
  });

  it("run one after another, however many are asked for at once", async () => {
    const source = new ScriptedSource([{ id: "a", sequences: [1, 2, 3] }]);
    const consumer = consume(source);
    const counts = await Promise.all([consumer.pass(), consumer.pass(), consumer.pass()]);
    expect(counts).toEqual([3, 0, 0]);
    expect(seen).toEqual([1, 2, 3]);
  });

  it("go on after one that failed", async () => {
    const source = new ScriptedSource([{ id: "a", sequences: [1] }]);
    const consumer = consume(source);
    const read = source.read.bind(source);
    source.read = () => Promise.reject(new Error("no database"));
    await expect(consumer.pass()).rejects.toThrow("no database");
    source.read = read;
    expect(await consumer.pass()).toBe(1);
  });

  it("pass over what is filtered out, for good", async () => {
    const source = new ScriptedSource([{ id: "a", sequences: [1, 2] }]);
    source.read = async (_, after) => ({
      records: after === "2" ? [] : [1, 2].map((it) => ({ ...toRecord(it), eventName: "REMOVE" })),
      ended: false,
    });
    await consume(source).pass();
    expect(seen).toEqual([]);
    const position = new Position(join(folder, "position.json"), source.arn);
    expect(position.of("a")).toBe("2");
  });

  it("write a record down as lost before they pass it", async () => {
    const source = new ScriptedSource([{ id: "a", sequences: [1, 2, 3] }]);
    const consumer = consume(source, (sequences) => {
      if (sequences.includes(2)) throw new Error("veneno");
    });
    await consumer.pass();
    const letters = new DeadLetters(join(folder, "dead.jsonl")).list();
    expect(letters).toMatchObject([{ consumer: "things", reason: "veneno", tries: 2 }]);
    expect(new Position(join(folder, "position.json"), source.arn).of("a")).toBe("3");
  });
});

describe("a consumer with lanes", () => {
  const ofPartition = (rest: number) => seen.filter((sequence) => sequence % partitions === rest);

  it("keeps what has one key in order, and lets no key wait for another that fails", async () => {
    partitions = 3;
    const source = new ScriptedSource([{ id: "a", sequences: [1, 2, 3, 4, 5, 6, 7, 8, 9] }]);
    const fails = (sequences: number[]) => {
      if (sequences.some((sequence) => sequence % partitions === 0)) throw new Error("no");
    };
    const consumer = consume(source, fails, 10);
    expect(await consumer.pass()).toBe(9);
    expect(ofPartition(1)).toEqual([1, 4, 7]);
    expect(ofPartition(2)).toEqual([2, 5, 8]);
    expect(new DeadLetters(join(folder, "dead.jsonl")).list()).toHaveLength(3);
    expect(await consumer.pass()).toBe(0);
  });

  it("reads on while a key is stuck, and goes back no further than to it", async () => {
    partitions = 2;
    const source = new ScriptedSource([{ id: "a", sequences: [1, 2, 3] }]);
    const release: (() => void)[] = [];
    const held = (sequences: number[]) =>
      sequences.includes(2) ? new Promise<void>((done) => release.push(done)) : undefined;
    const consumer = consume(source, held, 10);
    const passing = consumer.pass();
    await expect.poll(() => seen).toEqual([1, 3, 2]);
    source.script = [{ id: "a", sequences: [1, 2, 3, 4, 5] }];
    await expect.poll(() => seen).toEqual([1, 3, 2, 5]);
    const saved = () => new Position(join(folder, "position.json"), source.arn).of("a");
    expect(saved()).toBe("1");
    for (const done of release) done();
    expect(await passing).toBe(5);
    expect(seen).toEqual([1, 3, 2, 5, 4]);
    expect(saved()).toBe("5");
  });

  it("goes on from the beginning of what a kill left half done", async () => {
    partitions = 2;
    const source = new ScriptedSource([{ id: "a", sequences: [1, 2, 3, 4] }]);
    const dies = () => new Promise(() => {});
    void consume(source, dies, 10).pass();
    await consume(source, undefined, 10).pass();
    expect(new Set(seen)).toEqual(new Set([1, 2, 3, 4]));
  });

  /** A stream of a bulk in one partition, and of one record of another at its end. */
  const bulk = (size: number) => {
    partitions = 2;
    const even = Array.from({ length: size }, (_, n) => 2 * (n + 1));
    return { even, letter: 2 * size + 1, sequences: [...even, 2 * size + 1] };
  };

  /** Handles the letter at once, and the bulk when released. */
  function holdingEven() {
    let release: () => void = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    let arrived: () => void = () => {};
    const letterCame = new Promise<void>((done) => {
      arrived = done;
    });
    const handle = (sequences: number[]) => {
      if (sequences.some((sequence) => sequence % 2 === 1)) return arrived();
      return released;
    };
    return { handle, release: () => release(), letterCame };
  }

  const saved = (source: ScriptedSource) => new Position(join(folder, "position.json"), source.arn);
  const ofBulk = () => seen.filter((sequence) => sequence % 2 === 0);

  it("delivers what lies behind more records of a stuck key than it holds", async () => {
    const { even, letter, sequences } = bulk(6000);
    const source = new ScriptedSource([{ id: "a", sequences }]);
    const { handle, release, letterCame } = holdingEven();
    const passing = consume(source, handle, 10, 100).pass();
    await letterCame;
    expect(ofBulk()).toEqual(even.slice(0, 100));
    release();
    await passing;
    expect(ofBulk()).toEqual(even);
    expect(seen.filter((sequence) => sequence === letter)).toEqual([letter]);
    expect(saved(source).of("a")).toBe(`${letter}`);
  });

  it("repeats after a kill what the stuck key had, and nothing of the others", async () => {
    const { even, letter, sequences } = bulk(6000);
    const source = new ScriptedSource([{ id: "a", sequences }]);
    const { handle, letterCame } = holdingEven();
    void consume(source, handle, 10, 100).pass();
    await letterCame;
    await expect.poll(() => saved(source).ofLanes("a", 10)).toContain(`${letter}`);
    expect(saved(source).of("a")).toBeUndefined();
    seen = [];
    await consume(source, undefined, 10, 100).pass();
    expect(seen).toEqual(even);
  });

  it("reads a closed shard to its end for a key that was stuck, before its child", async () => {
    const { even, sequences } = bulk(1200);
    const source = new ScriptedSource([
      { id: "a", sequences, closed: true },
      { id: "b", parent: "a", sequences: [4000] },
    ]);
    const { handle, release, letterCame } = holdingEven();
    const consumer = consume(source, handle, 10, 100);
    const passing = consumer.pass();
    await letterCame;
    release();
    await passing;
    expect(source.reads).not.toContain("b");
    await consumer.pass();
    expect(ofBulk()).toEqual([...even, 4000]);
  });
});
