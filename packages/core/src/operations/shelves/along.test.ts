import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";
import { Plans } from "../../billing/plans";
import { at, now } from "../../kernel/clock";
import { commit, get, type Item, put, walk } from "../../kernel/dynamo";
import { deletedRange, shelfOf, takenRange } from "../../kernel/records";
import { Calculators } from "../../practice/calculators";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import { Shelves } from "./index";

const DAY = 24 * 3600 * 1000;
const HEARING = {
  title: "Audiencia",
  start: "2026-12-10T13:00:00.000Z",
  end: "2026-12-10T14:00:00.000Z",
};
const RATE = {
  type: "intereses" as const,
  variables: { capital: 100000, desde: "2016-04-27", hasta: "2017-11-30", tasa: "acta2630" },
};

/** A case with an open task, an archived and a deleted one, an event and a calculation. */
async function fullCase(ana: Tenant) {
  return ana.as(async () => {
    const { _id: folderId } = await Folders.create({ folderName: "Pérez c/ Gómez" });
    const task = async (name: string) =>
      (await Tasks.create({ name, folderId, dueDate: "2026-12-01" }))._id;
    const [open, archived, gone] = [
      await task("Abierta"),
      await task("Archivada"),
      await task("Borrada"),
    ];
    await Tasks.archive(archived);
    await Tasks.remove(gone);
    const event = (await Events.create({ ...HEARING, folderId }))._id;
    const calculator = (await Calculators.create({ ...RATE, folderId } as never))._id;
    return { folderId, open, archived, gone, event, calculator };
  });
}

/** All items of a practice by key, without values that depend on chance or the clock. */
async function table({ userId }: Tenant) {
  const shown: Record<string, unknown> = {};
  for await (const item of walk<Item & Record<string, unknown>>({
    pk: `OWNER#${userId}`,
    sk: { from: "A", to: "~" },
  })) {
    if (/^(SESSION|DEVICE|IDEMPOTENCY|HISTORY)#/.test(item.sk)) continue;
    const { version, writeId, purgeAt, gsi1sk, gsi2sk, ...rest } = item;
    shown[item.sk] = item.type === "folder" ? { ...rest, updatedAt: "" } : rest;
  }
  return shown;
}

const taken = async ({ userId }: Tenant, folderId: string) => {
  const found: string[] = [];
  for await (const { sk } of walk(takenRange(userId, folderId))) found.push(shelfOf(sk));
  return found;
};

const usage = async ({ userId }: Tenant) => (await Plans.subscriptionOf(userId)).usage;

it("takes along what hangs from a case, and brings back that and no more, as it was", async () => {
  const ana = await newTenant();
  const made = await fullCase(ana);
  const [before, used] = [await table(ana), await usage(ana)];
  await ana.as(() => Shelves.removeCase(made.folderId));
  expect(await taken(ana, made.folderId)).toEqual(Array(4).fill("deleted"));
  expect(await usage(ana)).toMatchObject({ folders: 0, calculators: 0 });
  await ana.as(async () => {
    expect((await Tasks.list({ limit: 9 })).tasks).toEqual([]);
    expect((await Tasks.list({ limit: 9, archived: true })).tasks).toEqual([]);
    expect((await Events.list({ limit: 9 })).events).toEqual([]);
    expect((await Calculators.list({ limit: 9 })).calculators).toEqual([]);
    await expect(Tasks.restore(made.open)).rejects.toMatchObject({ code: "folder.deleted" });
    await expect(Events.restore(made.event)).rejects.toMatchObject({ code: "folder.deleted" });
    await expect(Tasks.restore(made.gone)).rejects.toMatchObject({
      message: "Su causa está en Eliminadas: restaurá primero la causa.",
    });
    await Shelves.restoreCase(made.folderId);
  });
  expect(await taken(ana, made.folderId)).toEqual([]);
  expect([await table(ana), await usage(ana)]).toEqual([before, used]);
});

it("ends in the same however late, often or out of order it is called", async () => {
  const ana = await newTenant();
  const { folderId } = await fullCase(ana);
  const follow = () => Shelves.followCase(ana.userId, folderId);
  const before = await table(ana);
  // The request died when only the case was deleted: the stream delivers that, twice at once.
  await ana.as(() => Folders.remove(folderId));
  await Promise.all([follow(), follow()]);
  const gone = await table(ana);
  await follow();
  expect(await table(ana)).toEqual(gone);
  expect(await taken(ana, folderId)).toHaveLength(4);
  // The case was restored and the run died again; its run and the deletion's arrive together.
  await ana.as(() => Folders.restore(folderId));
  await Promise.all([follow(), follow()]);
  expect(await table(ana)).toEqual(before);
});

it("takes nothing along for a case that is back, and brings nothing back for one that is gone", async () => {
  const ana = await newTenant();
  const { folderId, open, event } = await fullCase(ana);
  const item = (sk: string) => get<never>({ pk: `OWNER#${ana.userId}`, sk });
  const [task, hearing] = [await item(`TASK#${open}`), await item(`EVENT#${event}`)];
  await ana.as(async () => {
    // A late event of a deletion that was undone.
    expect(await Tasks.goAlong(folderId, task as never, "active")).toBe(false);
    await Folders.remove(folderId);
    expect(await Events.goAlong(folderId, hearing as never, "active")).toBe(true);
    // A late event of a restoration that was deleted again.
    const back = { folderName: "Pérez c/ Gómez", shelf: "active" as const };
    expect(await Events.comeBack(folderId, hearing as never, back)).toBe(false);
  });
  expect(await taken(ana, folderId)).toEqual(["deleted"]);
});

it("counts a case right while it is on its way back", async () => {
  const ana = await newTenant();
  const { folderId } = await fullCase(ana);
  const tally = () => ana.as(() => Folders.tallyOf(folderId));
  const before = await tally();
  expect(before).toMatchObject({ task: 1, event: 1, calculator: 1 });
  await ana.as(() => Shelves.removeCase(folderId));
  expect(await tally()).toEqual(before);
  await ana.as(() => Folders.restore(folderId));
  expect(await Folders.retally(ana.userId, folderId)).toBe(false);
  await Shelves.rebuild(ana.userId);
  expect(await taken(ana, folderId)).toEqual([]);
  expect(await Folders.retally(ana.userId, folderId)).toBe(false);
});

it("does not come back into a plan without room for all of it, and then stays whole", async () => {
  const ana = await newTenant();
  const { folderId } = await fullCase(ana);
  await ana.as(async () => {
    await Shelves.removeCase(folderId);
    for (let n = 0; n < 3; n += 1) await Calculators.create(RATE as never);
    await expect(Shelves.restoreCase(folderId)).rejects.toMatchObject({
      message: "Llegaste al límite de 3 cálculos de tu plan Gratuito.",
    });
  });
  expect(await taken(ana, folderId)).toHaveLength(4);
});

it("returns to the archive if it was there, and its archived task with it", async () => {
  const ana = await newTenant();
  const { folderId, archived } = await fullCase(ana);
  await ana.as(async () => {
    await Folders.archive(folderId);
    await Shelves.removeCase(folderId);
    expect(await Shelves.restoreCase(folderId)).toMatchObject({ archived: true });
    expect(await Tasks.get(archived)).toMatchObject({ archived: true, folderId });
  });
});

it("goes for good with all it took along after thirty days", async () => {
  const ana = await newTenant();
  const { folderId } = await fullCase(ana);
  await ana.as(() => at(now() - 31 * DAY, () => Shelves.removeCase(folderId)));
  await Shelves.purge();
  const left = Object.keys(await table(ana)).filter((sk) => /TASK|EVENT|CALC|FOLDER/.test(sk));
  expect(left).toEqual([expect.stringMatching(/^DELETED#TASK#/)]);
});

it("finds what was deleted or archived before there was a list of it, and what stayed behind", async () => {
  const ana = await newTenant();
  const { folderId, archived, gone } = await fullCase(ana);
  await ana.as(() => Folders.remove(folderId));
  const bare = async (sk: string) => {
    const item = await get<Item & Record<string, unknown>>({ pk: `OWNER#${ana.userId}`, sk });
    const { gsi1pk, gsi1sk, ...rest } = item ?? { pk: "", sk: "", type: "", version: 0 };
    await commit(put(rest as Item));
  };
  await bare(`ARCHIVED#TASK#${archived}`);
  await bare(`DELETED#TASK#${gone}`);
  await bare(`DELETED#FOLDER#${folderId}`);
  expect((await Shelves.rebuild(ana.userId)).corrected).toBeGreaterThanOrEqual(3);
  expect(await taken(ana, folderId)).toHaveLength(4);
  const listed: string[] = [];
  for await (const { type } of walk(deletedRange(ana.userId))) listed.push(type);
  expect(listed.sort()).toEqual(["folder", "task"]);
  expect((await Shelves.rebuild(ana.userId)).corrected).toBe(0);
});
