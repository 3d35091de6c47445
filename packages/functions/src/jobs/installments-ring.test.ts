import { marshall } from "@aws-sdk/util-dynamodb";
import { at } from "@foja/core/kernel/clock";
import { get, type Item, walk } from "@foja/core/kernel/dynamo";
import { Ledger } from "@foja/core/money/ledger";
import { Shelves } from "@foja/core/operations/shelves";
import { Folders } from "@foja/core/practice/folders";
import { Alerts } from "@foja/core/telling/alerts";
import { placeOf } from "@foja/core/telling/alerts/place.rules";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { handler as derive } from "../streams/derive";
import { handler as sweep } from "./deadlines-sweep";

// A sweep is of every practice: this file has a table of its own.
beforeAll(() => ownTable());

const MADE = "2031-03-01T12:00:00.000Z";
const FIRST = "2031-03-10";
/** Three days before the first and the second instalment fall due, and the second's due day. */
const MORNING = {
  ofFirst: "2031-03-07T11:00:00.000Z",
  ofSecond: "2031-04-07T11:00:00.000Z",
  later: "2031-04-10T11:00:00.000Z",
};

const itemsOf = async ({ userId }: Tenant, startingWith: string) => {
  const items: Item[] = [];
  const pk = `OWNER#${userId}`;
  for await (const item of walk({ pk, sk: { startingWith } })) items.push(item);
  return items;
};

/** Delivers the current items to the consumer of the stream, at an instant. */
async function follow(tenant: Tenant, now: string, ...kinds: string[]): Promise<void> {
  const items = (await Promise.all(kinds.map((kind) => itemsOf(tenant, kind)))).flat();
  const Records = items.map((item, n) => ({
    eventID: item.sk,
    eventName: "INSERT" as const,
    dynamodb: { SequenceNumber: String(n), NewImage: marshall(item) as never },
  }));
  expect(await at(now, () => derive({ Records }))).toEqual({ batchItemFailures: [] });
}

async function agreed(tenant: Tenant) {
  return at(MADE, () =>
    tenant.as(async () => {
      const { _id: folderId } = await Folders.create({ folderName: "Pérez c/ Gómez" });
      const terms = { amount: 300, currency: "ARS", count: 3, every: "month" } as const;
      const plan = await Ledger.createPlan(folderId, { ...terms, firstDue: FIRST });
      return { folderId, plan };
    }),
  );
}

const alertsOf = async (tenant: Tenant) =>
  (await tenant.as(() => Alerts.list({ limit: 100 }))).alerts.reverse();

const pay = (tenant: Tenant, folderId: string, amount: number, now: string) =>
  at(now, () =>
    tenant.as(() =>
      Ledger.create(folderId, {
        ...{ kind: "payment", amount, currency: "ARS", date: now.slice(0, 10) },
        description: null,
      }),
    ),
  );

describe("an instalment", () => {
  it("rings before it falls due, with what is left of it, and leads to the account", async () => {
    const ana = await newTenant();
    const { folderId } = await agreed(ana);
    await pay(ana, folderId, 40, MADE);
    await follow(ana, MADE, "INSTALLMENT#");
    await sweep({ now: MORNING.ofFirst });
    const alerts = await alertsOf(ana);
    expect(alerts).toMatchObject([
      {
        primaryText: "Vence el lunes 10/03/2031: Cuota 1 de 3: $ 60,00",
        secondaryText: "Pérez c/ Gómez",
        sourceType: "installment",
        folderId,
      },
    ]);
    expect(alerts.map(placeOf)).toEqual([`/apps/folders/details/${folderId}?ver=cuenta`]);
  });

  it("rings no more once it is paid, and rings again where its payment is taken back", async () => {
    const ana = await newTenant();
    const { folderId } = await agreed(ana);
    await follow(ana, MADE, "INSTALLMENT#");
    const paid = await pay(ana, folderId, 200, "2031-03-02T12:00:00.000Z");
    await follow(ana, "2031-03-02T12:00:00.000Z", "INSTALLMENT#");
    await sweep({ now: MORNING.ofFirst });
    expect(await alertsOf(ana)).toEqual([]);
    const back = "2031-04-01T12:00:00.000Z";
    await at(back, () => ana.as(() => Ledger.reverse(folderId, paid._id, null)));
    await follow(ana, back, "INSTALLMENT#");
    await sweep({ now: MORNING.ofSecond });
    const texts = (await alertsOf(ana)).map(({ primaryText }) => primaryText);
    expect(texts).toEqual([
      "Vence el lunes 10/03/2031: Cuota 1 de 3: $ 100,00",
      "Vence el jueves 10/04/2031: Cuota 2 de 3: $ 100,00",
    ]);
  });

  it("rings no more once its plan is cancelled", async () => {
    const ana = await newTenant();
    const { folderId, plan } = await agreed(ana);
    await follow(ana, MADE, "INSTALLMENT#");
    await ana.as(() => Ledger.cancelPlan(folderId, plan._id));
    await follow(ana, MADE, "INSTALLMENT#");
    await sweep({ now: MORNING.later });
    expect(await alertsOf(ana)).toEqual([]);
  });

  it("is silent while its case is deleted, and rings once that is back", async () => {
    const ana = await newTenant();
    const { folderId } = await agreed(ana);
    await follow(ana, MADE, "INSTALLMENT#");
    await at(MADE, () => ana.as(() => Shelves.removeCase(folderId)));
    await follow(ana, MADE, "DELETED#FOLDER#");
    await sweep({ now: MORNING.ofFirst });
    expect(await alertsOf(ana)).toEqual([]);
    const back = "2031-03-20T12:00:00.000Z";
    await at(back, () => ana.as(() => Shelves.restoreCase(folderId)));
    await follow(ana, back, "FOLDER#");
    await sweep({ now: MORNING.ofSecond });
    expect(await alertsOf(ana)).toHaveLength(2);
  });
});

describe("an account", () => {
  it("goes for good with its case, and its reminders with it", async () => {
    const ana = await newTenant();
    const { folderId } = await agreed(ana);
    await pay(ana, folderId, 40, MADE);
    await follow(ana, MADE, "INSTALLMENT#");
    const instalments = await itemsOf(ana, "INSTALLMENT#");
    const KINDS = ["LEDGER#", "LEDGERPLAN#", "INSTALLMENT#", "REMINDER#"];
    const left = () => Promise.all(KINDS.map(async (kind) => (await itemsOf(ana, kind)).length));
    expect(await left()).toEqual([2, 1, 3, 3]);
    await ana.as(() => Shelves.removeCase(folderId));
    expect(await left()).toEqual([2, 1, 3, 3]);
    const gone = await get<Item>({ pk: `OWNER#${ana.userId}`, sk: `DELETED#FOLDER#${folderId}` });
    expect(gone && (await Shelves.removeForGood(gone))).toBe(true);
    const Records = instalments.map((item, n) => ({
      eventID: item.sk,
      eventName: "REMOVE" as const,
      dynamodb: { SequenceNumber: String(n), OldImage: marshall(item) as never },
    }));
    await derive({ Records });
    expect(await left()).toEqual([0, 0, 0, 0]);
  });
});
