import { marshall } from "@aws-sdk/util-dynamodb";
import { get, type Item, requestOf, walk } from "@foja/core/kernel/dynamo";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it, vi } from "vitest";
import { handler as sweep } from "../jobs/deadlines-sweep";
import { log } from "../log";
import { handler as deliver } from "./deliver";
import { handler as derive } from "./derive";

const itemsOf = async ({ userId }: Tenant, prefix: string) => {
  const found: Item[] = [];
  const sk = { from: prefix, to: `${prefix}~` };
  for await (const item of walk({ pk: `OWNER#${userId}`, sk })) found.push(item);
  return found;
};

const inserted = (...items: Item[]) => ({
  Records: items.map((item, n) => ({
    ...{ eventID: `event-${n}`, eventName: "INSERT" as const },
    dynamodb: { SequenceNumber: `${n + 1}`, NewImage: marshall(item) as never },
  })),
});

async function task(ana: Tenant, name: string): Promise<{ item: Item; request: string }> {
  const body = { name, dueDate: "2031-03-10" };
  const answer = await ana.call("POST", "/api/tasks", { body });
  const { _id } = answer.body.task as { _id: string };
  const item = await get<Item>({ pk: `OWNER#${ana.userId}`, sk: `TASK#${_id}` });
  if (!item) throw new Error("no task");
  return { item, request: answer.headers.get("x-request-id") ?? "" };
}

it("follows one click to its alert and to who is told: each writes and logs its request", async () => {
  await ownTable();
  const ana = await newTenant();
  const { item, request } = await task(ana, "Apelar");
  expect(requestOf(item)).toBe(request);
  await derive(inserted(item));
  const [reminder] = await itemsOf(ana, "REMINDER#");
  expect(requestOf(reminder as Item)).toBe(request);

  await sweep({ now: "2031-03-07T11:00:00.000Z" });
  const [alert] = await itemsOf(ana, "ALERT#");
  expect(requestOf(alert as Item)).toBe(request);

  const line = vi.spyOn(log(), "info").mockImplementation(() => {});
  await deliver(inserted(alert as Item));
  expect(line).toHaveBeenCalledWith(
    "batch",
    expect.objectContaining({ consumer: "deliver", requests: [request] }),
  );
  line.mockRestore();
});

it("names of several requests whose changes are derived together the latest three", async () => {
  const ana = await newTenant();
  const made = [];
  for (const name of ["Apelar", "Notificar", "Impugnar", "Contestar"]) {
    made.push(await task(ana, name));
  }
  await derive(inserted(...made.map(({ item }) => item)));
  const [reminder] = await itemsOf(ana, "REMINDER#");
  const latest = made.slice(1).map(({ request }) => request);
  expect(requestOf(reminder as Item)).toBe(latest.join("|"));
});

it("says nothing of an item from before, or of one that nobody's request wrote", () => {
  expect(requestOf({})).toBeUndefined();
  expect(requestOf({ writeId: "c2luIHB1bnRv" })).toBeUndefined();
  expect(requestOf({ writeId: "c2luIHB1bnRv.-" })).toBeUndefined();
  expect(requestOf({ writeId: "recovered-c2luIHB1bnRv.abc.d" })).toBe("abc.d");
});
