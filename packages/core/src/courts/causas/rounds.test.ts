import { startCourt } from "@foja/harness/court";
import { ownTable } from "@foja/harness/own-table";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withContext } from "../../kernel/actor";
import { at } from "../../kernel/clock";
import { Folders } from "../../practice/folders";
import { courtCase } from "../../practice/folders/court.rules";
import { Movements } from "../../practice/movements";
import { Alerts } from "../../telling/alerts";
import { Novedades } from "../novedades";
import { idOf } from "./causa.item";
import { news } from "./deliver";
import { Causas } from "./index";
import { linksOf, note, release } from "./links";
import { round } from "./round";
import { find } from "./store";

startAt("2026-11-25T12:00:00.000Z");

let court: Awaited<ReturnType<typeof startCourt>>;

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await court.stop();
});

const NUMBER = "CIV 123456/2024";
const TODAY = "2026-11-20T12:00:00Z";
const minutes = (many: number) => new Date(Date.parse(TODAY) + many * 60_000).toISOString();
const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };
const asSystem = <T>(work: () => Promise<T>, when = TODAY) =>
  withContext(system, () => at(when, work));
const sync = (when = TODAY, how = {}) => asSystem(() => Causas.sync(how), when);
const portal = (when: string, how = {}) => asSystem(() => Causas.syncPortal("pjn", how), when);

const publish = (many: number, word: string, date = "2026-11-20") =>
  Promise.all(
    Array.from({ length: many }, (_, i) =>
      court.publish("pjn", NUMBER, { date, title: `${word} ${i}`, text: "" }),
    ),
  );

function linked(tenant: Tenant, number = NUMBER): Promise<string> {
  return at(TODAY, () =>
    tenant.as(async () => {
      const { _id } = await Folders.create({ folderName: "Pérez c/ Gómez" });
      await Causas.link(_id, { system: "pjn", number, confirmed: true });
      return _id;
    }),
  );
}

const causaId = (number = NUMBER) => {
  const read = courtCase({ system: "pjn", number });
  return "court" in read ? idOf(read.court) : "";
};
const fileOf = (tenant: Tenant, folderId: string) =>
  tenant.as(async () => {
    const query = { page: 1, limit: 1, sort: "-date" as const };
    return (await Movements.list(folderId, query)).pagination.total;
  });
const inbox = (tenant: Tenant) =>
  tenant.as(async () => (await Novedades.list({ state: "open", limit: 100 })).novedades);
const pending = (tenant: Tenant) => tenant.as(() => Alerts.pending(tenant.userId));

describe("a docket of several hundred movements", () => {
  it("is loaded in parts, for a late comer too, and taken out in parts", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    await publish(350, "Despacho");
    const first = await linked(ana);
    expect(await portal(TODAY)).toMatchObject({ failed: 0, movements: 350 });
    expect(await fileOf(ana, first)).toBe(350);
    const second = await linked(eva);
    await sync(minutes(15));
    expect(await fileOf(eva, second)).toBe(350);
    await ana.as(() => Causas.unlink(first, "remove"));
    expect([await fileOf(ana, first), await fileOf(eva, second)]).toEqual([0, 350]);
    expect([await inbox(ana), await inbox(eva)]).toEqual([[], []]);
  });

  it("is kept in parts where the feed returns more at once than it was asked for", async () => {
    const ana = await newTenant();
    await publish(230, "Despacho");
    await court.fail("pjn", { unbounded: true });
    const id = await linked(ana);
    expect(await portal(TODAY)).toMatchObject({ failed: 0, movements: 230 });
    expect([await fileOf(ana, id), (await find(causaId())).movements]).toEqual([230, 230]);
  });

  it("is left for the next round where time is up, and is no news when that ends it", async () => {
    const ana = await newTenant();
    await publish(120, "Despacho");
    const id = await linked(ana);
    await portal(TODAY, { budgetMs: 0 });
    expect(await fileOf(ana, id)).toBe(0);
    expect(await find(causaId())).toMatchObject({ movements: 100, lastGoodAt: null });
    await sync(minutes(15));
    expect([await fileOf(ana, id), await inbox(ana)]).toEqual([120, []]);
    expect(await find(causaId())).toMatchObject({ lastGoodAt: minutes(15) });
  });
});

describe("a link that is loaded while another round keeps more", () => {
  it("is loaded again, so that none of it is lost", async () => {
    const ana = await newTenant();
    await publish(1, "Demanda");
    const id = await linked(ana);
    const add = Movements.addHistory;
    // The arrived movement and the cursor are stored: that round leaves this link to this one.
    vi.spyOn(Movements, "addHistory").mockImplementationOnce(async (...given) => {
      const outcome = await add(...given);
      await publish(101, "Despacho");
      await round(causaId(), { late: () => true });
      return outcome;
    });
    await sync();
    expect(await fileOf(ana, id)).toBe(101);
    await sync(minutes(15));
    expect([await fileOf(ana, id), (await inbox(ana)).length]).toEqual([102, 1]);
  });
});

describe("a round that does not reach all that is due", () => {
  it("reads those that wait longest, and the next one those that it left", async () => {
    const ana = await newTenant({ plan: "standard" });
    for (let n = 1; n <= 12; n += 1) await linked(ana, `CNT ${String(n).padStart(6, "0")}/2019`);
    const asked = async (when: string) => {
      court.asked.length = 0;
      expect(await portal(when, { budgetMs: 0 })).toMatchObject({ outcome: "cut", asked: 4 });
      return court.asked.flatMap((path) => /(?:numero=|cnt-)(\d{6})/.exec(path)?.[1] ?? []);
    };
    const rounds = [await asked(minutes(15)), await asked(minutes(30)), await asked(minutes(45))];
    expect(new Set(rounds.flat()).size).toBe(12);
    expect(new Set(await asked(minutes(60)))).toEqual(new Set(rounds[0]));
  });

  it("begins nothing where the trial of a portal took all the time there was", async () => {
    const ana = await newTenant();
    await publish(1, "Demanda");
    await linked(ana);
    await court.fail("pjn", { status: 500 });
    for (let minute = 0; minute <= 120; minute += 30) await portal(minutes(minute));
    await court.mend();
    const tried = await portal(minutes(121), { budgetMs: 0, trial: true });
    expect(tried).toMatchObject({ outcome: "cut", asked: 0, error: null });
  });
});

describe("a case that cannot be brought for a fault of our own", () => {
  it("is said so in plain words, waits longer each time, and keeps no other from being read", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    await publish(1, "Demanda");
    const id = await linked(ana);
    vi.spyOn(Movements, "addHistory").mockRejectedValueOnce(new TypeError("boom"));
    const stumbles: unknown[] = [];
    const onStumble = (...given: unknown[]) => stumbles.push(given);
    const failed = await portal(TODAY, { onStumble });
    const error = "Falla interna de Foja: el expediente se vuelve a intentar.";
    expect(failed).toMatchObject({ outcome: "done", failed: 1, error });
    expect(stumbles).toEqual([[causaId(), expect.any(TypeError)]]);
    const causa = await find(causaId());
    expect(causa).toMatchObject({ lastError: error, failures: 1, lastGoodAt: null });
    expect(causa.nextAt > new Date(Date.parse(TODAY) + 20_000).toISOString()).toBe(true);
    const other = await linked(eva, "CNT 000017/2019");
    await sync(minutes(15));
    expect([await fileOf(ana, id), await fileOf(eva, other)]).toEqual([1, expect.any(Number)]);
    expect(await find(causaId())).toMatchObject({ lastError: null, failures: 0 });
  });
});

describe("a link that is undone by the system", () => {
  it("is the one of its event, and not what the case is linked with by now", async () => {
    const ana = await newTenant();
    await publish(1, "Demanda");
    const id = await linked(ana);
    const [stale] = await linksOf(causaId());
    if (!stale) throw new Error("nobody is linked");
    await ana.as(() =>
      Causas.link(id, { system: "pjn", number: "CNT 000017/2019", confirmed: true }),
    );
    await asSystem(() => release(stale));
    const { court: now } = await ana.as(() => Folders.get(id));
    expect(now?.number).toBe("CNT 000017/2019");
    expect(await linksOf(causaId("CNT 000017/2019"))).toHaveLength(1);
  });
});

describe("a case of the practice that is deleted", () => {
  const OLD = minutes(40 * 60);

  it("is not alerted that it is stale, nor is who does not want to hear of the courts", async () => {
    const [ana, eva, uma] = [await newTenant(), await newTenant(), await newTenant()];
    await publish(1, "Demanda");
    const [gone, quiet] = [await linked(ana), await linked(eva), await linked(uma)];
    expect(quiet).not.toBe(gone);
    await sync();
    await ana.as(() => Folders.remove(gone));
    await eva.call("PUT", "/api/notifications/preferences", {
      body: { movements: { enabled: false } },
    });
    await court.fail("pjn", { status: 500 });
    await sync(OLD);
    const alerts = [await pending(ana), await pending(eva), await pending(uma)];
    expect(alerts.map(({ length }) => length)).toEqual([0, 0, 1]);
  });
});

describe("news of a case that is deleted", () => {
  it("leaves its link to be loaded anew, though somebody wrote of it meanwhile", async () => {
    const ana = await newTenant();
    await publish(1, "Demanda");
    const id = await linked(ana);
    await sync();
    const [read] = await linksOf(causaId());
    if (!read) throw new Error("nobody is linked");
    await ana.as(() => Folders.remove(id));
    await note(read, { toldStatus: "reserved" });
    await asSystem(() => news(read, [{} as never]));
    expect(await linksOf(causaId())).toMatchObject([{ loadedAt: null, toldStatus: "reserved" }]);
  });
});

describe("what is first seen late in the evening", () => {
  it("is of the practice's month", async () => {
    const evening = "2026-12-01T01:00:00.000Z";
    const ana = await newTenant();
    await publish(1, "Demanda");
    await linked(ana);
    await sync(evening);
    const seen = (month?: string) => at(evening, () => Causas.seen(month, { limit: 10 }));
    expect((await seen("2026-11")).movements).toHaveLength(1);
    expect((await seen()).movements).toHaveLength(1);
  });
});

describe("what a court published on one day", () => {
  it("is in the file in the order of its publication, for who follows and for a late comer", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const titles = (tenant: Tenant, folderId: string) =>
      tenant.as(async () => {
        const query = { page: 1, limit: 20, sort: "-date" as const };
        return (await Movements.list(folderId, query)).movements.map(({ title }) => title);
      });
    const first = await linked(ana);
    for (const title of ["Proveído", "Agréguese", "Traslado", "Despacho", "Cédula"]) {
      await court.publish("pjn", NUMBER, { date: "2026-11-20", title, text: "" });
      await portal(TODAY, { full: true });
    }
    const second = await linked(eva);
    await sync(minutes(15));
    const published = ["Cédula", "Despacho", "Traslado", "Agréguese", "Proveído"];
    expect([await titles(ana, first), await titles(eva, second)]).toEqual([published, published]);
    const seen = await Causas.seen(undefined, { limit: 20 });
    const own = seen.movements.filter(({ number }) => number === NUMBER);
    expect(own.map(({ titulo }) => titulo)).toEqual(published);
  });
});

describe("a practice to which nothing can be delivered", () => {
  it("does not keep the others from what their court publishes", async () => {
    const [eva, broken] = [await newTenant(), await newTenant()];
    await linked(broken);
    const second = await linked(eva);
    await sync();
    const standing = Folders.caseState;
    vi.spyOn(Folders, "caseState").mockImplementation((ownerId, folderId) => {
      if (ownerId === broken.userId) throw new Error("rota");
      return standing(ownerId, folderId);
    });
    await publish(1, "Sentencia");
    await sync(minutes(15));
    expect(await fileOf(eva, second)).toBe(1);
  });
});
