import { asSystem } from "@foja/core/kernel/actor";
import { Statistics } from "@foja/core/operations/statistics";
import { letIn } from "@foja/harness/members";
import { reserve as keep } from "@foja/harness/reserved";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const CANARY = "Canario";
const TODAY = "2026-11-25";
startAt(`${TODAY}T12:00:00.000Z`);

/** Eva reserves a case: Ana, whose practice it is, and Luis do not see it. */
async function team(plan: "standard" | "premium" = "premium") {
  const ana = await newTenant({ plan });
  return {
    ana,
    eva: await letIn(ana, await newTenant(), "titular"),
    luis: await letIn(ana, await newTenant(), "abogado"),
  };
}

async function made(who: Tenant, path: string, body: object, name: string): Promise<string> {
  const answer = await who.call("POST", path, { body });
  expect([path, answer.status, answer.body.message]).toMatchObject([path, 201, undefined]);
  return (answer.body[name] as { _id: string })._id;
}

/** A case with a record of every counted kind, counted as by the stream. */
async function fullCase(who: Tenant, ownerId: string) {
  const folder = { folderName: `${CANARY} c/ Pérez`, materia: CANARY, access: null };
  const client = { name: CANARY, lastName: "Gómez", type: "humana" };
  const folderId = await made(who, "/api/folders", { ...folder, client }, "folder");
  const task = { name: CANARY, folderId, dueDate: "2026-01-05" };
  const taskId = await made(who, "/api/tasks", task, "task");
  const act = { folderId, title: CANARY, movement: "Despacho", time: TODAY };
  const actId = await made(who, "/api/movements", act, "movement");
  const fee = { kind: "fee", currency: "ARS", amount: 5000, date: TODAY };
  const account = `/api/folders/${folderId}/account/entries`;
  const entryId = await made(who, account, fee, "entry");
  const given = { type: "intereses", folderId, variables: INTEREST };
  const calculatorId = await made(who, "/api/calculators", given, "calculator");
  const contacts = await who.call("GET", `/api/contacts/user/${who.userId}`);
  const [contact] = contacts.body.contacts as { _id: string }[];
  const counted = async () => {
    await Statistics.refresh(ownerId, "folder", folderId);
    await Statistics.refresh(ownerId, "task", taskId);
    await Statistics.refresh(ownerId, "movement", actId);
    await Statistics.refresh(ownerId, "calculator", calculatorId);
    await Statistics.refresh(ownerId, "contact", contact?._id ?? "");
    await Statistics.refresh(ownerId, "ledgerEntry", `${folderId}#${entryId}`);
    await Statistics.refresh(ownerId, "ledgerBalance", folderId);
  };
  await asSystem("test", counted);
  return { folderId, again: () => asSystem("test", counted) };
}

const INTEREST = {
  capital: 100_000,
  desde: "2016-04-27",
  hasta: "2017-11-30",
  tasa: "acta2630",
};

async function reserve(who: Tenant, ownerId: string, id: string, people: string[] | null) {
  await keep(who, id, people);
  // What the stream does for the changed case.
  await asSystem("test", () => Statistics.refresh(ownerId, "folder", id));
}

type Figures = Record<string, Record<string, unknown>> & { withoutReserved: boolean };

async function figuresOf(who: Tenant): Promise<Figures> {
  const { status, body } = await who.call("GET", `/api/stats/unified/${who.userId}`);
  expect(status).toBe(200);
  return body.data as Figures;
}

const bare = ({ lastUpdated, cacheInfo, withoutReserved, ...figures }: Figures) => figures;

const badgesOf = async (who: Tenant) => {
  const { body } = await who.call("GET", "/api/menu/dashboard");
  return (body.menu as { items: { badge?: number }[] }[]).flatMap(({ items }) =>
    items.flatMap(({ badge }) => badge ?? []),
  );
};

const LISTS = [
  "accounts/ID?",
  `entries/ID?month=${TODAY.slice(0, 7)}`,
  `acts/ID?month=${TODAY.slice(0, 7)}`,
  "cases/ID?which=withoutTask",
  "unified/ID?",
];

async function listsOf(who: Tenant): Promise<string> {
  const answers = await Promise.all(
    LISTS.map((path) => who.call("GET", `/api/stats/${path.replace("ID", who.userId)}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(LISTS.map(() => 200));
  return JSON.stringify(answers.map(({ body }) => body));
}

describe("the statistics of a practice with a reserved case", () => {
  it("have nothing of it, for nobody, and all of it again once it is open", async () => {
    const { ana, eva, luis } = await team();
    const nothing = bare(await figuresOf(ana));
    const { folderId, again } = await fullCase(eva, ana.userId);
    const all = bare(await figuresOf(ana));
    expect(all.dashboard).toMatchObject({ folders: { active: 1 }, tasks: { overdue: 1 } });
    expect(all.financial).toMatchObject({ cases: 1, owed: { ARS: 5000 } });
    expect(await badgesOf(luis)).toEqual([1]);
    expect(await listsOf(ana)).toContain(CANARY);

    await reserve(eva, ana.userId, folderId, []);
    for (const who of [ana, eva, luis]) {
      const figures = await figuresOf(who);
      // Luis may not see money.
      expect(nothing).toMatchObject(bare(figures));
      expect(figures.withoutReserved).toBe(who === eva);
      expect(await badgesOf(who)).toEqual([]);
    }
    for (const who of [ana, eva]) expect(await listsOf(who)).not.toContain(CANARY);
    // Late events of its records, and a full recount, restore nothing.
    await again();
    expect(bare(await figuresOf(eva))).toEqual(nothing);
    expect(await Statistics.rebuild(ana.userId)).toBe(0);
    expect(bare(await figuresOf(eva))).toEqual(nothing);

    await reserve(eva, ana.userId, folderId, null);
    expect(bare(await figuresOf(ana))).toEqual(all);
    expect((await figuresOf(eva)).withoutReserved).toBe(false);
    expect(await Statistics.rebuild(ana.userId)).toBe(0);
  });

  it("count what came to be while it was reserved, once it is open", async () => {
    const { ana, eva } = await team();
    await figuresOf(ana);
    const body = { folderName: `${CANARY} c/ Pérez`, access: "reserved" };
    const folderId = await made(eva, "/api/folders", body, "folder");
    const taskId = await made(eva, "/api/tasks", { name: CANARY, folderId }, "task");
    // The stream delivers the task first, and the case only after it is opened.
    await Statistics.refresh(ana.userId, "task", taskId);
    expect((await figuresOf(ana)).tasks).toMatchObject({ open: 0 });
    await reserve(eva, ana.userId, folderId, null);
    expect((await figuresOf(ana)).dashboard).toMatchObject({
      folders: { active: 1 },
      tasks: { open: 1 },
    });
  });

  it("are the same where somebody counts them for the first time who does not see it", async () => {
    const { ana, eva } = await team();
    const body = { folderName: `${CANARY} c/ Pérez`, access: "reserved" };
    const folderId = await made(eva, "/api/folders", body, "folder");
    await made(eva, "/api/tasks", { name: CANARY, folderId }, "task");
    expect((await figuresOf(ana)).dashboard).toMatchObject({
      folders: { total: 0 },
      tasks: { open: 0 },
    });
    await reserve(eva, ana.userId, folderId, null);
    expect((await figuresOf(ana)).dashboard).toMatchObject({
      folders: { total: 1 },
      tasks: { open: 1 },
    });
  });
});

type Used = { folders: number; calculators: number; contacts: number };

/** The usage of the practice according to each screen. */
async function usedOf(who: Tenant): Promise<unknown[]> {
  const said = async (path: string) => (await who.call("GET", path)).body;
  const me = (await said("/api/auth/me")) as { subscription: { usage: Used } };
  const stats = (await said("/api/user-stats/user")) as { data: { counts: Used } };
  const check = (await said("/api/plan-configs/check-resource/folders")) as {
    limitInfo: { currentCount: number };
  };
  const { usage } = me.subscription;
  const { counts } = stats.data;
  expect(counts).toMatchObject({
    folders: usage.folders,
    calculators: usage.calculators,
    contacts: usage.contacts,
  });
  expect(check.limitInfo.currentCount).toBe(usage.folders);
  return [usage.folders, usage.calculators, usage.contacts];
}

describe("what a practice uses of its plan", () => {
  it("is, for whom a reserved case is kept from, of what they see", async () => {
    const { ana, eva, luis } = await team();
    const { folderId } = await fullCase(eva, ana.userId);
    await reserve(eva, ana.userId, folderId, []);
    expect(await usedOf(ana)).toEqual([0, 0, 0]);
    expect(await usedOf(luis)).toEqual([0, 0, 0]);
    expect(await usedOf(eva)).toEqual([1, 1, 1]);
    const current = await ana.call("GET", "/api/subscriptions/current");
    expect(JSON.stringify(current.body)).toContain('"folders":0');
    const own = await ana.call("GET", `/api/users/${ana.userId}?includeLightData=true`);
    expect(own.body.lightData).toMatchObject({ counts: { folders: 0 } });
  });

  it("has no more beyond a limit than they could archive, and the limit holds as it is", async () => {
    const { ana, eva } = await team("standard");
    for (let n = 0; n < 5; n += 1) {
      await made(ana, "/api/folders", { folderName: `Causa ${n}` }, "folder");
    }
    const body = { folderName: `${CANARY} c/ Pérez`, access: "reserved" };
    await made(eva, "/api/folders", body, "folder");
    const excess = async (who: Tenant) =>
      (await who.call("GET", "/api/subscriptions/excess?planId=free")).body.excess;
    expect(await excess(ana)).toMatchObject([{ used: 5, over: 0, items: [] }, {}, {}, {}, {}]);
    expect(JSON.stringify(await excess(eva))).toContain(CANARY);
    expect(await excess(eva)).toMatchObject([{ used: 6, over: 1 }, {}, {}, {}, {}]);
  });
});
