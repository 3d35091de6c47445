import { Lines } from "@foja/core/agenda/lines";
import { Scheduling } from "@foja/core/agenda/scheduling";
import { commit, get, type Item, replace } from "@foja/core/kernel/dynamo";
import { recordKey } from "@foja/core/kernel/records";
import { Calendars } from "@foja/core/law/deadlines";
import { Calculators } from "@foja/core/practice/calculators";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Notifications } from "@foja/core/practice/notifications";
import { Tasks } from "@foja/core/practice/tasks";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { handler } from "./deadlines-recompute";

startAt("2026-11-25T12:00:00.000Z");

const variables = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 } as const;
const closed = {
  from: "2026-11-26",
  to: "2026-11-26",
  kind: "asueto",
  reason: "Fumigación",
  source: null,
} as const;

/** A deadline in a case, counted before its calendar was changed without recomputing. */
async function leftBehind(tenant: Tenant) {
  return tenant.as(async () => {
    const { _id: folderId } = await Folders.create({ folderName: "Pérez c/ Gómez" });
    const task = await Scheduling.schedule({ variables, title: "Apelación", folderId });
    await Calendars.replaceEdits(await Calendars.load("PJN"), [closed]);
    return { folderId, taskId: task._id };
  });
}

const expiration = (tenant: Tenant, taskId: string) =>
  tenant.as(async () => (await Tasks.get(taskId)).dueDate);

describe("the job that counts deadlines again", () => {
  it("moves those that an earlier calendar counted, notes it in their case, and does it once", async () => {
    const ana = await newTenant();
    const { folderId, taskId } = await leftBehind(ana);
    expect((await handler()).moved).toBeGreaterThanOrEqual(1);
    expect(await expiration(ana, taskId)).toBe("2026-12-01");
    const notices = () => ana.as(() => Notifications.list(folderId, { limit: 10 }));
    const { notifications } = await notices();
    expect(notifications.map(({ description }) => description).join()).toMatch(
      /por la actualización del calendario judicial vence el martes 01\/12\/2026/,
    );
    await handler();
    expect((await notices()).notifications).toHaveLength(1);
  });

  it("leaves alone those that the calendar of now counted", async () => {
    const ana = await newTenant();
    const task = await ana.as(() => Scheduling.schedule({ variables, title: "Apelación" }));
    await handler();
    expect((await ana.as(() => Tasks.get(task._id))).version).toBe(1);
  });
});

/** A deadline as scheduled before it was one task: four records, linked by its calculation. */
async function asFour(tenant: Tenant) {
  return tenant.as(async () => {
    const { _id: folderId } = await Folders.create({ folderName: "Pérez c/ Gómez" });
    const said = "Vence el lunes 30/11/2026.";
    const event = await Events.create({
      ...{ title: "Apelación", description: said, type: "vencimiento", allDay: true, folderId },
      ...{ start: "2026-11-30T03:00:00.000Z", end: "2026-12-01T03:00:00.000Z" },
    });
    const given = { name: "Apelación", description: said, dueDate: "2026-11-30" };
    const task = await Tasks.create({ ...given, folderId });
    const notice = await Notifications.create({
      ...{ folderId, title: "Vence: Apelación", time: "2026-11-20", description: said },
      dateExpiration: "2026-11-30",
    });
    const calculator = await Calculators.create({
      ...{ type: "plazo", variables, folderId, description: "Apelación" },
    });
    const links = { eventId: event._id, taskId: task._id, notificationId: notice._id };
    const key = recordKey("calculator", tenant.userId, calculator._id, "active");
    const item = await get<Item>(key);
    if (!item) throw new Error("not there");
    const gsi2pk = `OWNER#${tenant.userId}#DEADLINES`;
    const indexed = { gsi2pk, gsi2sk: `2026-11-30#${calculator._id}` };
    await commit(replace({ ...item, ...indexed, links, openUntil: "2026-11-30" } as Item, item));
    return { folderId, event, task, notice, calculator };
  });
}

describe("deadlines of before they were one task", () => {
  const next = (tenant: Tenant) =>
    tenant.as(() => Lines.between({ from: "2026-11-20", to: "2026-12-31" }));

  it("become their task, with its count, and lose nothing; once", async () => {
    const ana = await newTenant();
    const { folderId, event, task, notice, calculator } = await asFour(ana);
    await ana.as(() => Events.update(event._id, { description: "Llevar copias" }));
    expect((await next(ana)).lines).toHaveLength(3);
    expect((await handler()).joined).toBeGreaterThanOrEqual(1);
    const joined = await ana.as(() => Tasks.get(task._id));
    expect(joined).toMatchObject({
      description: "Vence el lunes 30/11/2026.\nLlevar copias",
      dueDate: "2026-11-30",
      deadline: { vencimiento: "2026-11-30", verification: calculator.verification },
    });
    expect((await next(ana)).lines).toMatchObject([{ kind: "deadline", _id: task._id }]);
    expect(await ana.as(() => Folders.tallyOf(folderId))).toEqual({
      ...{
        event: 0,
        task: 1,
        notification: 0,
        calculator: 0,
        document: 0,
        escrito: 0,
        letter: 0,
        movement: 0,
        links: 0,
      },
    });
    // They are in the trash, and the calculation is archived.
    await ana.as(async () => {
      expect((await Events.restore(event._id)).description).toBe("Llevar copias");
      expect((await Notifications.restore(notice._id)).title).toBe("Vence: Apelación");
      expect((await Calculators.get(calculator._id)).archived).toBe(true);
    });
    await handler();
    expect((await ana.as(() => Tasks.get(task._id))).version).toBe(joined.version);
  });

  it("whose task was deleted get one from their event, as long as that is there", async () => {
    const ana = await newTenant();
    const kept = await asFour(ana);
    await ana.as(() => Tasks.remove(kept.task._id));
    const gone = await asFour(ana);
    await ana.as(async () => {
      await Tasks.remove(gone.task._id);
      await Events.remove(gone.event._id);
    });
    await handler();
    expect((await next(ana)).lines).toMatchObject([
      { kind: "deadline", title: "Apelación", day: "2026-11-30", folderId: kept.folderId },
    ]);
    expect(await ana.as(() => Folders.tallyOf(kept.folderId))).toMatchObject({ task: 1, event: 0 });
    expect(await ana.as(() => Folders.tallyOf(gone.folderId))).toMatchObject({ task: 0, event: 0 });
  });
});
