import { at, setClock } from "@foja/core/kernel/clock";
import { get } from "@foja/core/kernel/dynamo";
import { Losing } from "@foja/core/practice/losing";
import type { CaseLosing, Losing as Row } from "@foja/core/practice/losing/losing.schema";
import { Alerts } from "@foja/core/telling/alerts";
import { Reminders } from "@foja/core/telling/reminders";
import { ownTable } from "@foja/harness/own-table";
import { made, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/deadlines-sweep";
import { refresh } from "../../../streams/refresh";
import { type ChangedItem, refreshesOf } from "../../../streams/refreshes.rules";

// A sweep is of every practice: this file has a table of its own.
beforeAll(() => ownTable());
afterEach(() => setClock());

const NOW = "2026-11-27T15:00:00.000Z";

/** Opens a civil case of the national courts. */
const opened = async (who: Tenant, fields: object = {}) =>
  (await made(who, "/api/folders", { folderName: "SOSA c/ RÍOS", folderFuero: "Civil", ...fields }))
    ._id;

/** What the stream's consumer derives from a changed record, and from what follows. */
async function follow(who: Tenant, item: ChangedItem): Promise<void> {
  await refresh(who.userId, refreshesOf(item, undefined));
  const folderId = String(item.folderId ?? item._id);
  await Reminders.refresh(who.userId, "losing", folderId);
}

async function acted(who: Tenant, folderId: string, title: string, time: string) {
  const { _id } = await made(who, "/api/movements", { folderId, title, time });
  await follow(who, { type: "movement", _id, folderId });
  return _id;
}

async function saved(who: Tenant, folderId: string, type: string, variables: object) {
  const { _id } = await made(who, "/api/calculators", { type, variables, folderId });
  await follow(who, { type: "calculator", calculatorType: type, _id, folderId });
  return _id;
}

const rows = async (who: Tenant, query = "") =>
  (await who.call("GET", `/api/losing${query}`)).body.losing as unknown as Row[];
const ofCase = async (who: Tenant, folderId: string) =>
  (await who.call("GET", `/api/folders/${folderId}/losing`)).body.losing as unknown as CaseLosing;

describe("what a case may lose by time", () => {
  it("is counted from its last act that impels, by CPCCN 310", async () => {
    setClock(() => Date.parse(NOW));
    const ana = await newTenant();
    const folderId = await opened(ana);
    await acted(ana, folderId, "Traslado de la demanda", "2026-06-05");
    await acted(ana, folderId, "Pide copias certificadas", "2026-10-05");
    // 5/6 and six months: 5/12; twelve days of the winter feria.
    expect(await ofCase(ana, folderId)).toMatchObject({
      ...{ day: "2026-12-17", what: "Caducidad de instancia", daysLeft: 20 },
      impulse: { title: "Traslado de la demanda", day: "2026-06-05", sure: true, byHand: false },
      lapse: { norma: "CPCCN art. 310", instancia: "primera", cierta: true, util: "2026-12-17" },
      acts: [{ title: "Pide copias certificadas", impels: false }, { impels: true }],
    });
  });

  it("is what a person says of an act, and again what its title says", async () => {
    setClock(() => Date.parse(NOW));
    const ana = await newTenant();
    const folderId = await opened(ana);
    await acted(ana, folderId, "Traslado de la demanda", "2026-06-05");
    const entryId = await acted(ana, folderId, "Pide copias certificadas", "2026-10-05");
    const path = `/api/folders/${folderId}/impulse`;
    const say = async (impels: boolean | null) =>
      (await ana.call("PUT", path, { body: { entryId, impels } })).body.losing as unknown as Row;
    expect(await say(true)).toMatchObject({
      // 5/10 and six months: 5/4; January's thirty-one days.
      ...{ day: "2027-05-06", impulse: { byHand: true, why: "Lo marcaste: impulsa" } },
    });
    expect(await say(null)).toMatchObject({ day: "2026-12-17", impulse: { byHand: false } });
    const missing = { body: { entryId: "mov_x", impels: true } };
    expect((await ana.call("PUT", path, missing)).status).toBe(422);
  });

  it("is also of the actions whose limitation was saved in it, the earliest reading first", async () => {
    setClock(() => Date.parse(NOW));
    const ana = await newTenant();
    const folderId = await opened(ana);
    const variables = { accion: "laboral", desde: "2024-12-10", interpelaciones: ["2026-02-02"] };
    const id = await saved(ana, folderId, "prescripcion", variables);
    // 10/12/2026 and six months, which had 181 days: 10/6/2027, or the ninth.
    expect(await ofCase(ana, folderId)).toMatchObject({
      ...{ day: "2027-06-09", what: "Prescripción: Créditos laborales", lapse: null },
      actions: [{ calculatorId: id, fecha: "2027-06-10", prudente: "2027-06-09" }],
    });
    const demanda = { fecha: "2026-11-20" };
    const body = { variables: { ...variables, demanda } };
    await ana.call("PUT", `/api/calculators/${id}`, { body });
    await follow(ana, { type: "calculator", calculatorType: "prescripcion", _id: id, folderId });
    expect(await ofCase(ana, folderId)).toMatchObject({
      ...{ day: null, what: null, actions: [{ estado: "interrumpida" }] },
    });
    await ana.call("DELETE", `/api/calculators/${id}`);
    await follow(ana, { type: "calculator", calculatorType: "prescripcion", _id: id, folderId });
    expect(await ofCase(ana, folderId)).toMatchObject({ actions: [] });
  });

  it("is by the court and instance of a saved lapse, with its intimation", async () => {
    setClock(() => Date.parse(NOW));
    const ana = await newTenant();
    const folderId = await opened(ana);
    await acted(ana, folderId, "Traslado", "2026-06-05");
    await saved(ana, folderId, "caducidad", {
      ...{ jurisdiccion: "SCBA", fuero: "civil", instancia: "sumarisimo" },
      ...{ ultimoImpulso: "2026-06-05", intimacion: "2026-11-26" },
    });
    // 5/9 and twelve days; a Thursday's notice takes effect on Friday 27, and five days follow.
    expect(await ofCase(ana, folderId)).toMatchObject({
      day: "2026-12-04",
      lapse: {
        jurisdiccion: "SCBA",
        instancia: "sumarisimo",
        fin: "2026-09-17",
        vence: "2026-12-04",
      },
    });
  });

  it("is nothing of a case that was closed or has no act", async () => {
    setClock(() => Date.parse(NOW));
    const ana = await newTenant();
    const folderId = await opened(ana);
    await follow(ana, { type: "folder", _id: folderId });
    expect(await rows(ana)).toEqual([]);
    await acted(ana, folderId, "Traslado", "2026-06-05");
    expect(await rows(ana)).toHaveLength(1);
    await ana.call("PUT", `/api/folders/${folderId}`, { body: { status: "cerrada" } });
    await follow(ana, { type: "folder", _id: folderId });
    expect(await rows(ana)).toEqual([]);
  });

  it("moves with the practice's calendar", async () => {
    setClock(() => Date.parse(NOW));
    const ana = await newTenant();
    const folderId = await opened(ana);
    await acted(ana, folderId, "Traslado", "2026-06-05");
    const edits = [{ from: "2026-09-07", to: "2026-09-11", kind: "feria", reason: "Paro" }];
    await ana.call("PUT", "/api/deadlines/calendars/PJN", { body: { edits } });
    await Losing.recount(ana.userId);
    expect(await ofCase(ana, folderId)).toMatchObject({ day: "2026-12-22" });
  });
});

describe("the board", () => {
  it("lists the nearest first, up to a day, by pages", async () => {
    setClock(() => Date.parse(NOW));
    const ana = await newTenant();
    const days = ["2026-08-03", "2026-06-05", "2026-07-06"];
    for (const day of days) await acted(ana, await opened(ana), "Traslado", day);
    expect((await rows(ana)).map(({ impulse }) => impulse?.day)).toEqual([...days].sort());
    expect(await rows(ana, "?days=20")).toHaveLength(1);
    const { body } = await ana.call("GET", "/api/losing?limit=2");
    const next = await rows(ana, `?limit=2&cursor=${encodeURIComponent(String(body.nextCursor))}`);
    expect(next.map(({ impulse }) => impulse?.day)).toEqual(["2026-08-03"]);
  });

  it("shows a reserved case to who may see it, and to nobody else", async () => {
    setClock(() => Date.parse(NOW));
    const { ana, eva, folderId } = await newPair();
    const { _id } = await made(eva, "/api/movements", {
      folderId,
      title: "Traslado",
      time: "2026-06-05",
    });
    await follow(ana, { type: "movement", _id, folderId });
    expect(await rows(ana)).toHaveLength(1);
    await reserve(eva, folderId, [eva.userId]);
    expect(await rows(ana)).toEqual([]);
    expect((await ana.call("GET", `/api/folders/${folderId}/losing`)).status).toBe(404);
    expect(await rows(eva)).toMatchObject([{ folderId, reserved: true }]);
  });
});

describe("its alerts", () => {
  const alerts = async (who: Tenant) =>
    (await who.as(() => Alerts.list({ limit: 50 }))).alerts.map((one) => one.primaryText).reverse();

  it("are raised 90, 30 and 7 days before, each once, and none of a case that was impelled", async () => {
    const ana = await newTenant();
    const begun = "2026-06-08T15:00:00.000Z";
    const folderId = await at(begun, () => opened(ana));
    await at(begun, () => acted(ana, folderId, "Traslado", "2026-06-05"));
    const on = (day: string) => sweep({ now: `${day}T15:00:00.000Z` });
    // 17/12: ninety days before is 18/9, thirty 17/11, seven 10/12.
    const text = "Vence el jueves 17/12/2026: Caducidad de instancia";
    await on("2026-09-17");
    expect(await alerts(ana)).toEqual([]);
    await Promise.all([on("2026-09-18"), on("2026-09-18")]);
    await on("2026-09-19");
    expect(await alerts(ana)).toEqual([text]);
    await on("2026-11-17");
    expect(await alerts(ana)).toEqual([text, text]);
    await at("2026-11-20T15:00:00.000Z", () =>
      acted(ana, folderId, "Pronto despacho", "2026-11-20"),
    );
    await on("2026-12-10");
    // Those of a day that is not true any more are withdrawn.
    expect(await alerts(ana)).toEqual([]);
  });

  it("are raised at once of what is thirty days ahead or less when it is first seen", async () => {
    const ana = await newTenant();
    const folderId = await at(NOW, () => opened(ana));
    await at(NOW, () => acted(ana, folderId, "Traslado", "2026-06-05"));
    expect(await alerts(ana)).toEqual(["Vence el jueves 17/12/2026: Caducidad de instancia"]);
    await at(NOW, () => Reminders.refresh(ana.userId, "losing", folderId));
    expect(await alerts(ana)).toHaveLength(1);
  });
});

it("is one item of its case, written anew only where something changed", async () => {
  const ana = await newTenant();
  const folderId = await opened(ana);
  await acted(ana, folderId, "Traslado", "2026-06-05");
  const key = { pk: `OWNER#${ana.userId}`, sk: `LOSING#${folderId}` };
  expect(await get(key)).toMatchObject({ type: "losing", folderId });
  await Losing.rebuild(ana.userId);
  expect(await get(key)).toMatchObject({ version: 1 });
});
