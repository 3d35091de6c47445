import { withContext } from "@foja/core/actor";
import { Alerts } from "@foja/core/alerts";
import { Causas } from "@foja/core/causas";
import { at } from "@foja/core/clock";
import { Folders } from "@foja/core/folders";
import { Movements } from "@foja/core/movements";
import { Novedades } from "@foja/core/novedades";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCourt } from "../harness/court";
import { newTenant, type Tenant } from "../harness/tenant";
import { openStage, type Stage } from "./stage";

/** Every trip a round makes on demand (`FULL=1`); some of them otherwise. */
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
      await Causas.link(_id, { system: "pjn", number: NUMBER });
      return _id;
    }),
  );
}

/** What a practice has of its case, in its file, its inbox and its alerts. */
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
      // The first load, or what comes after it, dies; the machine that begins again lives.
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
  }, 120_000);

  /** Dies after n trips: from there on nothing it asks is answered. */
  const dyingAt = (n: number) => [
    { fault: "delay" as const, delayMs: 0, times: n },
    { fault: "drop-before" as const },
  ];
});
