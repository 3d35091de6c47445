import { marshall } from "@aws-sdk/util-dynamodb";
import { get, type Item } from "@foja/core/kernel/dynamo";
import { type Listening, startBus } from "@foja/harness/bus";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler } from "./derive";

let bus: Listening;

beforeAll(async () => {
  bus = await startBus("folder.linked");
});
afterAll(() => bus.stop());

const image = (item: Item | undefined) => item && (marshall(item) as never);

/** The change of an item, as a stream event. */
const changed = (after: Item | undefined, before?: Item): DynamoDBStreamEvent => ({
  Records: [
    {
      eventID: "e1",
      dynamodb: { SequenceNumber: "1", NewImage: image(after), OldImage: image(before) },
    },
  ],
});

const standing = (ana: Tenant, _id: string) =>
  get<Item>({ pk: `OWNER#${ana.userId}`, sk: `FOLDER#${_id}` });

async function published(ana: Tenant) {
  const heard = await bus.heard();
  return heard.filter(([, detail]) => (detail as { ownerId: string }).ownerId === ana.userId);
}

describe("linking a case with the court", () => {
  it("is published once it is written, and not when something else of the case changes", async () => {
    const ana = await newTenant();
    const body = { folderName: "Vera c/ Obra Social s/ amparo" };
    const { folder } = (await ana.call("POST", "/api/folders", { body })).body;
    const { _id: folderId } = folder as { _id: string };
    const opened = await standing(ana, folderId);
    await handler(changed(opened));
    expect(await published(ana)).toEqual([]);

    const link = { system: "pjn", number: "123456/2024", fuero: "CIV" };
    await ana.call("PUT", `/api/folders/link-causa/${folderId}`, { body: link });
    const linked = await standing(ana, folderId);
    expect(await handler(changed(linked, opened))).toEqual({ batchItemFailures: [] });
    expect(await published(ana)).toEqual([["folder.linked", { ownerId: ana.userId, folderId }]]);

    await ana.call("PUT", `/api/folders/${folderId}`, { body: { description: "Otra" } });
    await handler(changed(await standing(ana, folderId), linked));
    await ana.call("DELETE", `/api/folders/${folderId}`);
    await handler(changed(undefined, linked));
    expect(await published(ana)).toHaveLength(1);
  });
});
