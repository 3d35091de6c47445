import { asSystem } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { commit, get, insert } from "@foja/core/kernel/dynamo";
import { newId } from "@foja/core/kernel/id";
import { Outbox } from "@foja/core/kernel/outbox";
import { CaseImports } from "@foja/core/operations/case-imports";
import { Statistics } from "@foja/core/operations/statistics";
import { Contacts } from "@foja/core/practice/contacts";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import { Alerts } from "@foja/core/telling/alerts";
import { Digests } from "@foja/core/telling/digests";
import { Preferences } from "@foja/core/telling/preferences";
import { Reminders } from "@foja/core/telling/reminders";
import { handler as derive } from "@foja/functions/streams/derive";
import { refresh } from "@foja/functions/streams/refresh";
import { merged, refreshesOf } from "@foja/functions/streams/refreshes.rules";
import { call } from "@foja/harness/api";
import { startBus } from "@foja/harness/bus";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { type CausaRecord, idOf, toItem } from "../../packages/core/src/courts/causas/causa.item";
import { toNotation } from "../../packages/core/src/kernel/dynamo/notation";
import { toItem as toReminder } from "../../packages/core/src/telling/reminders/reminder.item";
import { passOnDue } from "../../packages/core/src/telling/reminders/sweep";
import { aCase, STEPS } from "../bench/steps";
import { derivedFrom, deriveNew, FOLLOWS, itemOf } from "../cost/measure";
import { type Doing, sendCampaign } from "./campaign";
import { type NotedItem, type Touch, writeTouches } from "./meter.rules";
import type { Meter, Metered } from "./metered";
import { endMonth } from "./month-end";
import { LETTER, TOLD, TOLD_TOGETHER } from "./queues.rules";

/** What an act of the day takes: each time it was done, its touches; and of how many requests and how much processor. */
export type Act = { times: Touch[][]; requests: number; cpuMs: number };
export type Acts = Record<string, Act>;

const ROUNDS = 4;
/** How many deadlines ring in the act of that name. */
export const RINGS = 40;
/** Of so many people, who are asked for their digest, and told of an alert, together. */
export const DIGESTS_TOGETHER = TOLD_TOGETHER;
/** So many cases of an import are one part of it, which takes a second; their clients are another. */
const PART = 45;
export const importOf = (clients: boolean) =>
  `${PART} cases ${clients ? "with their clients" : "alone"} are imported`;
export const UNDO = `${PART} imported cases are undone`;
/** The parts that undoing them takes: twenty cases at a time. */
export const UNDO_PARTS = 3;
/** So many deadlines are passed on in the act of that name, a page of them at a time. */
export const PASSED_ON = 1000;
export const PASSING = `${PASSED_ON} deadlines are passed on`;
const PAGE = 200;
const DUE = "2031-03-10";
const MORNING = "2031-03-07T11:00:00.000Z";
/** Mornings that are not noted: they load the code, and the engine compiles what a function does all morning. */
const BEFOREHAND = 3;
const BEFORE = "2031-03-01T12:00:00.000Z";

/** The hours of which the acts can be done apart. */
export const HOURS = ["day", "bulk", "morning", "month's end"] as const;
type Hour = (typeof HOURS)[number];
type How = { rounds?: number; rings?: number; hours?: readonly Hour[] };

/** Does every act of some hours through the real commands, each some times, with a meter before the table. */
export async function doActs(
  meter: Pick<Meter, "take">,
  { rounds = ROUNDS, rings = RINGS, hours = HOURS }: How = {},
): Promise<{ acts: Acts; passed: Metered[] }> {
  const acts: Acts = {};
  const passed: Metered[] = [];
  const doing = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    meter.take();
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    const taken = meter.take();
    passed.push(...taken);
    const known = acts[name] ?? { times: [], requests: 0, cpuMs: Number.POSITIVE_INFINITY };
    acts[name] = {
      times: [...known.times, taken.flatMap(({ steps }) => steps.flat())],
      requests: Math.max(known.requests, taken.length),
      // The meter's own work is in it: the least of all times is nearest.
      cpuMs: Math.min(known.cpuMs, (user + system) / 1000),
    };
    return result;
  };
  const doHour: Record<Hour, () => Promise<void>> = {
    day: () => repeated(rounds, () => workADay(doing)),
    bulk: () =>
      repeated(rounds, async (round) => {
        await importCases(doing, false);
        await importCases(doing, true);
        await sendCampaign(doing, round);
      }),
    morning: async () => {
      for (let n = 0; n < rings; n += 1) await letterLeaves(doing, n);
      const only: Doing = (_, work) => work();
      await repeated(rounds === 1 ? 0 : BEFOREHAND, () => ring(only, rings));
      await repeated(rounds, () => ring(doing, rings));
      await passOn(doing, rounds);
    },
    "month's end": () => endMonth(doing, rounds),
  };
  for (const hour of hours) await doHour[hour]();
  acts["court: a file is read"] = readingOfAFile();
  return { acts, passed };
}

async function repeated(times: number, work: (nth: number) => Promise<void>): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) await work(nth);
}

async function workADay(doing: Doing): Promise<void> {
  const tenant = await newTenant({ withPassword: true, plan: "standard" });
  const { email } = tenant;
  await doing("sign in", () =>
    call("POST", "/api/auth/login", { body: { email, password: PASSWORD } }),
  );
  const { body } = await tenant.call("POST", "/api/folders", { body: aCase });
  const id = (body.folder as { _id: string })._id;
  await tenant.call("GET", `/api/stats/unified/${tenant.userId}?sections=dashboard`);
  for (const step of STEPS) {
    const answer = await doing(step.what, () =>
      tenant.call(step.method, step.path(tenant, id), { body: step.body?.(id) }),
    );
    const follows = FOLLOWS.find(([made]) => made === step.what);
    if (!follows) continue;
    const made = answer.body[follows[2]] as { _id: string };
    const item = await itemOf(tenant.userId, follows[1], made._id);
    await doing(derivedFrom(step.what), () => deriveNew(tenant.userId, item));
  }
}

/** Cases of an import are written, as many as one part of it takes, and undone; and what follows from them. */
async function importCases(doing: Doing, clients: boolean): Promise<void> {
  const tenant = await newTenant({ plan: "premium" });
  const { userId } = tenant;
  const imports = "/api/folders/imports";
  const opened = await tenant.call("POST", imports, { body: { total: PART } });
  const id = (opened.body.import as { _id: string })._id;
  const rows = Array.from({ length: PART }, (_, n) => rowOf(n, clients));
  await tenant.call("PUT", `${imports}/${id}/rows`, { body: { from: 0, rows } });
  await tenant.call("POST", `${imports}/${id}/start`);
  const carry = () => CaseImports.carry(userId, id);
  const act = importOf(clients);
  await asSystem("scale", () => doing(act, carry));
  const follows = merged((await recordsOf(tenant)).map((one) => refreshesOf(one, undefined)));
  await asSystem("scale", () => doing(derivedFrom(act), () => refresh(userId, follows)));
  if (clients) return;
  await tenant.call("POST", `${imports}/${id}/undo`);
  await asSystem("scale", () => doing(UNDO, carry));
}

async function recordsOf(tenant: Tenant) {
  const { folders } = await tenant.as(() => Folders.list({ limit: PART }));
  const { contacts } = await tenant.as(() => Contacts.list({ limit: PART }));
  return Promise.all([
    ...folders.map(({ _id }) => itemOf(tenant.userId, "folder", _id)),
    ...contacts.map(({ _id }) => itemOf(tenant.userId, "contact", _id)),
  ]);
}

const rowOf = (n: number, withClient: boolean) => ({
  folderName: `Importada ${n} c/ Aseguradora del Sur S.A. s/ despido`,
  folderExpediente: `CNT ${1000 + n}/2025`,
  ...(withClient && {
    contacts: [{ role: "cliente", type: "humana", name: `Ana ${n}`, lastName: "Paz" }],
  }),
});

/**
 * Deadlines ring and digests are asked for, as functions do with what a job passed on. The people's records were
 * counted before.
 */
async function ring(doing: Doing, rings: number): Promise<void> {
  const people: Tenant[] = [];
  const due: Parameters<typeof Reminders.ring>[0][number][] = [];
  for (let person = 0; person < DIGESTS_TOGETHER; person += 1) {
    const tenant = await newTenant({ plan: "standard" });
    people.push(tenant);
    await at(BEFORE, () => tenant.as(() => Statistics.unified(["dashboard"])));
    await doing("preferences change", () =>
      tenant.as(() => Preferences.update({ digest: { enabled: true } })),
    );
  }
  // By turns, as the shards mix them: two alerts of a person at the same time would wait for each other.
  for (let n = 0; n < rings; n += 1) {
    const tenant = people[n % people.length];
    if (tenant) due.push(await dueTask(tenant, n));
  }
  const wanting = people.map(({ userId }) => ({ ownerId: userId, personId: userId }));
  await at(MORNING, () =>
    asSystem("scale", async () => {
      await doing("digests", () => Digests.askFor(wanting));
      await doing("deadlines ring", () => Reminders.ring(due));
      await tell(doing, people);
    }),
  );
}

/** Deadlines of many fall due, and the sweep passes them on: each is read, and published. */
async function passOn(doing: Doing, rounds: number): Promise<void> {
  const bus = await startBus("deadlines.due");
  try {
    for (let n = 0; n < PASSED_ON + PAGE; n += 50) {
      await commit(...Array.from({ length: 50 }, () => insert(aReminder())));
    }
    await repeated(rounds, () =>
      asSystem("scale", async () => {
        // The first page, which the sweep rings by itself, is measured as what rings.
        const passedOn = await doing(PASSING, () => passOnDue(MORNING, PAGE, async () => {}));
        if (passedOn < PASSED_ON) throw new Error(`${passedOn} were passed on`);
      }),
    );
  } finally {
    await bus.stop();
  }
}

const aReminder = () =>
  toReminder({
    ...{ sourceType: "task", sourceId: newId("task"), userId: newId("user") },
    ...{ due: DUE, since: BEFORE, nextAt: MORNING, raised: [], passAt: null, version: 1 },
  });

/** The stream's reader tells of an alert of each. */
async function tell(doing: Doing, people: readonly Tenant[]): Promise<void> {
  const Records = await Promise.all(
    people.map(async ({ userId, as }, n) => {
      const { alerts } = await as(() => Alerts.list({ limit: 1 }));
      const item = await get(Alerts.keyOf(userId, String(alerts[0]?._id)));
      if (!item) throw new Error("no alert rang");
      const NewImage = toNotation(item) as never;
      const dynamodb = { SequenceNumber: String(n), NewImage };
      return { eventName: "INSERT", dynamodb } as const;
    }),
  );
  await doing(TOLD, () => derive({ Records }));
}

const letterLeaves = (doing: Doing, n: number) =>
  doing(LETTER, () =>
    asSystem("scale", async () => {
      const id = newId("mail");
      const letter = { kind: "letter", email: `${n}@ejemplo.com.ar` } as never;
      await commit(Outbox.ask(letter, { id }));
      await Outbox.once(id, async () => undefined);
    }),
  );

const dueTask = (tenant: Tenant, n: number) =>
  at(BEFORE, async () => {
    const task = { name: `Apelar ${n}`, dueDate: DUE };
    const { _id } = await tenant.as(() => Tasks.create(task));
    await asSystem("scale", () => Reminders.refresh(tenant.userId, "task", _id));
    return { userId: tenant.userId, sourceType: "task", sourceId: _id } as const;
  });

/** A court's file that is read: claimed until later, then noted as read. */
function readingOfAFile(): Act {
  const times = Array.from({ length: 64 }, (_, n) => {
    const court = { system: "pjn", number: `CNT ${n}/2020`, department: null } as never;
    const causa = { ...FILE, _id: idOf(court), number: `CNT ${n}/2020` };
    const claimed = { ...causa, nextAt: "2026-11-25T13:10:00.000Z" };
    const read = {
      ...claimed,
      lastGoodAt: "2026-11-25T13:00:05.000Z",
      nextAt: "2026-11-26T13:00:05.000Z",
    };
    const items = [causa, claimed, read].map(
      (one, version) => toNotation(toItem(one, version + 1)) as NotedItem,
    );
    const pk = `CAUSA#${causa._id}`;
    return [1, 2].flatMap((step) => writeTouches(pk, items[step - 1], items[step], false));
  });
  return { times, requests: 3, cpuMs: 10 };
}

const FILE: CausaRecord = {
  ...{ _id: "", system: "pjn", fuero: "CNT", number: "", department: null },
  caratula: "PEREZ, ANA c/ TRANSPORTES DEL SUR S.A. s/ DESPIDO",
  court: "JUZGADO NACIONAL DE PRIMERA INSTANCIA DEL TRABAJO N° 41",
  ...{ status: "verified", portalCaseId: "123456789", cursor: "2026-11-20#4", links: 1 },
  ...{ linkedAt: "2026-01-01T12:00:00.000Z", movements: 80, lastMovement: "2026-11-20" },
  ...{ lastGoodAt: "2026-11-24T13:00:00.000Z", lastTryAt: "2026-11-24T13:00:00.000Z" },
  ...{ lastError: null, failures: 0, nextAt: "2026-11-25T13:00:00.000Z", staleTold: null },
  createdAt: "2026-01-01T12:00:00.000Z",
} as CausaRecord;
