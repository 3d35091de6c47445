import { Causas } from "@foja/core/courts/causas";
import { Novedades } from "@foja/core/courts/novedades";
import { withContext } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { commit } from "@foja/core/kernel/dynamo";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Alerts } from "@foja/core/telling/alerts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCourt } from "../harness/court";
import { newTenant, type Tenant } from "../harness/tenant";
import { openStage, type Stage } from "./stage";

/** Every trip of a round with `FULL=1`; some of them otherwise. */
const STEP = process.env.FULL === "1" ? 1 : 9;
const NUMBER = "CIV 123456/2024";
const BEGINNING = "2026-11-20T12:00:00.000Z";
const later = (minutes: number) => new Date(Date.parse(BEGINNING) + minutes * 60_000).toISOString();

let stage: Stage;
let court: Awaited<ReturnType<typeof startCourt>>;

beforeAll(async () => {
  stage = await openStage(3);
  court = await startCourt();
});
afterAll(async () => {
  await court.stop();
  await stage.stop();
});

const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const sync = (now: string) => withContext(system, () => at(now, () => Causas.sync()));
const publish = (...titles: string[]) =>
  Promise.all(
    titles.map((title) => court.publish("pjn", NUMBER, { date: "2026-11-20", title, text: "" })),
  );

async function linked(tenant: Tenant): Promise<string> {
  return at(BEGINNING, () =>
    tenant.as(async () => {
      const { _id } = await Folders.create({ folderName: "Pérez c/ Gómez" });
      await Causas.link(_id, { system: "pjn", number: NUMBER, confirmed: true });
      return _id;
    }),
  );
}

/** What a practice has of its case: in its file, its inbox and its alerts. */
const had = (tenant: Tenant, folderId: string) =>
  tenant.as(async () => {
    const query = { page: 1, limit: 100, sort: "-date" as const };
    const { data, pagination } = await shelved(folderId, query);
    const { novedades } = await Novedades.list({ state: "open", limit: 100 });
    const alerts = await Alerts.pending(tenant.userId);
    return {
      file: data,
      counted: pagination.total,
      inbox: novedades.map(({ title }) => title).sort(),
      alerts: alerts.map(({ primaryText }) => primaryText.split(": ")[1]).sort(),
    };
  });

async function shelved(folderId: string, query: Parameters<typeof Movements.list>[1]) {
  const { movements, pagination } = await Movements.list(folderId, query);
  return { data: movements.map(({ title }) => title).sort(), pagination };
}

describe("a round of the courts killed at any of its trips to the table", () => {
  it("is ended by the next: each movement is there once, with its novedad and its alert", async () => {
    let deaths = 0;
    for (let n = 1; n <= 60; n += STEP) {
      await stage.freshTable();
      await court.stop();
      court = await startCourt();
      await publish("Demanda");
      const tenants = [await newTenant(), await newTenant()];
      const folders = await Promise.all(tenants.map(linked));
      stage.proxy.inject(...dyingAt(n));
      // The first load, or what follows it, dies; the restarted machine lives.
      const first = await sync(later(0)).catch(() => "died");
      stage.proxy.inject();
      await sync(later(10));
      await publish("Traslado", "Sentencia");
      stage.proxy.inject(...dyingAt(n));
      const second = await sync(later(20)).catch(() => "died");
      stage.proxy.inject();
      await Promise.all([sync(later(30)), sync(later(30))]);
      await sync(later(40));
      for (const [i, tenant] of tenants.entries()) {
        expect(await had(tenant, folders[i] ?? ""), `dead at trip ${n}`).toEqual({
          file: ["Demanda", "Sentencia", "Traslado"],
          counted: 3,
          inbox: ["Sentencia", "Traslado"],
          alerts: ["Sentencia", "Traslado"],
        });
      }
      deaths += [first, second].filter((one) => one === "died").length;
    }
    console.info(`${deaths} rounds died and were ended by the next.`);
    expect(deaths).toBeGreaterThan(0);
  });
});

describe("an undoing that takes away what came, killed at any of its trips", () => {
  /** A case with a docket of two parts, whose unlinking died; returns the state it left. */
  async function left(n: number) {
    await stage.freshTable();
    await court.stop();
    court = await startCourt();
    await publish(...Array.from({ length: 100 }, (_, i) => `Despacho ${i}`));
    const ana = await newTenant();
    const folderId = await linked(ana);
    await sync(later(0));
    stage.proxy.inject(...dyingAt(n));
    const undone = await ana.as(() => Causas.unlink(folderId, "remove")).catch(() => "died");
    stage.proxy.inject();
    expect(undone).toBe("died");
    const { counted, inbox } = await had(ana, folderId);
    expect(inbox).toEqual([]);
    return { ana, folderId, counted };
  }

  it("is ended by the next round: no link stays that brings nothing", async () => {
    let begun = 0;
    for (let n = 3; n <= 11; n += 4) {
      const { ana, folderId, counted } = await left(n);
      await sync(later(15));
      const { court: still } = await ana.as(() => Folders.get(folderId));
      // A run that died before its first write did not begin.
      const now = await had(ana, folderId);
      expect([n, now.counted]).toEqual([n, still ? 100 : 0]);
      if (counted < 100) begun += 1;
    }
    expect(begun).toBeGreaterThan(0);
  }, 60_000);

  it("leaves nothing out where the case is linked again", async () => {
    let begun = 0;
    for (let n = 7; n <= 11; n += 2) {
      const { ana, folderId, counted } = await left(n);
      const again = () => Causas.link(folderId, { system: "pjn", number: NUMBER, confirmed: true });
      await at(later(10), () => ana.as(again));
      await sync(later(15));
      const { counted: now, inbox, alerts } = await had(ana, folderId);
      expect([n, now, inbox, alerts]).toEqual([n, 100, [], []]);
      if (counted < 100) begun += 1;
    }
    expect(begun).toBeGreaterThan(0);
  }, 60_000);
});

describe("a novedad between its drawers", () => {
  it("is looked for again, as it may be missed in both", async () => {
    await stage.freshTable();
    const ana = await newTenant();
    await ana.as(async () => {
      const { _id: folderId } = await Folders.create({ folderName: "Pérez c/ Gómez" });
      const said = { date: "2026-11-20", title: "Vista", text: "", link: null, number: NUMBER };
      const entry = { folderId, causaId: "cau_1", movementId: "mov_1", source: "pjn" as const };
      const plan = () => at(BEGINNING, async () => Novedades.plan({ ...entry, ...said }));
      await commit(...(await plan()).writes);
      const [there] = (await Novedades.list({ state: "open", limit: 1 })).novedades;
      await Novedades.forget({ ownerId: ana.userId, folderId });
      stage.proxy.reset();
      // The first read finds it in neither, and the second in one.
      stage.proxy.inject({ fault: "delay", operation: "BatchGetItem", nth: 2, delayMs: 400 });
      const seeing = Novedades.mark(there?._id ?? "", { state: "seen" });
      await expect.poll(() => stage.proxy.counts().roundTrips).toBe(2);
      await commit(...(await plan()).writes);
      expect(await seeing).toMatchObject({ _id: there?._id, state: "seen" });
    });
  });
});

/** Dies after n requests: from there on none is answered. */
function dyingAt(n: number) {
  return [{ fault: "delay" as const, delayMs: 0, times: n }, { fault: "drop-before" as const }];
}
