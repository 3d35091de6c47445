import { Scheduling } from "@foja/core/agenda/scheduling";
import { Calendars } from "@foja/core/law/deadlines";
import { Folders } from "@foja/core/practice/folders";
import { Notifications } from "@foja/core/practice/notifications";
import { Tasks } from "@foja/core/practice/tasks";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { handler } from "./deadlines-recompute";

const variables = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 } as const;
const closed = {
  from: "2026-11-26",
  to: "2026-11-26",
  kind: "asueto",
  reason: "Fumigación",
  source: null,
} as const;

/** A deadline in a case, counted before its calendar changed behind its back. */
async function leftBehind(tenant: Tenant) {
  return tenant.as(async () => {
    const { _id: folderId } = await Folders.create({ folderName: "Pérez c/ Gómez" });
    const { task } = await Scheduling.schedule({ variables, title: "Apelación", folderId });
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
    expect((await notices()).notifications).toHaveLength(2);
  });

  it("leaves alone those that the calendar of now counted", async () => {
    const ana = await newTenant();
    const { task } = await ana.as(() => Scheduling.schedule({ variables, title: "Apelación" }));
    await handler();
    expect((await ana.as(() => Tasks.get(task._id))).version).toBe(1);
  });
});
