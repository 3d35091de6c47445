import { Plans } from "@foja/core/billing/plans";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { commit, get } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { call } from "@foja/harness/api";
import { ownTable } from "@foja/harness/own-table";
import { onTerms } from "@foja/harness/plan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

type Plan = {
  planId: string;
  isDefault: boolean;
  isActive: boolean;
  version: number;
  displayName: string;
  pricingInfo: { basePrice: number; billingPeriod: string };
  resourceLimits: { name: string; limit: number }[];
};

let admin: Tenant;
const table = process.env.TABLE_NAME;

// Plans are shared by all: each test has a table where nobody else reads them.
beforeEach(async () => {
  await ownTable();
  admin = await newTenant({ role: "ADMIN_ROLE" });
});

afterEach(() => {
  process.env.TABLE_NAME = table;
  resetEnv();
});

const offered = async () => (await call("GET", "/api/plan-configs/public")).body.data as Plan[];
const all = async () => (await admin.call("GET", "/api/plan-configs")).body.data as Plan[];
const save = (body: object, query = "", headers = {}) =>
  admin.call("POST", `/api/plan-configs${query}`, { body, headers });

describe("the plans", () => {
  it("are the shipped ones until somebody edits them", async () => {
    const answer = await call("GET", "/api/plan-configs/public");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=10");
    const plans = answer.body.data as Plan[];
    const brief = plans.map(({ planId, pricingInfo: { basePrice, billingPeriod } }) => [
      ...[planId, basePrice, billingPeriod],
    ]);
    expect(brief).toEqual([
      ["free", 0, "daily"],
      ["standard", 1.99, "daily"],
      ["premium", 4.99, "daily"],
    ]);
    expect(Object.keys(plans[0] ?? {})).not.toContain("environments");
  });

  it("show an edit at once, with the price of this environment", async () => {
    expect(await offered()).toHaveLength(3);
    const { status, body, headers } = await save({
      planId: "standard",
      displayName: "Estudio",
      environments: { development: { basePrice: 2.5 } },
      resourceLimits: [{ name: "folders", limit: 60 }],
    });
    expect([status, headers.get("etag")]).toEqual([200, '"1"']);
    expect(body.data).toMatchObject({ planId: "standard", version: 1, displayName: "Estudio" });
    const standard = (await offered()).find(({ planId }) => planId === "standard");
    expect(standard).toMatchObject({ displayName: "Estudio" });
    expect(standard?.pricingInfo).toMatchObject({ basePrice: 2.5, billingPeriod: "daily" });
    expect(standard?.resourceLimits).toContainEqual({ name: "folders", limit: 60 });
  });

  it("are taken as they were read", async () => {
    const [, standard] = await all();
    const { status, body } = await save(standard as Plan);
    expect([status, (body.data as Plan).version]).toEqual([200, 1]);
  });

  it("are found by planId and by _id, and nothing else is", async () => {
    for (const id of ["premium", "plan_premium"]) {
      const { body } = await admin.call("GET", `/api/plan-configs/${id}`);
      expect(body.data).toMatchObject({ planId: "premium", version: 0 });
    }
    const { status, body } = await admin.call("GET", "/api/plan-configs/gold");
    expect([status, body.error, body.message]).toEqual([
      ...[404, "plan.not_found", "Ese plan no existe."],
    ]);
  });

  it("refuse an edit of another version", async () => {
    const stale = await save({ planId: "free" }, "", { "if-match": '"3"' });
    expect([stale.status, stale.body.error]).toEqual([412, "version.stale"]);
    expect((await save({ planId: "free" }, "", { "if-match": '"0"' })).status).toBe(200);
    expect((await save({ planId: "free" }, "", { "if-match": '"0"' })).status).toBe(412);
  });

  it("change one at a time, of many who edit the version they read", async () => {
    const edit = (n: number) =>
      save({ planId: "free", displayName: `Gratis ${n}` }, "", { "if-match": "0" });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(edit));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412]);
  });

  it("have one default, which stays active and is not deleted", async () => {
    await save({ planId: "standard", isDefault: true });
    expect((await all()).map(({ planId, isDefault }) => [planId, isDefault])).toEqual([
      ["free", false],
      ["standard", true],
      ["premium", false],
    ]);
    for (const body of [{ isActive: false }, { isDefault: false }]) {
      const { status, body: answer } = await save({ planId: "standard", ...body });
      expect([status, (answer.details as object[]).length]).toEqual([422, 1]);
    }
    const { status, body } = await admin.call("DELETE", "/api/plan-configs/standard");
    expect([status, body.error]).toEqual([409, "plan.needed"]);
  });

  it("are not offered while inactive", async () => {
    await save({ planId: "premium", isActive: false });
    expect((await offered()).map(({ planId }) => planId)).toEqual(["free", "standard"]);
    expect(await all()).toHaveLength(3);
  });
});

describe("a plan that is deleted", () => {
  const remove = (id: string) => admin.call("DELETE", `/api/plan-configs/${id}`);

  it("goes only when nobody is on it or will be, and may come back", async () => {
    const ana = await newTenant({ plan: "premium" });
    const refused = await remove("premium");
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      409,
      "plan.in_use",
      "No se puede eliminar: hay 1 estudio en este plan. Podés desactivarlo.",
    ]);
    const item = await get(Plans.usageKey(ana.userId));
    if (!item) throw new Error("a practice without its usage item");
    const { free, premium } = {
      free: await Plans.termsOf("free"),
      premium: await Plans.termsOf("premium"),
    };
    const standing = (await Plans.subscriptionOf(ana.userId)) as never;
    const next = { ...premium, at: "2099-01-01T00:00:00.000Z" };
    await commit(...Plans.settle(ana.userId, item, { terms: free, next, standing }));
    expect((await remove("premium")).body.message).toContain("1 estudio que va a pasar a él");
    await commit(...Plans.settle(ana.userId, item, { terms: free, next: null, standing }));
    expect((await remove("premium")).status).toBe(200);
    expect((await all()).map(({ planId }) => planId)).toEqual(["free", "standard"]);
    expect((await remove("premium")).status).toBe(404);
    const { status, body } = await save({ planId: "premium", displayName: "Premium" });
    expect([status, (body.data as Plan).version]).toEqual([200, 2]);
    expect(await all()).toHaveLength(3);
  });

  it("is never the free one, nor another version than was read", async () => {
    await save({ planId: "standard", isDefault: true });
    expect((await remove("free")).body.error).toBe("plan.needed");
    const path = "/api/plan-configs/premium";
    const removeAt = async (version: number) =>
      (await admin.call("DELETE", path, { headers: { "if-match": `"${version}"` } })).status;
    expect([await removeAt(1), await removeAt(0)]).toEqual([412, 200]);
  });

  it("says how many are on it and will be", async () => {
    const [ana, eva, leo] = await Promise.all([newTenant(), newTenant(), newTenant()]);
    const next = { ...PLANS.premium, at: "2099-01-01T00:00:00.000Z" };
    for (const who of [ana, eva]) await onTerms(who, { ...PLANS.free, next });
    expect((await remove("premium")).body.message).toBe(
      "No se puede eliminar: hay 2 estudios que van a pasar a él. Podés desactivarlo.",
    );
    await onTerms(leo, PLANS.premium);
    expect((await remove("premium")).body.message).toBe(
      "No se puede eliminar: hay 1 estudio en este plan y 2 estudios que van a pasar a él. Podés desactivarlo.",
    );
  });
});

describe("a new practice", () => {
  it("begins on the default plan with its terms of today", async () => {
    await save({ planId: "free", resourceLimits: [{ name: "folders", limit: 7 }] });
    expect(await Plans.openingTerms()).toMatchObject({ planId: "free", limits: { folders: 7 } });
    await save({ planId: "standard", isDefault: true });
    expect(await Plans.openingTerms()).toMatchObject({ planId: "standard", version: 1 });
  });
});

describe("what a practice may", () => {
  it("is said of each feature and resource", async () => {
    const ana = await newTenant();
    const team = await ana.call("GET", "/api/plan-configs/check-feature/team");
    expect(team.body).toEqual({
      success: true,
      hasAccess: false,
      featureInfo: { feature: "team", plan: "free", availableIn: ["standard", "premium"] },
    });
    const booking = await ana.call("GET", "/api/plan-configs/check-feature/booking");
    expect(booking.body.hasAccess).toBe(true);
    const folders = await ana.call("GET", "/api/plan-configs/check-resource/folders");
    expect(folders.body).toEqual({
      success: true,
      hasAccess: true,
      limitInfo: { resourceType: "folders", currentCount: 0, limit: 5, plan: "free" },
    });
    for (const path of ["check-feature/magia", "check-resource/other"]) {
      const { status, body } = await ana.call("GET", `/api/plan-configs/${path}`);
      expect([status, body.error]).toEqual([404, "plan.not_found"]);
    }
  });

  it("names only active plans", async () => {
    await save({ planId: "premium", isActive: false });
    const ana = await newTenant();
    const { body } = await ana.call("GET", "/api/plan-configs/check-feature/team");
    expect(body.featureInfo).toMatchObject({ availableIn: ["standard"] });
  });
});
