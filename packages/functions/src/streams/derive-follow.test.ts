import { marshall } from "@aws-sdk/util-dynamodb";
import { at, now } from "@foja/core/clock";
import { commit, get, type Item, removeAny } from "@foja/core/dynamo";
import { Shelves } from "@foja/core/shelves";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { handler } from "./derive";

async function caseWith(tenant: Tenant, movements: number): Promise<string> {
  const opened = await tenant.call("POST", "/api/folders", { body: { folderName: "Una causa" } });
  const folderId = (opened.body.folder as { _id: string })._id;
  for (let n = 1; n <= movements; n += 1) {
    const body = { folderId, title: `Despacho ${n}`, time: "2026-03-10" };
    await tenant.call("POST", "/api/movements", { body });
  }
  return folderId;
}

const removed = (tenant: Tenant, _id: string) => ({
  Records: [
    {
      eventID: _id,
      eventName: "REMOVE" as const,
      dynamodb: {
        SequenceNumber: "1",
        OldImage: marshall({
          pk: `OWNER#${tenant.userId}`,
          sk: `DELETED#FOLDER#${_id}`,
          type: "folder",
          userId: tenant.userId,
          _id,
          folderName: "Una causa",
        }) as never,
      },
    },
  ],
});

const tally = (tenant: Tenant, folderId: string) =>
  get<Item>({ pk: `OWNER#${tenant.userId}`, sk: `TALLY#${folderId}` });

describe("what hangs from a case", () => {
  it("goes for good with it, told once or many times, after a purge cut short", async () => {
    const ana = await newTenant();
    const folderId = await caseWith(ana, 3);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect(await tally(ana, folderId)).toMatchObject({ movement: 3 });
    // The purge removed the case and died before its movements.
    await commit(removeAny({ pk: `OWNER#${ana.userId}`, sk: `DELETED#FOLDER#${folderId}` }));
    for (let time = 0; time < 3; time += 1) {
      expect(await handler(removed(ana, folderId))).toEqual({ batchItemFailures: [] });
    }
    expect(await tally(ana, folderId)).toBeUndefined();
  });

  it("stays while the case can come back", async () => {
    const ana = await newTenant();
    const folderId = await caseWith(ana, 2);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    await handler(removed(ana, folderId));
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    const { body } = await ana.call("GET", `/api/movements/folder/${folderId}`);
    expect(body.pagination).toMatchObject({ total: 2 });
  });

  it("is purged with the case after thirty days", async () => {
    const ana = await newTenant();
    const folderId = await caseWith(ana, 2);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    await at(now() + 31 * 24 * 3600 * 1000, () => Shelves.purge());
    expect(await tally(ana, folderId)).toBeUndefined();
  });
});

describe("the counts of a case", () => {
  it("are made right again from its entries", async () => {
    const ana = await newTenant();
    const folderId = await caseWith(ana, 4);
    await commit(removeAny({ pk: `OWNER#${ana.userId}`, sk: `TALLY#${folderId}` }));
    const before = await ana.call("GET", `/api/movements/folder/${folderId}`);
    expect(before.body.pagination).toMatchObject({ total: 0 });
    expect(await Shelves.rebuild(ana.userId)).toEqual({ indexed: 1, corrected: 1 });
    const after = await ana.call("GET", `/api/movements/folder/${folderId}`);
    expect(after.body.pagination).toMatchObject({ total: 4 });
  });
});
