import { marshall } from "@aws-sdk/util-dynamodb";
import { Novedades } from "@foja/core/courts/novedades";
import { commit, get, type Item, removeAny, walk } from "@foja/core/kernel/dynamo";
import { historyRange } from "@foja/core/kernel/records";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";
import { handler } from "./derive";

const kept = async ({ userId }: Tenant, id: string) => {
  const actions: unknown[] = [];
  for await (const item of walk(historyRange(userId, id)))
    actions.push(Reflect.get(item, "action"));
  return actions;
};

/** Delivers to the consumer that an item was deleted, or created. */
async function deliver(item: Item, image: "OldImage" | "NewImage" = "OldImage"): Promise<void> {
  const eventName = image === "OldImage" ? ("REMOVE" as const) : ("INSERT" as const);
  const dynamodb = { SequenceNumber: "1", [image]: marshall(item) as never };
  const record = { eventID: item.sk, eventName, dynamodb };
  expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [] });
}

async function itemAt(ana: Tenant, sk: string): Promise<Item> {
  const item = await get<Item>({ pk: `OWNER#${ana.userId}`, sk });
  if (!item) throw new Error(`nothing at ${sk}`);
  return item;
}

const made = async (ana: Tenant, path: string, entity: string, body: object) =>
  ((await ana.call("POST", path, { body })).body[entity] as { _id: string })._id;

it("keeps the history of a record while it can come back, and not once it has gone for good", async () => {
  const ana = await newTenant();
  const id = await made(ana, "/api/tasks", "task", { name: "Notificar" });
  await ana.call("PUT", `/api/tasks/${id}`, { body: { name: "Notificar hoy" } });
  await ana.call("DELETE", `/api/tasks/${id}`);
  const binned = await itemAt(ana, `DELETED#TASK#${id}`);
  await ana.call("POST", `/api/tasks/${id}/restore`);
  await deliver(binned);
  expect(await kept(ana, id)).toEqual(["restored", "deleted", "changed"]);
  await ana.call("DELETE", `/api/tasks/${id}`);
  await ana.call("DELETE", `/api/trash/${id}`);
  await deliver(binned);
  expect(await kept(ana, id)).toEqual([]);
});

it("forgets the movements that went for good with their case", async () => {
  const ana = await newTenant();
  const folderId = await made(ana, "/api/folders", "folder", { folderName: "Sosa" });
  const body = { folderId, title: "Traslado", time: "2026-11-02" };
  const id = await made(ana, "/api/movements", "movement", body);
  await ana.call("PUT", `/api/movements/${id}`, { body: { title: "Traslado de la demanda" } });
  const movement = await itemAt(ana, `MOVEMENT#${id}`);
  await deliver(movement);
  expect(await kept(ana, id)).toEqual(["changed"]);
  await commit(removeAny(movement));
  await deliver(movement);
  expect(await kept(ana, id)).toEqual([]);
});

it("says who entered a record, however often it hears of it, and nothing of what is gone", async () => {
  const ana = await newTenant();
  const id = await made(ana, "/api/tasks", "task", { name: "Notificar" });
  const task = await itemAt(ana, `TASK#${id}`);
  for (let time = 0; time < 2; time += 1) await deliver(task, "NewImage");
  expect(await kept(ana, id)).toEqual(["created"]);
  await deliver({ ...task, version: 2 }, "NewImage");
  expect(await kept(ana, id)).toEqual(["created"]);
  await ana.call("DELETE", `/api/tasks/${id}`);
  await ana.call("DELETE", `/api/trash/${id}`);
  await deliver({ ...task, purgeAt: "2026-12-24" } as Item);
  expect(await kept(ana, id)).toEqual([]);
  await deliver(task, "NewImage");
  expect(await kept(ana, id)).toEqual([]);
});

it("keeps what was done to a novedad while it lies in a drawer, and not once it went with its case", async () => {
  const ana = await newTenant();
  const folderId = await made(ana, "/api/folders", "folder", { folderName: "Sosa" });
  const facts = { title: "Vista", text: "", link: null, number: "CIV 1/2024", date: "2026-11-20" };
  const from = { causaId: "cau_1", source: "pjn" as const, movementId: "mov_1" };
  await ana.as(() => commit(...Novedades.plan({ folderId, ...from, ...facts }).writes));
  const { novedades } = await ana.as(() => Novedades.list({ state: "open", limit: 1 }));
  const id = novedades[0]?._id ?? "";
  const open = await itemAt(ana, `NOVEDAD#${id}`);
  await ana.call("PATCH", `/api/novedades/${id}`, { body: { state: "noAction" } });
  await deliver(open);
  expect(await kept(ana, id)).toEqual(["dismissed"]);
  const handled = await itemAt(ana, `HANDLED#NOVEDAD#${id}`);
  await commit(removeAny(handled));
  await deliver(handled);
  expect(await kept(ana, id)).toEqual([]);
});
