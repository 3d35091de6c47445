import { marshall } from "@aws-sdk/util-dynamodb";
import { resetEnv } from "@foja/core/kernel/env";
import { type Listening, startBus } from "@foja/harness/bus";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { afterAll, beforeAll, expect, it } from "vitest";
import { handler as refresh } from "../reactions/records-refresh";
import { handler } from "./derive";

let bus: Listening;

beforeAll(async () => {
  bus = await startBus("records.changed");
});
afterAll(() => bus.stop());

const NOTHING_FAILED = { batchItemFailures: [] };

/** Creates that many tasks, in one practice. */
async function tasks(ana: Tenant, many: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 1; n <= many; n += 1) {
    const { body } = await ana.call("POST", "/api/tasks", { body: { name: `Escrito ${n}` } });
    ids.push((body.task as { _id: string })._id);
  }
  return ids;
}

const changes = (...all: [Tenant, string][]): DynamoDBStreamEvent => ({
  Records: all.map(([{ userId }, _id], n) => ({
    eventID: `e${n}`,
    eventName: "MODIFY",
    dynamodb: {
      SequenceNumber: String(n + 1),
      NewImage: marshall({ pk: "x", sk: "x", type: "task", userId, _id, version: 2 }) as never,
    },
  })),
});

const changesOf = (ana: Tenant, ids: string[]) =>
  changes(...ids.map((id): [Tenant, string] => [ana, id]));

async function found(ana: Tenant, q: string): Promise<string[]> {
  const { body } = await ana.call("GET", `/api/search?q=${encodeURIComponent(q)}`);
  return (body.results as { title: string }[]).map(({ title }) => title);
}

async function published({ userId }: Tenant) {
  const heard = await bus.heard();
  return heard.map(([, detail]) => detail as never).filter(({ ownerId }) => ownerId === userId);
}

it("publishes a bulk of one practice once, and derives the changes of others at once", async () => {
  const [loud, quiet] = [await newTenant(), await newTenant()];
  const [many, [own = ""]] = [await tasks(loud, 25), await tasks(quiet, 1)];
  const event = changes(...many.map((id): [Tenant, string] => [loud, id]), [quiet, own]);
  expect(await handler(event)).toEqual(NOTHING_FAILED);
  expect(await found(quiet, "escrito 1")).toEqual(["Escrito 1"]);
  expect(await found(loud, "escrito 25")).toEqual([]);

  const [detail, ...others] = await published(loud);
  expect(others).toEqual([]);
  const refs = many.map((id) => ({ kind: "task", id }));
  expect(detail).toEqual({
    ...{
      ownerId: loud.userId,
      search: refs,
      created: [],
      sources: refs,
      cases: [],
      counted: refs,
      losing: [],
      watched: [],
    },
  });
  for (let time = 0; time < 2; time += 1) await refresh({ id: "1", detail } as never);
  expect(await found(loud, "escrito 25")).toEqual(["Escrito 25"]);
  expect(await published(quiet)).toEqual([]);
});

it("derives fewer changes at once", async () => {
  const ana = await newTenant();
  expect(await handler(changesOf(ana, await tasks(ana, 24)))).toEqual(NOTHING_FAILED);
  expect(await found(ana, "escrito 24")).toEqual(["Escrito 24"]);
  expect(await published(ana)).toEqual([]);
});

it("derives a bulk at once where the bus does not take it", async () => {
  const ana = await newTenant();
  const ids = await tasks(ana, 25);
  const endpoint = process.env.EVENTS_ENDPOINT;
  process.env.EVENTS_ENDPOINT = "http://127.0.0.1:9";
  resetEnv();
  expect(await handler(changesOf(ana, ids))).toEqual(NOTHING_FAILED);
  process.env.EVENTS_ENDPOINT = endpoint;
  resetEnv();
  expect(await found(ana, "escrito 25")).toEqual(["Escrito 25"]);
});

it("returns only the record that cannot be derived, and derives its neighbours", async () => {
  const ana = await newTenant();
  const [first = "", last = ""] = await tasks(ana, 2);
  const tooLong = `tas_${"x".repeat(2000)}`;
  const answer = await handler(changesOf(ana, [first, tooLong, last]));
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: "2" }] });
  expect(await found(ana, "escrito")).toEqual(["Escrito 2", "Escrito 1"]);
});
