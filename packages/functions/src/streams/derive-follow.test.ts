import { marshall } from "@aws-sdk/util-dynamodb";
import { Causas } from "@foja/core/courts/causas";
import { Novedades } from "@foja/core/courts/novedades";
import { at, now } from "@foja/core/kernel/clock";
import { commit, get, type Item, query, removeAny } from "@foja/core/kernel/dynamo";
import { Shelves } from "@foja/core/operations/shelves";
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

const removed = (tenant: Tenant, _id: string, court?: object) => ({
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
          ...(court && { court }),
        }) as never,
      },
    },
  ],
});

const tally = (tenant: Tenant, folderId: string) =>
  get<Item>({ pk: `OWNER#${tenant.userId}`, sk: `TALLY#${folderId}` });

describe("what hangs from a case", () => {
  it("goes for good with it, however often the record comes, after a purge cut short", async () => {
    const ana = await newTenant();
    const folderId = await caseWith(ana, 3);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect(await tally(ana, folderId)).toMatchObject({ movement: 3 });
    // The purge deleted the case and died before its movements.
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
    await longAgo(() => ana.call("DELETE", `/api/folders/${folderId}`));
    await Shelves.purge();
    expect(await tally(ana, folderId)).toBeUndefined();
  });
});

describe("what came from the courts for a case", () => {
  const NUMBER = "CIV 123456/2024";

  async function linked(tenant: Tenant) {
    const folderId = await caseWith(tenant, 0);
    const body = { system: "pjn", number: NUMBER, allowDuplicate: true };
    const path = `/api/folders/link-causa/${folderId}`;
    const { body: answer } = await tenant.call("PUT", path, { body });
    const facts = { date: "2026-11-20", title: "Vista", text: "", link: null, number: NUMBER };
    await tenant.as(async () => {
      for (const movementId of ["mov_1", "mov_2"]) {
        const arrived = {
          folderId,
          causaId: "cau_1",
          movementId,
          source: "pjn" as const,
          ...facts,
        };
        await commit(...Novedades.plan(arrived).writes);
      }
    });
    return { folderId, court: (answer.folder as { court: object }).court };
  }

  const left = async ({ userId }: Tenant) => {
    const { folders } = await Causas.linkedFolders({ limit: 100 });
    const sk = { startingWith: "NOVEDAD#" };
    const { items } = await query({ pk: `OWNER#${userId}`, sk });
    return [folders.filter((one) => one.userId === userId).length, items.length];
  };

  it.each(["the purge", "what follows from it, once that was cut short"])(
    "goes with it, and its link, by %s",
    async (by) => {
      const ana = await newTenant();
      const { folderId, court } = await linked(ana);
      await longAgo(() => ana.call("DELETE", `/api/folders/${folderId}`));
      expect(await left(ana)).toEqual([1, 2]);
      if (by === "the purge") {
        await Shelves.purge();
      } else {
        await commit(removeAny({ pk: `OWNER#${ana.userId}`, sk: `DELETED#FOLDER#${folderId}` }));
        for (let time = 0; time < 2; time += 1) await handler(removed(ana, folderId, court));
      }
      expect(await left(ana)).toEqual([0, 0]);
    },
  );
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

/** So long ago that the purge deletes it: other tests share the table, and lose nothing. */
const longAgo = <T>(work: () => T) => at(now() - 31 * 24 * 3600 * 1000, work);
