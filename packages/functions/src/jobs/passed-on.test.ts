import { asSystem } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { resetEnv } from "@foja/core/kernel/env";
import { Statistics } from "@foja/core/operations/statistics";
import { Tasks } from "@foja/core/practice/tasks";
import { Alerts } from "@foja/core/telling/alerts";
import { Digests } from "@foja/core/telling/digests";
import { Preferences } from "@foja/core/telling/preferences";
import { Reminders } from "@foja/core/telling/reminders";
import { type Listening, startBus } from "@foja/harness/bus";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { EventBridgeEvent } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { handler as ring } from "../reactions/deadlines-ring";
import { handler as ask } from "../reactions/digests-ask";
import { handler as write } from "../reactions/snapshots-write";

const BEFORE = "2031-03-01T12:00:00.000Z";
const MORNING = "2031-03-07T11:00:00.000Z";
const DEADLINES = 40;
const HANDLERS: Record<string, (event: EventBridgeEvent<never, unknown>) => Promise<void>> = {
  ...{ "deadlines.due": ring, "digests.due": ask, "snapshots.due": write },
};

let bus: Listening;
let people: Tenant[];
let handled = 0;

beforeAll(async () => {
  bus = await startBus("deadlines.due", "digests.due", "snapshots.due");
});
afterAll(() => bus.stop());

/** Five practices that want the digest, with eight deadlines each that ring in the morning. */
beforeEach(async () => {
  await ownTable();
  people = await Promise.all(Array.from({ length: 5 }, () => newTenant({ plan: "standard" })));
  for (const ana of people) {
    await ana.as(() => Preferences.update({ digest: { enabled: true } }));
    for (let n = 0; n < DEADLINES / 5; n += 1) {
      await at(BEFORE, async () => {
        const task = { name: `Apelar ${n}`, dueDate: "2031-03-10" };
        const { _id } = await ana.as(() => Tasks.create(task));
        await Reminders.refresh(ana.userId, "task", _id);
      });
    }
  }
});

const morning = <T>(work: () => Promise<T>) => at(MORNING, () => asSystem("test", work));

/** What was passed on since the last look, as the bus delivers it: each fact twice. */
async function deliver(): Promise<number> {
  const heard = (await bus.heard()).slice(handled);
  handled += heard.length;
  for (const [fact, detail] of [...heard, ...heard]) {
    const event = { id: "e", "detail-type": fact, detail } as EventBridgeEvent<never, unknown>;
    await HANDLERS[fact]?.(event);
  }
  return heard.length;
}

async function alerts(): Promise<number[]> {
  const each = people.map((ana) => ana.as(() => Alerts.list({ limit: 100 })));
  return (await Promise.all(each)).map((one) => one.alerts.length);
}

it("rings one page of all shards, and passes on the others, which ring once", async () => {
  const done = await morning(() => Reminders.sweep(1));
  expect(done).toMatchObject({ due: 1, raised: 1, passedOn: DEADLINES - 1, failed: 0 });
  expect((await alerts()).reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await deliver()).toBe(done.passedOn);
  expect(await alerts()).toEqual([8, 8, 8, 8, 8]);
  // Nothing is left, and nothing rings again.
  expect(await morning(() => Reminders.sweep(1))).toMatchObject({ due: 0, passedOn: 0 });
  expect(await alerts()).toEqual([8, 8, 8, 8, 8]);
});

it("asks for the first digests, and passes on the others, each asked for once", async () => {
  const done = await morning(() => Digests.askAll(2));
  expect(done).toEqual({ wanted: 2, asked: 2, passedOn: 3, failed: 0 });
  expect(await deliver()).toBe(2);
  // Asked again, nobody is asked for twice: the letter of each is there.
  expect(await morning(() => Digests.askAll(100))).toMatchObject({ wanted: 5, asked: 0 });
});

/** Practices that are counted, and wait for the document of the next day. */
const NIGHT = "2031-03-02T03:31:00.000Z";
const night = <T>(work: () => Promise<T>) => at(NIGHT, () => asSystem("test", work));
const wait = () =>
  Promise.all(
    people.map((ana) => at(BEFORE, () => ana.as(() => Statistics.unified(["dashboard"])))),
  );
const documents = () =>
  Promise.all(people.map(async (ana) => (await ana.as(() => Statistics.history(5))).length));

it("writes the day of the first practice, and passes on the others, each written once", async () => {
  await wait();
  const done = await night(() => Statistics.snapshot(1));
  expect(done).toEqual({ due: 1, written: 1, passedOn: 4, failed: 0 });
  expect(await deliver()).toBe(4);
  expect(await documents()).toEqual([1, 1, 1, 1, 1]);
  expect(await night(() => Statistics.snapshot(1))).toMatchObject({ due: 0, passedOn: 0 });
});

it("keeps to itself what fits in a page, of however many shards", async () => {
  const done = await morning(() => Reminders.sweep(DEADLINES));
  expect(done).toMatchObject({ due: DEADLINES, raised: DEADLINES, passedOn: 0 });
});

it("does all by itself where the bus takes nothing", async () => {
  const { EVENTS_ENDPOINT } = process.env;
  process.env.EVENTS_ENDPOINT = "http://127.0.0.1:9";
  resetEnv();
  try {
    expect(await morning(() => Digests.askAll(2))).toMatchObject({ asked: 5, passedOn: 0 });
    expect(await morning(() => Reminders.sweep(10))).toMatchObject({ due: DEADLINES, passedOn: 0 });
    expect(await alerts()).toEqual([8, 8, 8, 8, 8]);
    await wait();
    expect(await night(() => Statistics.snapshot(1))).toMatchObject({ written: 5, passedOn: 0 });
  } finally {
    process.env.EVENTS_ENDPOINT = EVENTS_ENDPOINT;
    resetEnv();
  }
});
