import { marshall } from "@aws-sdk/util-dynamodb";
import { Scheduling } from "@foja/core/agenda/scheduling";
import { at } from "@foja/core/kernel/clock";
import { commit, get } from "@foja/core/kernel/dynamo";
import { Shelves } from "@foja/core/operations/shelves";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Tasks } from "@foja/core/practice/tasks";
import { Alerts } from "@foja/core/telling/alerts";
import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { Preferences } from "@foja/core/telling/preferences";
import { Reminders } from "@foja/core/telling/reminders";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { handler as derive } from "../streams/derive";
import { handler } from "./deadlines-sweep";

// A sweep is of every practice: this file has a table of its own.
beforeAll(() => ownTable());

const MADE = "2031-03-01T12:00:00.000Z";
const DUE = "2031-03-10";
const MORNING = { before3: "2031-03-07T11:00:00.000Z", of: "2031-03-10T11:00:00.000Z" };
const sweep = (now: string) => handler({ now });

/** Runs as a practice at an instant, and delivers the resulting source to the stream's consumer. */
async function did<T extends { _id: string }>(
  tenant: Tenant,
  now: string,
  type: Reminders.SourceType,
  work: () => Promise<T>,
): Promise<T> {
  const made = await at(now, () => tenant.as(work));
  await at(now, () => Reminders.refresh(tenant.userId, type, made._id));
  return made;
}

const aTask = (tenant: Tenant, now = MADE) =>
  did(tenant, now, "task", () => Tasks.create({ name: "Apelar", dueDate: DUE }));

async function alertsOf(tenant: Tenant): Promise<Alert[]> {
  const { alerts } = await tenant.as(() => Alerts.list({ limit: 100 }));
  return alerts.reverse();
}

const texts = async (tenant: Tenant) =>
  (await alertsOf(tenant)).map(({ primaryText }) => primaryText);

describe("the sweep", () => {
  it("raises each alert at its moment, not before, and once", async () => {
    const ana = await newTenant();
    await aTask(ana);
    await sweep("2031-03-07T10:59:00.000Z");
    expect(await alertsOf(ana)).toEqual([]);
    await Promise.all([sweep(MORNING.before3), sweep(MORNING.before3)]);
    await sweep(MORNING.before3);
    expect(await alertsOf(ana)).toMatchObject([
      {
        primaryText: "Vence el lunes 10/03/2031: Apelar",
        primaryVariant: "info",
        sourceType: "task",
        avatarIcon: "TaskSquare",
        expirationDate: DUE,
        read: false,
      },
    ]);
    await sweep("2031-03-09T11:00:00.000Z");
    await sweep(MORNING.of);
    const variants = (await alertsOf(ana)).map(({ primaryVariant }) => primaryVariant);
    expect(variants).toEqual(["info", "warning", "error"]);
    expect(await Alerts.pending(ana.userId)).toHaveLength(3);
  });

  it("raises only the latest of what it missed, and what was promised however late", async () => {
    const ana = await newTenant();
    await aTask(ana);
    await sweep("2031-03-12T11:00:00.000Z");
    expect(await alertsOf(ana)).toMatchObject([{ primaryVariant: "error" }]);
  });

  it("alerts at once where the moment of the day has passed", async () => {
    const ana = await newTenant();
    await aTask(ana, "2031-03-10T18:00:00.000Z");
    expect(await alertsOf(ana)).toHaveLength(1);
  });

  it("alerts an hour before an event, and links to it", async () => {
    const ana = await newTenant();
    const start = "2031-03-10T12:30:00.000Z";
    await did(ana, MADE, "event", () =>
      Events.create({ title: "Audiencia", start, end: "2031-03-10T13:30:00.000Z" }),
    );
    await sweep("2031-03-09T12:30:00.000Z");
    await sweep("2031-03-10T11:30:00.000Z");
    expect(await texts(ana)).toEqual(Array(2).fill("Audiencia: lunes 10/03/2031 a las 09:30"));
  });
});

describe("an alert that is not true any more", () => {
  it("goes while nobody has read it, and comes back when it is true again", async () => {
    const ana = await newTenant();
    const { _id } = await aTask(ana);
    await sweep(MORNING.before3);
    const toggle = () => did(ana, MORNING.before3, "task", () => Tasks.toggle(_id));
    await toggle();
    expect(await alertsOf(ana)).toEqual([]);
    expect(await Alerts.pending(ana.userId)).toEqual([]);
    await sweep("2031-03-09T11:00:00.000Z");
    expect(await alertsOf(ana)).toEqual([]);
    await toggle();
    expect(await alertsOf(ana)).toHaveLength(1);
  });

  it("moves with its source; what was read stays, and no date is alerted twice", async () => {
    const ana = await newTenant();
    const { _id } = await aTask(ana);
    await sweep(MORNING.before3);
    const [first] = await alertsOf(ana);
    await ana.as(() => Alerts.read(first?._id ?? ""));
    const moveTo = (dueDate: string) =>
      did(ana, MORNING.before3, "task", () => Tasks.update(_id, { dueDate }));
    await moveTo("2031-03-20");
    await sweep("2031-03-12T11:00:00.000Z");
    expect(await alertsOf(ana)).toHaveLength(1);
    await moveTo(DUE);
    expect(await alertsOf(ana)).toHaveLength(1);
    await moveTo("2031-03-20");
    await sweep("2031-03-17T11:00:00.000Z");
    expect(await texts(ana)).toEqual([
      "Vence el lunes 10/03/2031: Apelar",
      "Vence el jueves 20/03/2031: Apelar",
    ]);
  });

  it("goes with what is deleted, and comes back with it", async () => {
    const ana = await newTenant();
    const { _id } = await aTask(ana);
    await sweep(MORNING.before3);
    await did(ana, MORNING.before3, "task", () => Tasks.remove(_id));
    expect(await alertsOf(ana)).toEqual([]);
    await did(ana, MORNING.before3, "task", () => Tasks.restore(_id));
    expect(await alertsOf(ana)).toHaveLength(1);
  });

  it("hides with its case, and a completed entry raises none", async () => {
    const ana = await newTenant();
    const { _id: folderId } = await ana.as(() => Folders.create({ folderName: "Pérez c/ Gómez" }));
    const entry = { folderId, title: "Traslado", time: "2031-03-01", dateExpiration: DUE };
    const open = await did(ana, MADE, "movement", () => Movements.create(entry));
    const done = await did(ana, MADE, "movement", () => Movements.create(entry));
    await did(ana, MADE, "movement", () => Movements.toggle(done._id));
    await sweep(MORNING.before3);
    expect(await alertsOf(ana)).toMatchObject([
      { sourceId: open._id, folderId, secondaryText: "Pérez c/ Gómez", sourceType: "movement" },
    ]);
    await ana.as(() => Shelves.removeCase(folderId));
    await Reminders.refreshCase(ana.userId, folderId);
    expect(await alertsOf(ana)).toEqual([]);
  });
});

describe("a scheduled deadline", () => {
  const variables = { jurisdiccion: "PJN", notificacion: "2031-03-03", cantidad: 5 } as const;
  const MADE_AT = "2031-03-03T15:00:00.000Z";

  it("is announced once, as a deadline, and no more when it is taken back", async () => {
    const ana = await newTenant();
    const task = await at(MADE_AT, () =>
      ana.as(() => Scheduling.schedule({ variables, title: "Apelación" })),
    );
    const day = task.dueDate ?? "";
    const refresh = (now: string) => at(now, () => Reminders.refresh(ana.userId, "task", task._id));
    await ana.as(() => Preferences.update({ tasks: { enabled: false } }));
    await refresh(MADE_AT);
    await sweep(`${day}T11:00:00.000Z`);
    expect(await alertsOf(ana)).toMatchObject([{ sourceType: "task", sourceId: task._id }]);
    await ana.as(async () => {
      const { writes, stays } = await Scheduling.planUndo({ eventId: null, taskId: task._id });
      expect(stays).toEqual([]);
      await commit(...writes);
    });
    await refresh(`${day}T12:00:00.000Z`);
    expect(await alertsOf(ana)).toEqual([]);
  });
});

describe("a date whose word never came", () => {
  it("is watched once all that is derived is made anew", async () => {
    const ana = await newTenant();
    await at(MADE, () => ana.as(() => Tasks.create({ name: "Apelar", dueDate: DUE })));
    await at(MADE, () => Shelves.rebuild(ana.userId));
    await sweep(MORNING.before3);
    expect(await alertsOf(ana)).toHaveLength(1);
  });
});

describe("what a person wants alerts of", () => {
  const choose = async (tenant: Tenant, now: string, given: object) => {
    await at(now, () => tenant.as(() => Preferences.update(given)));
    await at(now, () => Reminders.refreshAll(tenant.userId));
  };

  it("moves what is still to come, and silences what they do not want", async () => {
    const ana = await newTenant();
    await aTask(ana);
    await choose(ana, MADE, { tasks: { daysBefore: [5], hour: "18:00" } });
    await sweep(MORNING.before3);
    expect(await alertsOf(ana)).toHaveLength(1);
    const eva = await newTenant();
    await aTask(eva);
    await choose(eva, MADE, { tasks: { enabled: false } });
    await sweep(MORNING.of);
    expect(await alertsOf(eva)).toEqual([]);
  });

  it("does not alert again at another hour", async () => {
    const ana = await newTenant();
    await aTask(ana);
    await sweep(MORNING.of);
    await choose(ana, MORNING.of, { tasks: { hour: "20:00" } });
    await sweep("2031-03-10T23:30:00.000Z");
    expect(await alertsOf(ana)).toHaveLength(1);
  });

  it("is followed by the stream's consumer, which a digest leaves alone", async () => {
    const ana = await newTenant();
    const { _id } = await aTask(ana);
    const of = () => at(MADE, () => ana.as(() => Preferences.current()));
    const image = (chosen: object) =>
      marshall({ ...chosen, pk: "x", sk: "x", type: "preferences", userId: ana.userId }) as never;
    const before = image(await of());
    await at(MADE, () => ana.as(() => Preferences.update({ tasks: { enabled: false } })));
    const changed = (OldImage: never, NewImage: never) => {
      const dynamodb = { SequenceNumber: "1", OldImage, NewImage };
      return derive({ Records: [{ eventID: "e", eventName: "MODIFY", dynamodb }] });
    };
    const after = image(await of());
    await at(MADE, () => changed(after, after));
    const next = async () =>
      (await get({ pk: `OWNER#${ana.userId}`, sk: `REMINDER#${_id}` }))?.gsi2sk;
    expect(await next()).toBeDefined();
    await at(MADE, () => changed(before, after));
    expect(await next()).toBeUndefined();
  });

  it("may be a letter and nothing in Foja", async () => {
    const ana = await newTenant();
    await choose(ana, MADE, { tasks: { channels: { app: false, email: true } } });
    await aTask(ana);
    await sweep(MORNING.before3);
    expect(await alertsOf(ana)).toEqual([]);
    expect(await Alerts.pending(ana.userId)).toEqual([]);
  });
});
