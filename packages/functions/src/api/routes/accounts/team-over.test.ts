import { Practices } from "@foja/core/accounts/practices";
import { Plans } from "@foja/core/billing/plans";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { asSystem } from "@foja/core/kernel/actor";
import { at, now } from "@foja/core/kernel/clock";
import { commit, get } from "@foja/core/kernel/dynamo";
import { letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";

const DAY_MS = 24 * 3600_000;
const ACTIVE: NonNullable<Plans.UsageItem["standing"]> = {
  status: "active",
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  grace: null,
};

let ana: Tenant;
let luis: Tenant;
let task: string;

beforeEach(async () => {
  ana = await newTenant({ plan: "premium" });
  luis = await letIn(ana, await newTenant(), "abogado");
  const { body } = await ana.call("POST", "/api/tasks", { body: { name: "Presentar el escrito" } });
  task = (body.task as { _id: string })._id;
});

/** Puts Ana's practice on a plan, and lets the stream follow, twice as it may. */
async function onPlan(plan: PlanId): Promise<void> {
  const usage = await get<Plans.UsageItem>(Plans.usageKey(ana.userId));
  if (!usage) throw new Error("there is no usage");
  const standing = usage.standing ?? ACTIVE;
  await commit(...Plans.settle(ana.userId, usage, { terms: PLANS[plan], next: null, standing }));
  for (let nth = 0; nth < 2; nth += 1) {
    await asSystem("test", () => Practices.followTeam(ana.userId));
  }
}

const create = (who: Tenant) => who.call("POST", "/api/tasks", { body: { name: "Otra" } });
const teamUntil = async (who: Tenant) => {
  const { practice } = (await who.call("GET", "/api/auth/me")).body as {
    practice: { teamUntil: string | null };
  };
  return practice.teamUntil;
};

describe("a practice whose plan loses the team", () => {
  it("goes on for fourteen days, which everybody is told", async () => {
    expect(await teamUntil(luis)).toBe(null);
    const start = now();
    await at(start, () => onPlan("free"));
    const until = new Date(start + 14 * DAY_MS).toISOString();
    expect([await teamUntil(luis), await teamUntil(ana)]).toEqual([until, until]);
    expect((await create(luis)).status).toBe(201);
  });

  it("then lets its members read, tick off and note what they read, and the founder all", async () => {
    const start = now() - 14 * DAY_MS;
    await at(start, () => onPlan("free"));
    const refused = await create(luis);
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      403,
      "practice.team_over",
      "El plan de este estudio no incluye equipo: podés leer, tildar y recibir avisos, pero no cargar ni cambiar nada.",
    ]);
    const changed = { body: { name: "Cambiada" } };
    expect((await luis.call("PUT", `/api/tasks/${task}`, changed)).status).toBe(403);
    expect((await luis.call("DELETE", `/api/tasks/${task}`)).status).toBe(403);
    expect((await luis.call("GET", `/api/tasks/user/${luis.userId}`)).status).toBe(200);
    const ticked = await luis.call("PUT", `/api/tasks/${task}/toggle`);
    expect([ticked.status, ticked.body.task]).toMatchObject([200, { status: "completada" }]);
    expect((await luis.call("POST", "/api/alert/markAllAsRead")).status).toBe(200);
    expect((await create(ana)).status).toBe(201);
  });

  it("works as before as soon as a plan has a team again", async () => {
    await at(now() - 20 * DAY_MS, () => onPlan("free"));
    expect((await create(luis)).status).toBe(403);
    await onPlan("premium");
    expect((await create(luis)).status).toBe(201);
    expect(await teamUntil(luis)).toBe(null);
  });

  it("is told before, where it has people", async () => {
    expect(await asSystem("test", () => Practices.losesTeam(ana.userId, "free"))).toBe(true);
    expect(await asSystem("test", () => Practices.losesTeam(ana.userId, "premium"))).toBe(false);
    const alone = await newTenant({ plan: "premium" });
    expect(await asSystem("test", () => Practices.losesTeam(alone.userId, "free"))).toBe(false);
    await asSystem("test", () => Practices.followTeam(alone.userId));
    expect(await teamUntil(alone)).toBe(null);
  });
});
