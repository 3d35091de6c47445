import { asSystem } from "@foja/core/kernel/actor";
import { at as asOf } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { instantAt } from "@foja/core/kernel/zone.rules";
import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { Reminders } from "@foja/core/telling/reminders";
import { letIn } from "@foja/harness/members";
import { made, reserve } from "@foja/harness/reserved";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";

startAt("2026-11-25T12:00:00.000Z");

/** The day on which the deadline falls due: near, because sessions would end before a far one. */
const DUE = "2026-11-29";
const at = (hour: string) => instantAt(addDays(DUE, -1), hour);
const MORNING = at("08:00");
const FOUR_HOURS_ON = at("12:00");

let ana: Tenant;
let beto: Tenant;
let carla: Tenant;

/** Ana is the titular; Beto and Carla are abogados with her. */
beforeEach(async () => {
  ana = await newTenant({ plan: "premium" });
  beto = await letIn(ana, await newTenant(), "abogado");
  carla = await letIn(ana, await newTenant(), "abogado");
});

/** A deadline in a case that this person answers for. */
async function deadlineOf(responsibleId: string): Promise<{ folderId: string; id: string }> {
  const folder = { folderName: "Pérez c/ Gómez", responsibleId };
  const { _id: folderId } = await made(ana, "/api/folders", folder);
  const { _id: id } = await made(ana, "/api/movements", {
    ...{ folderId, title: "Traslado de la demanda", movement: "Cédula", time: "2026-03-01" },
    dateExpiration: DUE,
  });
  return { folderId, id };
}

/** Refreshes the deadline's reminder at an instant, twice: the second time changes nothing. */
async function ringAt(instant: string, id: string): Promise<boolean> {
  const refresh = () =>
    asOf(instant, () => asSystem("test", () => Reminders.refresh(ana.userId, "movement", id)));
  const rang = await refresh();
  expect(await refresh()).toBe(false);
  return rang;
}

async function alertsOf(who: Tenant): Promise<Alert[]> {
  const { status, body } = await who.call("GET", `/api/alert/useralerts/${who.userId}`);
  expect(status).toBe(200);
  return body.alerts as Alert[];
}

describe("a deadline whose alert nobody read", () => {
  it("rings for the titular after the hours they chose, once, and says who did not read it", async () => {
    const { id } = await deadlineOf(beto.userId);
    expect(await ringAt(MORNING, id)).toBe(true);
    expect(await alertsOf(beto)).toHaveLength(1);
    expect(await ringAt(at("11:59"), id)).toBe(false);
    expect(await ringAt(FOUR_HOURS_ON, id)).toBe(true);
    expect(await ringAt(at("17:00"), id)).toBe(false);
    expect(await alertsOf(ana)).toMatchObject([
      {
        primaryText: expect.stringContaining("Traslado de la demanda"),
        secondaryText: expect.stringMatching(/no leyó su aviso · Pérez c\/ Gómez$/),
        forId: ana.userId,
        sourceId: id,
      },
    ]);
    expect(await alertsOf(carla)).toEqual([]);
  });

  it("of the titular's rings for the abogados, each as they want it", async () => {
    await beto.call("PUT", "/api/notifications/preferences", {
      body: { colleagues: { afterHours: 1 } },
    });
    const { id } = await deadlineOf(ana.userId);
    await ringAt(MORNING, id);
    await ringAt(at("09:00"), id);
    expect([(await alertsOf(beto)).length, (await alertsOf(carla)).length]).toEqual([1, 0]);
    await ringAt(FOUR_HOURS_ON, id);
    expect([(await alertsOf(beto)).length, (await alertsOf(carla)).length]).toEqual([1, 1]);
  });

  it("rings for all who are next in one look, however late that is", async () => {
    const { id } = await deadlineOf(ana.userId);
    await ringAt(MORNING, id);
    expect(await ringAt(at("17:00"), id)).toBe(true);
    expect([(await alertsOf(beto)).length, (await alertsOf(carla)).length]).toEqual([1, 1]);
  });

  it("rings for nobody else once it was read, or where the next does not want it", async () => {
    const read = await deadlineOf(beto.userId);
    await ringAt(MORNING, read.id);
    await beto.call("POST", "/api/alert/markAllAsRead");
    expect(await ringAt(FOUR_HOURS_ON, read.id)).toBe(false);

    await ana.call("PUT", "/api/notifications/preferences", {
      body: { colleagues: { enabled: false } },
    });
    const unwanted = await deadlineOf(beto.userId);
    await ringAt(MORNING, unwanted.id);
    expect(await ringAt(FOUR_HOURS_ON, unwanted.id)).toBe(false);
    expect(await alertsOf(ana)).toEqual([]);
  });

  it("is withdrawn from the next too, once it is done", async () => {
    const { id } = await deadlineOf(beto.userId);
    await ringAt(MORNING, id);
    await ringAt(FOUR_HOURS_ON, id);
    const done = await ana.call("PATCH", `/api/movements/${id}/complete`);
    expect(done.status).toBe(200);
    await ringAt(at("12:30"), id);
    expect([await alertsOf(ana), await alertsOf(beto)]).toEqual([[], []]);
  });

  it("of a reserved case rings only for those who may see it", async () => {
    const { folderId, id } = await deadlineOf(beto.userId);
    await reserve(beto, folderId, [carla.userId]);
    await ringAt(MORNING, id);
    await ringAt(FOUR_HOURS_ON, id);
    expect([(await alertsOf(ana)).length, (await alertsOf(carla)).length]).toEqual([0, 1]);
  });
});
