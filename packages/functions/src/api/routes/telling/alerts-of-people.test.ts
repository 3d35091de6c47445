import { Practices } from "@foja/core/accounts/practices";
import { asSystem } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { query } from "@foja/core/kernel/dynamo";
import { Alerts } from "@foja/core/telling/alerts";
import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { Assignments } from "@foja/core/telling/assignments";
import { Reminders } from "@foja/core/telling/reminders";
import { letIn } from "@foja/harness/members";
import { made, reserve } from "@foja/harness/reserved";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";

startAt("2026-11-25T12:00:00.000Z");

let ana: Tenant;
let beto: Tenant;

beforeEach(async () => {
  ana = await newTenant({ plan: "premium" });
  beto = await letIn(ana, await newTenant(), "abogado");
});

const draft = (key: string, forId?: string): Alerts.AlertDraft => ({
  ...{ key, at: "2026-03-10T11:00:00.000Z", primaryText: key, primaryVariant: "info" },
  ...{ secondaryText: null, avatarIcon: "TaskSquare", sourceType: "task", sourceId: "tas_1" },
  ...{ folderId: null, expirationDate: null, ...(forId && { forId }) },
});

async function list(who: Tenant, query = ""): Promise<Alert[]> {
  const { status, body } = await who.call("GET", `/api/alert/useralerts/${who.userId}${query}`);
  expect(status).toBe(200);
  return body.alerts as Alert[];
}

const textsOf = async (who: Tenant, query = "") =>
  (await list(who, query)).map(({ primaryText }) => primaryText).sort();

describe("an alert", () => {
  it("is its person's: to list, to read, to delete, to have delivered", async () => {
    const owner = ana.userId;
    for (const forId of [owner, beto.userId]) await Alerts.raise(owner, draft("Una causa", forId));
    await Alerts.raise(owner, draft("De Ana"));
    await Alerts.raise(owner, draft("De Beto", beto.userId));
    expect(await textsOf(ana)).toEqual(["De Ana", "Una causa"]);
    expect(await textsOf(beto)).toEqual(["De Beto", "Una causa"]);
    const pending = (personId: string) => Alerts.pending(owner, { personId });
    expect((await pending(beto.userId)).map(({ forId }) => forId)).toEqual([
      beto.userId,
      beto.userId,
    ]);
    const of = (await list(beto)).map(({ _id }) => _id);
    await Alerts.acknowledge(owner, owner, of);
    expect(await pending(beto.userId)).toHaveLength(2);
    for (const [method, path] of [
      ["POST", "markAsRead"],
      ["DELETE", "alerts"],
    ] as const) {
      expect((await ana.call(method, `/api/alert/${path}/${of[0]}`)).status).toBe(404);
    }
    const all = await ana.call("POST", "/api/alert/markAllAsRead");
    expect(all.body.marked).toBe(2);
    expect(await textsOf(ana, "?unread=true")).toEqual([]);
    expect(await textsOf(beto, "?unread=true")).toEqual(["De Beto", "Una causa"]);
  });

  it("of a task rings for who answers for it, as they chose, and for nobody else", async () => {
    const { body } = await ana.call("POST", "/api/tasks", {
      body: { name: "Contestar", dueDate: "2026-12-10", responsibleId: beto.userId },
    });
    const { _id } = body.task as { _id: string };
    await asSystem("test", () =>
      at("2026-12-10T12:00:00.000Z", () => Reminders.refresh(ana.userId, "task", _id)),
    );
    expect(await textsOf(ana)).toEqual([]);
    expect(await list(beto)).toMatchObject([{ sourceId: _id, forId: beto.userId }]);
  });

  it("of a task in a case that was reserved for others rings for who answers for the case", async () => {
    const { _id: folderId } = await made(ana, "/api/folders", { folderName: "Paz c/ Ríos" });
    const task = { name: "Contestar", dueDate: "2026-12-10", folderId };
    const { _id } = await made(beto, "/api/tasks", { ...task, responsibleId: beto.userId });
    await reserve(ana, folderId, []);
    await asSystem("test", () =>
      at("2026-12-10T12:00:00.000Z", () => Reminders.refresh(ana.userId, "task", _id)),
    );
    expect(await textsOf(beto)).toEqual([]);
    expect(await list(ana)).toMatchObject([{ sourceId: _id, forId: ana.userId }]);
  });
});

describe("a colleague's task", () => {
  /** A record in the stream, as created or changed. */
  async function changesOf(id: string) {
    const { items } = await query({ pk: `OWNER#${ana.userId}`, sk: { startingWith: "TASK#" } });
    const item = items.find((one) => Reflect.get(one, "_id") === id);
    if (!item) throw new Error("no task");
    return item;
  }

  it("alerts who gets it, once for each time, and not who takes it", async () => {
    const made = await ana.call("POST", "/api/tasks", { body: { name: "Pedir prórroga" } });
    const { _id } = made.body.task as { _id: string };
    const first = await changesOf(_id);
    const notify = (item: typeof first, before?: typeof first) =>
      asSystem("test", () => Assignments.notify(item, before));
    await notify(first);
    await ana.call("PUT", `/api/tasks/${_id}`, { body: { responsibleId: beto.userId } });
    const second = await changesOf(_id);
    for (let time = 0; time < 2; time += 1) await notify(second, first);
    expect(await list(beto)).toMatchObject([
      { primaryText: "Ana Pérez te asignó una tarea", secondaryText: "Pedir prórroga" },
    ]);
    await ana.call("PUT", `/api/tasks/${_id}`, { body: { responsibleId: ana.userId } });
    await notify(await changesOf(_id), second);
    expect(await textsOf(ana)).toEqual([]);
    expect(await textsOf(beto)).toHaveLength(1);
  });

  it("that Foja handed over when somebody left is not alerted one by one", async () => {
    const made = await beto.call("POST", "/api/tasks", { body: { name: "De Beto" } });
    const { _id } = made.body.task as { _id: string };
    const first = await changesOf(_id);
    await ana.as(() => Practices.dismiss(beto.userId));
    const moved = { ...first, version: 2, responsibleId: ana.userId };
    await asSystem("test", () => Assignments.notify(moved, first));
    expect(await textsOf(ana)).toEqual([]);
  });
});
