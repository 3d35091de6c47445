import { savePlan } from "@foja/core/billing/plan-configs/plan-config.schema";
import { SHIPPED } from "@foja/core/billing/plans/config.rules";
import type { PlanConfig } from "@foja/core/billing/plans/plan.schema";
import { expect, it } from "vitest";
import { bodyOf, formOf } from "./plan-form";

const standard = SHIPPED[1] as PlanConfig;

it("sends back what it was given, where nothing was typed", () => {
  const body = savePlan.parse(bodyOf(standard, formOf(standard)));
  expect(body).toMatchObject({
    ...{ planId: "standard", displayName: "Estándar", isActive: true, isDefault: false },
    pricingInfo: { basePrice: 12, currency: "USD", billingPeriod: "monthly" },
    environments: { development: { basePrice: 1.99, billingPeriod: "daily" }, production: null },
    resourceLimits: standard.resourceLimits,
    features: standard.features,
  });
});

it("reads amounts as they are written here, and files in MB", () => {
  const form = formOf(standard);
  const typed = {
    ...form,
    price: { ...form.price, basePrice: "1.250,50" },
    limits: { ...form.limits, folders: "1.200", storage: "2048" },
  };
  const body = bodyOf(standard, typed);
  expect(body.pricingInfo?.basePrice).toBe(1250.5);
  expect(body.resourceLimits).toMatchObject([
    { name: "folders", limit: 1200 },
    {},
    {},
    { name: "storage", limit: 2 * 1024 ** 3 },
    { name: "members", limit: 3 },
  ]);
});

it("is refused by the field that is no figure", () => {
  const form = formOf(standard);
  const typed = { ...form, limits: { ...form.limits, contacts: "muchos" } };
  const issues = savePlan.safeParse(bodyOf(standard, typed)).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["resourceLimits.2.limit", "Límite: tiene que ser un número"],
  ]);
});
