import { onTerms } from "@foja/harness/plan";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { at } from "../../kernel/clock";
import { commit, get, tryCommit, type Write } from "../../kernel/dynamo";
import { Plans } from ".";
import { PLANS } from "./plan.rules";

const used = async ({ userId }: Tenant) => (await Plans.subscriptionOf(userId)).usage;
const run = (tenant: Tenant, write: () => Write | Promise<Write>) =>
  tenant.as(async () =>
    commit(await write()).then(
      () => "done",
      (error) => error.code,
    ),
  );
/** The usage item of a practice. */
async function usageOf({ userId }: Tenant) {
  const item = await get<Plans.UsageItem>(Plans.usageKey(userId));
  if (!item) throw new Error("a practice without its usage item");
  return item;
}

describe("what is counted of a practice", () => {
  it("goes up and down by one, and never below nothing", async () => {
    const ana = await newTenant();
    await run(ana, () => Plans.take("folders", "contacts"));
    expect(await used(ana)).toMatchObject({ folders: 1, contacts: 1, calculators: 0 });
    expect(await run(ana, () => Plans.release("folders"))).toBe("done");
    expect(await run(ana, () => Plans.release("folders"))).toBe("request.conflict");
    expect(await used(ana)).toMatchObject({ folders: 0, contacts: 1 });
  });

  it("names of several resources the one that is full", async () => {
    const ana = await newTenant();
    const limits = { ...PLANS.free.limits, contacts: 0 };
    await onTerms(ana, { limits });
    const taken = ana.as(() => commit(Plans.take("folders", "contacts")));
    await expect(taken).rejects.toMatchObject({
      extra: { limitInfo: { resourceType: "contacts", currentCount: 0, limit: 0, plan: "free" } },
    });
    expect(await used(ana)).toMatchObject({ folders: 0 });
  });

  it("moves by as many as come back or go, whatever the limit", async () => {
    const ana = await newTenant();
    await run(ana, () => Plans.shift("calculators", 7));
    await run(ana, () => Plans.shift("calculators", -2));
    expect(await used(ana)).toMatchObject({ calculators: 5 });
  });

  it("of several at once fits exactly to the limit, and to the count that was read", async () => {
    const ana = await newTenant();
    const room = await ana.as(() => Plans.room("folders"));
    expect([room.limit, room.left, room.plan]).toEqual([5, 5, "free"]);
    expect(await run(ana, () => room.take(6))).toBe("version.stale");
    expect(await run(ana, () => room.take(5))).toBe("done");
    expect(await run(ana, () => room.take(1))).toBe("version.stale");
    expect(await used(ana)).toMatchObject({ folders: 5 });
    await run(ana, () => Plans.shift("folders", 1));
    expect((await ana.as(() => Plans.room("folders"))).left).toBe(0);
  });

  it("of bytes fits exactly, and what is released never goes below nothing", async () => {
    const ana = await newTenant();
    await onTerms(ana, { limits: { ...PLANS.free.limits, storage: 100 } });
    expect(await run(ana, () => Plans.takeStorage(101))).toBe("plan.limit_reached");
    expect(await run(ana, () => Plans.takeStorage(100))).toBe("done");
    expect(await run(ana, () => Plans.takeStorage(1))).toBe("plan.limit_reached");
    expect(await run(ana, () => Plans.releaseStorage(101))).toBe("request.conflict");
    expect(await run(ana, () => Plans.releaseStorage(100))).toBe("done");
    expect(await used(ana)).toMatchObject({ storage: 0 });
  });

  it("asks for room for all that is wanted before anything is written", async () => {
    const ana = await newTenant();
    const room = (wanted: Parameters<typeof Plans.assertRoom>[0]) =>
      ana
        .as(() => Plans.assertRoom(wanted))
        .then(
          () => "fits",
          (error) => error.extra.limitInfo.resourceType,
        );
    expect(await room({ folders: 5, contacts: 10 })).toBe("fits");
    expect(await room({ folders: 5, contacts: 11 })).toBe("contacts");
    await run(ana, () => Plans.shift("contacts", 11));
    expect(await room({ folders: 5, contacts: 0 })).toBe("fits");
  });

  it("is set to what its files really weigh", async () => {
    const ana = await newTenant();
    await run(ana, () => Plans.takeStorage(100));
    const { counted, set } = await Plans.recount(ana.userId);
    await run(ana, () => Plans.take("folders"));
    expect([counted.storage, await run(ana, () => set({ storage: 40 }))]).toEqual([
      100,
      "version.stale",
    ]);
    const again = await Plans.recount(ana.userId);
    expect(await run(ana, () => again.set({ storage: 40 }))).toBe("done");
    expect(await used(ana)).toMatchObject({ folders: 1, storage: 40 });
  });
});

describe("the people of a practice", () => {
  const seats = (members: number) => ({ limits: { ...PLANS.standard.limits, members } });

  it("count its founder, and fit exactly", async () => {
    const ana = await newTenant();
    await onTerms(ana, seats(2));
    const item = await usageOf(ana);
    expect(await run(ana, () => Plans.takeMember(ana.userId, item))).toBe("done");
    expect(await run(ana, () => Plans.takeMember(ana.userId, item))).toBe("plan.limit_reached");
    expect(await used(ana)).toMatchObject({ members: 2 });
    expect(await run(ana, () => Plans.releaseMember(ana.userId))).toBe("done");
    expect(await used(ana)).toMatchObject({ members: 1 });
    expect(await tryCommit(Plans.releaseMember(ana.userId))).not.toBe("written");
  });

  it("are none beside the founder on a plan for one", async () => {
    const ana = await newTenant();
    const item = await usageOf(ana);
    const sentence = "Llegaste al límite de 1 persona de tu plan Gratuito.";
    expect(() => Plans.takeMember(ana.userId, item)).toThrow(sentence);
  });
});

describe("a plan that ends", () => {
  const END = "2030-06-01T00:00:00.000Z";

  it("takes what was paid with it, and is nothing to come any more", async () => {
    const ana = await newTenant();
    const item = await usageOf(ana);
    const standing = {
      ...{ status: "active" as const, currentPeriodEnd: END, cancelAtPeriodEnd: true, grace: null },
    };
    const terms = PLANS.standard;
    await commit(
      ...Plans.settle(ana.userId, item, { terms, next: { ...PLANS.free, at: END }, standing }),
    );
    const seen = (when: string) => at(when, () => Plans.subscriptionOf(ana.userId));
    expect(await seen("2030-05-31T23:59:59.999Z")).toMatchObject({
      ...{ plan: "standard", currentPeriodEnd: END, cancelAtPeriodEnd: true },
    });
    expect(await seen(END)).toMatchObject({
      ...{ plan: "free", pendingChange: null, currentPeriodEnd: null, cancelAtPeriodEnd: false },
    });
  });

  it("is none where the free one is already in force with a debt", async () => {
    const ana = await newTenant();
    const item = await usageOf(ana);
    const standing = {
      ...{
        status: "unpaid" as const,
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        grace: null,
      },
    };
    await commit(...Plans.settle(ana.userId, item, { terms: PLANS.free, next: null, standing }));
    expect(await Plans.subscriptionOf(ana.userId)).toMatchObject({
      plan: "free",
      status: "unpaid",
    });
  });
});

describe("limits agreed with a practice", () => {
  it("are those above the plan's, and stay through a change of plan", async () => {
    const ana = await newTenant();
    await Plans.lift(ana.userId, "standard", { folders: 50, contacts: 101 });
    expect((await usageOf(ana)).granted).toEqual({ contacts: 101 });
  });
});
