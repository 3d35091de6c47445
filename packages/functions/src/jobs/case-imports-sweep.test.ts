import { marshall } from "@aws-sdk/util-dynamodb";
import { at, now } from "@foja/core/kernel/clock";
import { get, type Item } from "@foja/core/kernel/dynamo";
import { CaseImports } from "@foja/core/operations/case-imports";
import { type Listening, startBus } from "@foja/harness/bus";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { afterEach, beforeEach, expect, it } from "vitest";
import { handler as carry } from "../reactions/case-import";
import { handler as derive } from "../streams/derive";
import { handler as sweep } from "./case-imports-sweep";

let bus: Listening;
let ana: Tenant;

beforeEach(async () => {
  await ownTable();
  bus = await startBus("caseImport.started", "caseImport.looking");
  ana = await newTenant({ plan: "premium" });
});
afterEach(() => bus.stop());

const court = { system: "pjn" as const, number: "CIV 1/2024", fuero: "CIV", department: null };

/** An import of one case with a number of a court, which was not started. */
const opened = () =>
  ana.as(async () => {
    const { _id } = await CaseImports.open({ total: 1 });
    await CaseImports.putRows(_id, { from: 0, rows: [{ folderName: "Sosa c/ Ríos", court }] });
    return _id;
  });

const itemOf = (id: string) => get<Item>({ pk: `OWNER#${ana.userId}`, sk: `CASEIMPORT#${id}` });
const statusOf = (id: string) => ana.as(async () => (await CaseImports.get(id)).status);
const factOf = (fact: string, importId: string) => [fact, { ownerId: ana.userId, importId }];
const carryNow = (importId: string) =>
  carry({ id: "e", detail: { ownerId: ana.userId, importId } } as never);

/** The change of an item, as a stream event. */
const changed = (after: Item | undefined, before: Item | undefined): DynamoDBStreamEvent => ({
  Records: [
    {
      eventID: "e1",
      dynamodb: {
        SequenceNumber: "1",
        NewImage: after && (marshall(after) as never),
        OldImage: before && (marshall(before) as never),
      },
    },
  ],
});

it("an import is set going by its own changes, each once", async () => {
  const id = await opened();
  const waiting = await itemOf(id);
  await derive(changed(waiting, undefined));
  expect(await bus.heard()).toEqual([]);
  await ana.as(() => CaseImports.start(id));
  const started = await itemOf(id);
  await derive(changed(started, waiting));
  expect(await bus.heard()).toEqual([factOf("caseImport.started", id)]);
  await carryNow(id);
  const looking = await itemOf(id);
  await derive(changed(looking, started));
  expect((await bus.heard()).slice(1)).toEqual([factOf("caseImport.looking", id)]);
  await ana.as(() => CaseImports.wantLinks(id, { rows: [1] }));
  const wanted = await itemOf(id);
  await derive(changed(wanted, looking));
  await derive(changed(wanted, wanted));
  expect((await bus.heard()).slice(2)).toEqual([factOf("caseImport.started", id)]);
  await ana.as(() => CaseImports.undo(id));
  await derive(changed(await itemOf(id), wanted));
  expect((await bus.heard()).slice(3)).toEqual([factOf("caseImport.started", id)]);
});

it("an import that stands still is resumed, one that somebody has is not", async () => {
  expect(await sweep()).toEqual({ busy: 0, resumed: 0, givenUp: 0 });
  const id = await opened();
  expect(await sweep()).toMatchObject({ busy: 0 });
  await ana.as(() => CaseImports.start(id));
  expect(await sweep()).toEqual({ busy: 1, resumed: 1, givenUp: 0 });
  await carryNow(id);
  expect(await statusOf(id)).toBe("looking");
  expect(await sweep()).toEqual({ busy: 1, resumed: 1, givenUp: 0 });
  expect(await bus.heard()).toEqual([
    factOf("caseImport.started", id),
    factOf("caseImport.looking", id),
  ]);
});

it("an import that could not be written for a day has failed, and can be undone", async () => {
  const id = await opened();
  await ana.as(() => CaseImports.start(id));
  const later = new Date(now() + 25 * 3600_000).toISOString();
  expect(await at(later, () => sweep())).toEqual({ busy: 1, resumed: 0, givenUp: 1 });
  expect(await statusOf(id)).toBe("failed");
  expect(await sweep()).toMatchObject({ busy: 0 });
  await ana.as(() => CaseImports.undo(id));
  await carryNow(id);
  expect(await statusOf(id)).toBe("undone");
});
