import { AppError } from "@foja/core/kernel/error";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { expect, it } from "vitest";
import { forEachRecord } from "./records";

const event = (...ids: string[]): DynamoDBStreamEvent => ({
  Records: ids.map((id, n) => ({
    eventID: id,
    eventName: "INSERT",
    dynamodb: { SequenceNumber: String(n + 1), NewImage: { pk: { S: id }, type: { S: "task" } } },
  })),
});

const outage = () => new AppError("service.unavailable", "Servicio temporalmente no disponible");

it("waits for a table that does not answer, and then handles every record", async () => {
  const done: string[] = [];
  let refusals = 2;
  const handler = forEachRecord(async ({ pk }) => {
    if (refusals-- > 0) throw outage();
    done.push(pk);
  });
  expect(await handler(event("a", "b"))).toEqual({ batchItemFailures: [] });
  expect(done).toEqual(["a", "b"]);
});

it("answers what failed when its patience is over, without trying it again", async () => {
  let tries = 0;
  const handler = forEachRecord(async () => {
    tries += 1;
    throw outage();
  }, 0);
  const { batchItemFailures } = await handler(event("a", "b"));
  expect(batchItemFailures).toEqual([{ itemIdentifier: "1" }, { itemIdentifier: "2" }]);
  expect(tries).toBe(2);
});

it("handles the neighbours of a record that can never be handled, and does not insist on it", async () => {
  const tried: string[] = [];
  const handler = forEachRecord(async ({ pk }) => {
    tried.push(pk);
    if (pk === "poison") throw new TypeError("not a record");
  });
  expect(await handler(event("a", "poison", "b"))).toEqual({
    batchItemFailures: [{ itemIdentifier: "2" }],
  });
  expect(tried).toEqual(["a", "poison", "b"]);
});
