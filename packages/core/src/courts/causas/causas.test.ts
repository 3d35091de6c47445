import { startCourt } from "@foja/harness/court";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withContext } from "../../kernel/actor";
import { at } from "../../kernel/clock";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import { Causas } from "./index";

let court: Awaited<ReturnType<typeof startCourt>>;

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
});
afterEach(() => court.stop());

const NUMBER = "CIV 123456/2024";
const TODAY = "2026-11-20T12:00:00Z";
const minutes = (many: number) => new Date(Date.parse(TODAY) + many * 60_000).toISOString();
const entry = (title: string, text = "") => ({ date: "2026-11-20", title, text });
const publish = (...titles: string[]) =>
  Promise.all(titles.map((title) => court.publish("pjn", NUMBER, entry(title))));

const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const asSystem = <T>(work: () => Promise<T>, when = TODAY) =>
  withContext(system, () => at(when, work));
const sync = (when = TODAY, how = {}) => asSystem(() => Causas.sync(how), when);

type Folder = { _id: string; causaAssociationStatus: string };

async function linked(tenant: Tenant, number = NUMBER, folderName = "Pérez c/ Gómez") {
  const opened = await tenant.call("POST", "/api/folders", { body: { folderName } });
  const { _id } = opened.body.folder as Folder;
  await at(TODAY, () =>
    tenant.as(() => Causas.link(_id, { system: "pjn", number, confirmed: true })),
  );
  return _id;
}

const stateOf = async (tenant: Tenant, id: string) =>
  (await tenant.call("GET", `/api/folders/${id}`)).body.folder as Folder;
const healthOf = async (tenant: Tenant, id: string, when = TODAY) =>
  (await at(when, () => tenant.as(() => Causas.ofFolder(id)))).causa?.health;
async function docket(tenant: Tenant, id: string) {
  const { body } = await tenant.call("GET", `/api/movements/folder/${id}?limit=100`);
  const { movements } = body.data as {
    movements: { _id: string; title: string; source: string }[];
  };
  return movements;
}
const titles = async (tenant: Tenant, id: string) =>
  (await docket(tenant, id)).map(({ title }) => title).sort();
async function inbox(tenant: Tenant) {
  const { body } = await tenant.call("GET", "/api/novedades");
  return (body.novedades as { title: string; folderName: string }[])
    .map(({ title }) => title)
    .sort();
}
const alerts = async (tenant: Tenant) =>
  (await tenant.as(() => Alerts.pending(tenant.userId)))
    .map(({ primaryText }) => primaryText)
    .sort();

describe("linking a case", () => {
  it("verifies it, and its docket flows in without a word", async () => {
    const ana = await newTenant();
    await publish("Demanda", "Traslado");
    const id = await linked(ana);
    expect((await stateOf(ana, id)).causaAssociationStatus).toBe("pending");
    expect(await healthOf(ana, id)).toBe("waiting");
    await sync();
    expect(await stateOf(ana, id)).toMatchObject({
      causaAssociationStatus: "verified",
      causaVerified: true,
      causaIsValid: true,
    });
    expect(await titles(ana, id)).toEqual(["Demanda", "Traslado"]);
    expect([await inbox(ana), await alerts(ana)]).toEqual([[], []]);
    expect(await healthOf(ana, id)).toBe("current");
  });

  it("says that the portal does not know it, until it does", async () => {
    const ana = await newTenant();
    const id = await linked(ana);
    await sync();
    expect((await stateOf(ana, id)).causaAssociationStatus).toBe("invalid");
    expect(await healthOf(ana, id)).toBe("notFound");
    await publish("Demanda");
    await sync(minutes(15));
    expect((await stateOf(ana, id)).causaAssociationStatus).toBe("verified");
    expect(await titles(ana, id)).toEqual(["Demanda"]);
  });

  it("says that it is reserved, and that the portal failed", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    await court.reserve("pjn", NUMBER);
    const id = await linked(ana);
    await sync();
    expect(await healthOf(ana, id)).toBe("reserved");
    const other = await linked(ana, "CNT 000017/2019");
    await court.fail("pjn", { status: 500 });
    await sync(minutes(1));
    expect((await stateOf(ana, other)).causaAssociationStatus).toBe("failed");
    expect((await stateOf(ana, id)).causaAssociationStatus).toBe("reserved");
  });

  it("is alerted once for each time that the court shuts it, or the administration undoes it", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    const id = await linked(ana);
    await sync();
    await court.reserve("pjn", NUMBER);
    await sync(minutes(15));
    await sync(minutes(30));
    expect(await healthOf(ana, id)).toBe("reserved");
    const shut = `${NUMBER}: el tribunal lo pasó a reservado`;
    expect(await alerts(ana)).toEqual([shut]);
    await court.reserve("pjn", NUMBER, false);
    await sync(minutes(45));
    expect(await healthOf(ana, id, minutes(45))).toBe("current");
    await court.reserve("pjn", NUMBER);
    await sync(minutes(60));
    expect(await alerts(ana)).toEqual([shut, shut]);
    const [causa] = (await asSystem(() => Causas.linkedFolders({ limit: 1 }))).folders;
    await asSystem(() => Causas.remove_("CIV", causa?.causaId ?? ""));
    expect(await alerts(ana)).toContain(`${NUMBER}: la causa ya no está vinculada con el tribunal`);
  });

  it("asks once for whoever is linked, and gives a late comer all that is known", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    await publish("Demanda");
    const first = await linked(ana);
    await sync();
    await publish("Traslado");
    await sync(minutes(15));
    const second = await linked(eva);
    court.asked.length = 0;
    await sync(minutes(30));
    expect(court.asked).toHaveLength(1);
    expect(await titles(eva, second)).toEqual(await titles(ana, first));
    expect([await inbox(ana), await inbox(eva)]).toEqual([["Traslado"], []]);
  });
});

describe("a movement that the court publishes", () => {
  it("is an alert only to who wants it", async () => {
    const ana = await newTenant();
    await ana.as(() => Preferences.update({ movements: { enabled: false } }));
    await publish("Demanda");
    const id = await linked(ana);
    await sync();
    await publish("Traslado");
    await sync(minutes(15));
    expect(await titles(ana, id)).toEqual(["Demanda", "Traslado"]);
    expect([await inbox(ana), await alerts(ana)]).toEqual([["Traslado"], []]);
  });

  it("reaches the right lawyer's docket, inbox and alerts, and nobody else's", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    await publish("Demanda");
    const id = await linked(ana);
    const other = await linked(eva, "CNT 000017/2019");
    await sync();
    const before = await titles(eva, other);
    await publish("Sentencia");
    await sync(minutes(15));
    expect(await titles(ana, id)).toEqual(["Demanda", "Sentencia"]);
    expect(await inbox(ana)).toEqual(["Sentencia"]);
    expect(await alerts(ana)).toEqual(["Nuevo movimiento: Sentencia"]);
    expect(await titles(eva, other)).toEqual(before);
    expect([await inbox(eva), await alerts(eva)]).toEqual([[], []]);
  });

  it("is written once, repeated, reordered, late, and read by two rounds at once", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    const id = await linked(ana);
    await sync();
    await publish("Traslado", "Vista", "Sentencia");
    await court.fail("pjn", { lag: 2, repeat: true, reorder: true });
    await sync(minutes(15));
    await court.fail("pjn", { repeat: true, reorder: true });
    await Promise.all([sync(minutes(30)), sync(minutes(30)), sync(minutes(30), { full: true })]);
    await sync(minutes(45), { full: true });
    expect(await titles(ana, id)).toEqual(["Demanda", "Sentencia", "Traslado", "Vista"]);
    expect(await inbox(ana)).toEqual(["Sentencia", "Traslado", "Vista"]);
    expect(await alerts(ana)).toHaveLength(3);
    const { body } = await ana.call("GET", `/api/movements/folder/${id}`);
    expect(body.pagination).toMatchObject({ total: 4 });
  });

  it("cannot be rewritten or deleted, but ticked off", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    const id = await linked(ana);
    await sync();
    const [one] = await docket(ana, id);
    const path = `/api/movements/${one?._id}`;
    const changed = await ana.call("PUT", path, { body: { title: "Otra" } });
    const deleted = await ana.call("DELETE", path);
    expect([changed.status, deleted.status]).toEqual([409, 409]);
    expect(changed.body.message).toMatch(/viene del tribunal/);
    expect((await ana.call("PATCH", `${path}/complete`)).status).toBe(200);
  });
});

describe("undoing a link", () => {
  it("keeps what came, or takes it away, and nothing more comes", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    const [kept, cleared] = [await linked(ana), await linkedAgain(ana)];
    await sync();
    await publish("Traslado");
    await sync(minutes(15));
    expect(await inbox(ana)).toEqual(["Traslado", "Traslado"]);
    await ana.call("DELETE", `/api/folders/link-causa/${kept}`);
    const gone = await ana.call("DELETE", `/api/folders/link-causa/${cleared}?movements=remove`);
    expect(gone.body.folder).toMatchObject({ causaAssociationStatus: "none", court: null });
    await publish("Sentencia");
    await sync(minutes(30));
    expect(await titles(ana, kept)).toEqual(["Demanda", "Traslado"]);
    expect(await titles(ana, cleared)).toEqual([]);
    expect(await inbox(ana)).toEqual(["Traslado"]);
    const { body } = await ana.call("GET", `/api/movements/folder/${cleared}`);
    expect(body.pagination).toMatchObject({ total: 0 });
  });

  async function linkedAgain(tenant: Tenant) {
    const opened = await tenant.call("POST", "/api/folders", { body: { folderName: "Incidente" } });
    const { _id } = opened.body.folder as Folder;
    const given = {
      ...{ system: "pjn" as const, number: NUMBER },
      ...{ confirmed: true, allowDuplicate: true },
    };
    await at(TODAY, () => tenant.as(() => Causas.link(_id, given)));
    return _id;
  }
});

describe("a portal that fails for an hour", () => {
  it("opens the breaker, is shown on screen, and everything catches up after", async () => {
    const ana = await newTenant({ plan: "standard" });
    const ids: string[] = [];
    for (let n = 1; n <= 8; n += 1) ids.push(await linked(ana, `CNT 00001${n}/2019`, `Causa ${n}`));
    await publish("Demanda");
    const id = await linked(ana);
    await sync();
    await publish("Traslado");
    await court.fail("pjn", { status: 500 });
    for (let minute = 15; minute <= 60; minute += 15) await sync(minutes(minute));
    const asked = court.asked.length;
    const { body } = await at(minutes(61), () => ana.call("GET", "/api/portals"));
    expect(body.portals).toMatchObject([{ system: "pjn", state: "open" }, { system: "mev" }]);
    expect(await healthOf(ana, id, minutes(61))).toBe("portalDown");
    await sync(minutes(61));
    expect(court.asked.length).toBe(asked);
    await court.mend();
    await sync(minutes(120));
    expect(await titles(ana, id)).toEqual(["Demanda", "Traslado"]);
    expect(await inbox(ana)).toEqual(["Traslado"]);
    expect(await healthOf(ana, id, minutes(120))).toBe("current");
    const [pjn] = await asSystem(() => Causas.workers(), minutes(120));
    expect(pjn).toMatchObject({ state: "closed", lastError: null });
    expect(pjn?.runs.map(({ outcome }) => outcome)).toContain("down");
  });

  it("opens the breaker where a single case is linked, too", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    const id = await linked(ana);
    await sync();
    await court.fail("pjn", { status: 500 });
    for (let minute = 15; minute <= 60; minute += 15) await sync(minutes(minute));
    expect(await healthOf(ana, id, minutes(61))).toBe("portalDown");
    await court.mend();
    await sync(minutes(120));
    expect(await healthOf(ana, id, minutes(120))).toBe("current");
  });

  it("is not said to be well by a round in which nothing was due", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    await linked(ana);
    await sync();
    await court.fail("pjn", { status: 500 });
    await sync(minutes(15));
    await sync(minutes(15));
    const [pjn] = await asSystem(() => Causas.workers(), minutes(16));
    expect(pjn?.runs[0]).toMatchObject({ outcome: "done", asked: 0 });
    expect(pjn).toMatchObject({ lastGoodAt: minutes(0), lastError: expect.stringMatching(/500/) });
  });

  it("is an alert once after thirty-six hours, for each time it happens", async () => {
    const ana = await newTenant();
    await publish("Demanda");
    const id = await linked(ana);
    await sync();
    await court.fail("pjn", { status: 500 });
    for (const hours of [10, 35, 37, 40]) await sync(minutes(hours * 60));
    const stale = `${NUMBER}: sin novedades del tribunal hace más de 36 horas`;
    expect(await alerts(ana)).toEqual([stale]);
    await court.mend();
    await sync(minutes(42 * 60));
    // An alert that no longer applies is withdrawn, unless it was read.
    expect(await alerts(ana)).toEqual([]);
    expect(await healthOf(ana, id, minutes(42 * 60))).toBe("current");
    await court.fail("pjn", { status: 500 });
    await sync(minutes(100 * 60));
    expect(await alerts(ana)).toEqual([stale]);
  });

  it("is one alert a practice however many cases it has, that goes when the portal answers", async () => {
    const [ana, eva] = [await newTenant({ plan: "premium" }), await newTenant()];
    for (let n = 1; n <= 7; n += 1) await linked(ana, `CNT ${n}/2019`, `Causa ${n}`);
    await publish("Demanda");
    const alone = await linked(eva);
    const gone = await linked(ana, "CNT 8/2019", "La eliminada");
    await ana.call("DELETE", `/api/folders/${gone}`);
    await court.fail("pjn", { status: 500 });
    for (const hours of [1, 37, 38, 39]) await sync(minutes(hours * 60));
    expect(await alerts(ana)).toEqual(["PJN no responde: 7 causas"]);
    const [own] = await eva.as(() => Alerts.pending(eva.userId));
    expect(own).toMatchObject({
      primaryText: `${NUMBER}: sin novedades del tribunal hace más de 36 horas`,
      secondaryText: "Pérez c/ Gómez. PJN no responde. Revisá la causa en su sitio.",
      folderId: alone,
    });
    await court.mend();
    await sync(minutes(41 * 60), { trial: true });
    expect([await alerts(ana), await alerts(eva)]).toEqual([[], []]);
    await court.fail("pjn", { status: 500 });
    for (const hours of [79, 80, 81]) await sync(minutes(hours * 60));
    expect(await alerts(ana)).toEqual(["PJN no responde: 7 causas"]);
  });

  it("is one alert a practice of what a portal that answers did not give", async () => {
    const ana = await newTenant();
    await linked(ana, "CNT 1/2019", "Una");
    await linked(ana, "CNT 2/2019", "Otra");
    await court.fail("pjn", { status: 500, times: 3 });
    // Unread for long, and the portal fails only now, too seldom to count as silent.
    await sync(minutes(40 * 60));
    expect(await alerts(ana)).toEqual(["PJN: 2 causas sin novedades hace más de 36 horas"]);
    await sync(minutes(40 * 60 + 5));
    expect(await alerts(ana)).toHaveLength(1);
  });
});
