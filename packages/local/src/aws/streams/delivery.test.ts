import type { DynamoDBRecord } from "aws-lambda";
import { describe, expect, it } from "vitest";
import { type DeliveryRules, deliver } from "./delivery";

const record = (sequence: number): DynamoDBRecord => ({
  dynamodb: { SequenceNumber: String(sequence) },
});
const batchOf = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));
const numbers = (records: DynamoDBRecord[]) =>
  records.map((it) => Number(it.dynamodb?.SequenceNumber));
const failing = (...sequences: number[]) => ({
  batchItemFailures: sequences.map((it) => ({ itemIdentifier: String(it) })),
});

/** Delivers a batch and records every call. */
async function run(
  count: number,
  handle: (sequences: number[], call: number) => unknown,
  maxRetries = 3,
) {
  const calls: number[][] = [];
  const passed: number[] = [];
  const waits: number[] = [];
  const givenUp: { sequence: number; reason: string; tries: number }[] = [];
  const rules: DeliveryRules = {
    maxRetries,
    wait: async (failures) => void waits.push(failures),
    handle: async (records) => {
      calls.push(numbers(records));
      return handle(numbers(records), calls.length);
    },
    passed: (it) => passed.push(...numbers([it])),
    giveUp: (it, reason, tries) =>
      givenUp.push({ sequence: Number(it.dynamodb?.SequenceNumber), reason, tries }),
  };
  await deliver(batchOf(count), rules);
  return { calls, passed, waits, givenUp };
}

describe("deliver", () => {
  it.each([null, undefined, {}, { batchItemFailures: [] }, "ok"])(
    "takes %j for a batch all done",
    async (answer) => {
      const { calls, passed } = await run(3, () => answer);
      expect(calls).toEqual([[1, 2, 3]]);
      expect(passed).toEqual([3]);
    },
  );

  it("goes on from the first failure, keeping the order", async () => {
    const { calls, passed, givenUp } = await run(4, (_, call) => (call === 1 ? failing(4, 3) : {}));
    expect(calls).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ]);
    expect(passed).toEqual([2, 4]);
    expect(givenUp).toEqual([]);
  });

  it("gives a record up after its retries and goes on with the next", async () => {
    const { calls, waits, givenUp } = await run(
      3,
      (given) => (given.includes(2) ? failing(2) : {}),
      2,
    );
    expect(calls).toEqual([[1, 2, 3], [2, 3], [2, 3], [3]]);
    expect(waits).toEqual([1, 2]);
    expect(givenUp).toEqual([
      { sequence: 2, reason: "the handler answered it as failed", tries: 3 },
    ]);
  });

  it("halves a batch that fails whole until the bad record is alone", async () => {
    const handled = new Set<number>();
    const { passed, givenUp } = await run(100, (given) => {
      if (given.includes(37)) throw new Error("no lo entiendo");
      for (const it of given) handled.add(it);
    });
    expect(handled.size).toBe(99);
    expect(givenUp).toEqual([{ sequence: 37, reason: "no lo entiendo", tries: 4 }]);
    expect(passed.at(-1)).toBe(100);
    expect(passed).toEqual([...passed].sort((a, b) => a - b));
  });

  it("treats an answer with an unknown record as a failure of the whole batch", async () => {
    const { calls, givenUp } = await run(2, (_, call) => (call === 1 ? failing(9) : {}));
    expect(calls).toEqual([[1, 2], [1], [2]]);
    expect(givenUp).toEqual([]);
  });

  it("counts failures anew once something went through", async () => {
    const failures = new Map([
      [1, 2],
      [2, 2],
    ]);
    const { givenUp } = await run(
      2,
      ([head = 0]) => {
        const left = failures.get(head) ?? 0;
        failures.set(head, left - 1);
        return left > 0 ? failing(head) : {};
      },
      2,
    );
    expect(givenUp).toEqual([]);
  });

  it("gives up each record of a batch when all of them fail", async () => {
    const { givenUp } = await run(
      5,
      () => {
        throw new Error("roto");
      },
      1,
    );
    expect(givenUp.map((it) => it.sequence)).toEqual([1, 2, 3, 4, 5]);
  });

  it("does nothing with an empty batch", async () => {
    expect((await run(0, () => ({}))).calls).toEqual([]);
  });
});
