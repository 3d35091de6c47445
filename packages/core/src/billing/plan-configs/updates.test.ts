import { call } from "@foja/harness/api";
import { rounds } from "@foja/harness/draw";
import { ownTable } from "@foja/harness/own-table";
import { onTerms } from "@foja/harness/plan";
import { newTenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";
import { chunks } from "../../kernel/chunks";
import { at, now } from "../../kernel/clock";
import { commit, get, getMany, put, query, removeAny } from "../../kernel/dynamo";
import { newId } from "../../kernel/id";
import { Plans } from "../plans";
import { PLANS } from "../plans/plan.rules";
import type { PlanTerms } from "../plans/plan.schema";
import { PlanConfigs } from ".";
import { savePlan } from "./plan-config.schema";
import { isStirred, type UpdateItem, updatesRange } from "./update.item";

/** `PRACTICES=100000 npx vitest run --project dynoxide packages/core/src/billing/plan-configs` */
const PRACTICES = Number(process.env.PRACTICES ?? rounds(2000, 800));

beforeEach(() => ownTable());

const save = (body: object, updateSubscriptions = true) =>
  PlanConfigs.save(savePlan.parse({ planId: "free", ...body }), { updateSubscriptions });

const apply = (runMs?: number) => PlanConfigs.applyUpdates(runMs);
const updates = PlanConfigs.updates;

const folders = (limit: number) => ({ resourceLimits: [{ name: "folders", limit }] });

const limitOf = async ({ userId }: { userId: string }) =>
  (await Plans.subscriptionOf(userId)).limits.folders;

/** When the second round may begin: minutes from now. */
const later = (minutes = 2) => now() + minutes * 60_000;

describe("an edit of a plan", () => {
  it("reaches nobody who is on it, unless that is asked for", async () => {
    const ana = await newTenant();
    await save(folders(9), false);
    await apply();
    expect([await limitOf(ana), await updates()]).toEqual([5, []]);
  });

  it("reaches those on the plan and those who will be, and no other", async () => {
    const [ana, eva, leo] = await Promise.all([
      newTenant(),
      newTenant({ plan: "standard" }),
      newTenant({ plan: "premium" }),
    ]);
    const AT = "2031-01-01T00:00:00.000Z";
    await onTerms(leo, { ...PLANS.premium, next: { ...PLANS.free, at: AT } });
    await save({ displayName: "Gratis", ...folders(9) });
    expect(await updates()).toMatchObject([{ version: 1, done: 0, finishedAt: null }]);
    expect(await apply()).toEqual({ practices: 2, left: 1 });
    expect(await updates()).toMatchObject([{ done: 2, finishedAt: expect.any(String) }]);
    expect(await Plans.subscriptionOf(ana.userId)).toMatchObject({
      ...{ displayName: "Gratis", limits: { folders: 9, contacts: 10 } },
    });
    expect([await limitOf(eva), await limitOf(leo)]).toEqual([50, 500]);
    expect(await at(AT, () => limitOf(leo))).toBe(9);
  });

  it("leaves what was agreed apart, and takes features away", async () => {
    const ana = await newTenant();
    await Plans.lift(ana.userId, "free", { folders: 2000 });
    const features = [{ key: "booking", description: "Reservas", enabled: true }];
    await save({ features, ...folders(3) });
    await apply();
    const { limits, features: has } = await Plans.subscriptionOf(ana.userId);
    expect([limits.folders, limits.calculators, has]).toEqual([2000, 3, ["booking"]]);
    await save(folders(4000));
    await apply();
    expect(await limitOf(ana)).toBe(2000);
  });

  it("is looked at once more, for who was put on the plan with earlier terms meanwhile", async () => {
    const before = await Plans.termsOf("free");
    await save(folders(9));
    await apply();
    // A registration that read the plan before its edit, and wrote after the round.
    const userId = newId("user");
    await commit(...Plans.open(userId, before));
    await apply();
    expect(await limitOf({ userId })).toBe(5);
    const [asked] = await updates();
    const minute = Date.parse(String(asked?.startedAt)) + 60_000;
    expect(await at(minute - 1, () => apply())).toEqual({ practices: 0, left: 1 });
    expect(await at(minute, () => apply())).toMatchObject({ left: 0 });
    expect(await limitOf({ userId })).toBe(9);
    expect(await at(later(60), () => apply())).toEqual({ practices: 0, left: 0 });
  });

  it("never brings earlier terms to who has later ones", async () => {
    const ana = await newTenant();
    await save(folders(9));
    const later: PlanTerms = { ...PLANS.free, version: 7 };
    await onTerms(ana, { ...later, limits: { ...PLANS.free.limits, folders: 77 } });
    await apply();
    expect(await limitOf(ana)).toBe(77);
  });

  it("of an earlier edit ends where another was asked for", async () => {
    const ana = await newTenant();
    await save(folders(9));
    await save(folders(8));
    await apply();
    expect([await limitOf(ana), await updates()]).toMatchObject([8, [{ version: 2 }]]);
  });

  it("asks for another run where one ends before it is done, and for none where it is", async () => {
    await newTenant();
    await save(folders(9));
    const item = async () => (await query<UpdateItem>(updatesRange)).items[0] as UpdateItem;
    const asked = await item();
    expect(isStirred(asked, undefined)).toBe(true);
    await apply(0);
    const cut = await item();
    expect(isStirred(cut, asked)).toBe(true);
    await apply();
    expect(isStirred(await item(), cut)).toBe(false);
  });

  it("reaches a practice from before terms and agreed limits were kept", async () => {
    const ana = await newTenant();
    const older = (await get(Plans.usageKey(ana.userId))) as Partial<Plans.UsageItem>;
    delete older.terms;
    delete older.granted;
    await commit(put(older as Plans.UsageItem));
    await save(folders(9));
    await apply();
    expect(await limitOf(ana)).toBe(9);
  });

  it("leaves to another plan who will be on that one", async () => {
    const ana = await newTenant();
    const AT = "2031-01-01T00:00:00.000Z";
    await onTerms(ana, { ...PLANS.free, next: { ...PLANS.premium, at: AT } });
    await save(folders(9));
    expect(await apply()).toEqual({ practices: 1, left: 1 });
    expect([await limitOf(ana), await at(AT, () => limitOf(ana))]).toEqual([9, 500]);
  });

  it("reaches a practice from before there was a list of them, once it is rebuilt", async () => {
    const ana = await newTenant();
    await commit(removeAny({ pk: `OWNER#${ana.userId}`, sk: "PLAN" }));
    await Plans.rebuildMember(ana.userId);
    await Plans.rebuildMember(ana.userId);
    await save(folders(9));
    await apply();
    expect(await limitOf(ana)).toBe(9);
  });
});

/** Creates practices with nothing but their plan. */
async function crowd(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId("user"));
  for (const some of chunks(ids, 40)) {
    await commit(...some.flatMap((id) => Plans.open(id, PLANS.standard)));
  }
  return ids;
}

describe(`an update of ${PRACTICES} practices`, () => {
  it("reaches all of them, however often its runs are cut short", {
    timeout: 3_600_000,
  }, async () => {
    const ids = await crowd(PRACTICES);
    await save({ planId: "standard", ...folders(51) });
    let runs = 0;
    for (let left = 1; left > 0; runs += 1) {
      // Each run ends after its first page, except the last; the second round is a minute later.
      const budget = runs < 6 ? 0 : undefined;
      ({ left } = await at(later(runs + 2), () => PlanConfigs.applyUpdates(budget)));
    }
    expect(runs).toBeGreaterThan(6);
    const limits = new Set<number>();
    for (const some of chunks(ids, 100)) {
      const usages = await getMany(some.map(Plans.usageKey));
      for (const item of usages) limits.add(Plans.toSubscription(item).limits.folders);
    }
    expect([...limits]).toEqual([51]);
    expect(await updates()).toMatchObject([{ done: PRACTICES }]);
  });
});

describe("cases opened while the limit shrinks and grows", () => {
  it("are never more than the limit that counted", async () => {
    const ana = await newTenant();
    const open = (n: number) =>
      call("POST", "/api/folders", {
        body: { folderName: `Causa ${n}` },
        headers: { authorization: `Bearer ${ana.token}` },
        address: ana.address,
      });
    const change = async (limit: number) => {
      await save(folders(limit));
      await apply();
    };
    const opening = Promise.all(Array.from({ length: 30 }, (_, n) => open(n)));
    for (const limit of [8, 6, 12]) await change(limit);
    const answers = await opening;
    const made = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 403);
    expect(made + refused.length).toBe(30);
    for (const { body } of refused) {
      const { limit, currentCount } = body.limitInfo as { limit: number; currentCount: number };
      expect(currentCount).toBeGreaterThanOrEqual(limit);
    }
    expect(made).toBeLessThanOrEqual(12);
    const item = await get(Plans.usageKey(ana.userId));
    expect(Plans.toSubscription(item)).toMatchObject({
      ...{ usage: { folders: made }, limits: { folders: 12 } },
    });
  });
});
