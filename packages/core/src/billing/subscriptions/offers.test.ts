import { ownTable } from "@foja/harness/own-table";
import { beforeAll, expect, it } from "vitest";
import { PlanConfigs } from "../plan-configs";
import { planReader, priceIdOf } from "./offers";

beforeAll(async () => {
  await ownTable();
  const development = { stripePriceId: "price_ours" };
  await PlanConfigs.save({ planId: "standard", environments: { development } });
});

it("knows the plan of a price by the plans, else by what the price says of itself", async () => {
  const planOf = await planReader();
  expect(planOf({ id: "price_ours", planId: "premium" })).toBe("standard");
  expect(planOf({ id: "price_older", planId: "premium" })).toBe("premium");
  expect(planOf({ id: "price_older", planId: "gold" })).toBeNull();
  expect(planOf({ id: "price_older", planId: null })).toBeNull();
});

it("has the price of a plan that can be bought, and of no other", async () => {
  expect(await priceIdOf("standard")).toBe("price_ours");
  await expect(priceIdOf("free")).rejects.toMatchObject({ code: "plan.not_found" });
});
