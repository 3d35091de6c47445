import { onTerms } from "@foja/harness/plan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { at } from "../../kernel/clock";
import { commit, get } from "../../kernel/dynamo";
import { Plans } from ".";
import { PLANS } from "./plan.rules";
import type { PlanTerms } from "./plan.schema";

const AT = "2030-06-01T00:00:00.000Z";
const BEFORE = "2030-05-31T23:59:59.999Z";

const holding = (folders: number, storage = 1000): PlanTerms["limits"] => ({
  ...{ folders, calculators: 3, contacts: 10, storage, members: 1 },
});

const terms = (limits: PlanTerms["limits"], version = 0): PlanTerms => ({
  ...{ planId: "standard", displayName: "Estándar", features: [], limits, version },
});

/**
 * A practice whose limits drop from four cases to two, and from 1,000 bytes to 500, at an instant.
 */
async function shrinking(): Promise<Tenant> {
  const ana = await newTenant();
  const next = { ...PLANS.free, limits: holding(2, 500), at: AT };
  await onTerms(ana, { ...terms(holding(4)), next });
  await ana.as(() => commit(Plans.take("folders")));
  await ana.as(() => commit(Plans.take("folders")));
  return ana;
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => [error.code, error.extra.limitInfo?.limit, error.extra.limitInfo?.plan],
  );

it("is refused beyond its limit with what a screen offers a larger plan by", async () => {
  const ana = await shrinking();
  await ana.as(() => commit(Plans.take("folders")));
  await ana.as(() => commit(Plans.take("folders")));
  await expect(ana.as(() => commit(Plans.take("folders")))).rejects.toMatchObject({
    code: "plan.limit_reached",
    extra: {
      limitInfo: { resourceType: "folders", currentCount: 4, limit: 4, plan: "standard" },
      upgradeRequired: true,
    },
  });
});

describe("the plan to come", () => {
  it("counts from its instant on in what is taken, without any job", async () => {
    const ana = await shrinking();
    const take = (when: string) =>
      at(when, () => ana.as(() => refused(commit(Plans.take("folders")))));
    expect(await take(AT)).toEqual(["plan.limit_reached", 2, "free"]);
    expect(await take(BEFORE)).toBe("done");
    expect(await take(AT)).toEqual(["plan.limit_reached", 2, "free"]);
  });

  it("counts in the room for several, and in what was read just before", async () => {
    const ana = await shrinking();
    const room = await at(BEFORE, () => ana.as(() => Plans.room("folders")));
    expect([room.limit, room.left, room.plan]).toEqual([4, 2, "standard"]);
    const late = at(AT, () => ana.as(() => refused(commit(room.take(2)))));
    expect(await late).toEqual(["version.stale", undefined, undefined]);
    const later = await at(AT, () => ana.as(() => Plans.room("folders")));
    expect([later.limit, later.left, later.plan]).toEqual([2, 0, "free"]);
  });

  it("counts in the bytes of files", async () => {
    const ana = await shrinking();
    const store = (when: string, bytes: number) =>
      at(when, () => ana.as(async () => refused(commit(await Plans.takeStorage(bytes)))));
    expect(await store(AT, 600)).toEqual(["plan.limit_reached", 500, "free"]);
    expect(await store(BEFORE, 600)).toBe("done");
  });

  it("is what a sign-in says from then on", async () => {
    const ana = await shrinking();
    const seen = (when: string) => at(when, () => Plans.subscriptionOf(ana.userId));
    expect(await seen(BEFORE)).toMatchObject({
      ...{ plan: "standard", pendingChange: { planId: "free", changeAt: AT } },
      limits: { folders: 4 },
    });
    expect(await seen(AT)).toMatchObject({
      ...{ plan: "free", pendingChange: null, status: "active", limits: { folders: 2 } },
    });
  });
});

describe("settling", () => {
  it("never brings back an earlier version of the same plan's terms", async () => {
    const ana = await newTenant();
    await onTerms(ana, terms(holding(9), 3));
    await expect(onTerms(ana, terms(holding(4), 2))).rejects.toMatchObject({
      code: "version.stale",
    });
    await onTerms(ana, terms(holding(8), 3));
    const next = { ...PLANS.premium, version: 5, at: AT };
    await onTerms(ana, { ...terms(holding(8), 3), next });
    const older = { ...next, version: 4 };
    await expect(onTerms(ana, { ...terms(holding(8), 3), next: older })).rejects.toThrow();
    // The versions of another plan are independent.
    await onTerms(ana, { ...PLANS.free, version: 1 });
    expect(await Plans.subscriptionOf(ana.userId)).toMatchObject({ plan: "free" });
  });

  it("keeps what was agreed apart, for the plan and the one to come", async () => {
    const ana = await newTenant();
    await Plans.lift(ana.userId, "standard", { folders: 2000 });
    await onTerms(ana, { ...PLANS.standard, next: { ...PLANS.free, at: AT } });
    const seen = (when: string) => at(when, () => Plans.subscriptionOf(ana.userId));
    expect((await seen(BEFORE)).limits).toEqual({ ...PLANS.standard.limits, folders: 2000 });
    expect((await seen(AT)).limits).toEqual({ ...PLANS.free.limits, folders: 2000 });
    expect(await get(Plans.usageKey(ana.userId))).toMatchObject({ granted: { folders: 2000 } });
  });
});
