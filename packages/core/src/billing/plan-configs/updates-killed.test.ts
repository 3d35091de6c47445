import { killAt, kills } from "@foja/harness/kills";
import { ownTable } from "@foja/harness/own-table";
import { beforeEach, expect, it, vi } from "vitest";
import { at, now } from "../../kernel/clock";
import { commit } from "../../kernel/dynamo";
import { newId } from "../../kernel/id";
import { Plans } from "../plans";
import { PLANS } from "../plans/plan.rules";
import { PlanConfigs } from ".";
import { savePlan } from "./plan-config.schema";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

const PRACTICES = 12;

beforeEach(() => ownTable());

/** The limit of cases of each practice. */
async function limitsOf(ids: string[]): Promise<number[]> {
  const plans = await Promise.all(ids.map((id) => Plans.subscriptionOf(id)));
  return plans.map(({ limits }) => limits.folders);
}

it("an update dies at any of its writes, and the next run ends it: nobody is left out", async () => {
  const ids = Array.from({ length: PRACTICES }, () => newId("user"));
  await commit(...ids.flatMap((id) => Plans.open(id, PLANS.standard)));
  let round = 0;
  for (let before = -1; before !== kills(); round += 1) {
    before = kills();
    const limit = 60 + round;
    const resourceLimits = [{ name: "folders", limit }];
    const body = savePlan.parse({ planId: "standard", resourceLimits });
    await PlanConfigs.save(body, { updateSubscriptions: true });
    // The first run is killed at its write number `round`; its lease ends a minute later.
    killAt(round);
    await PlanConfigs.applyUpdates().catch(() => undefined);
    killAt();
    for (const minutes of [2, 4]) {
      await at(now() + minutes * 60_000, () => PlanConfigs.applyUpdates());
    }
    expect(await limitsOf(ids)).toEqual(ids.map(() => limit));
    expect(await PlanConfigs.updates()).toMatchObject([{ finishedAt: expect.any(String) }]);
  }
  // One lease, one write per practice, one note per list and shard.
  expect(round).toBeGreaterThan(PRACTICES + 16);
});
