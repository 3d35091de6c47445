import { expect, it } from "vitest";
import { configOf, toConfigItem } from "./config.item";
import { SHIPPED } from "./config.rules";
import type { PlanConfig } from "./plan.schema";

const standard = SHIPPED.find(({ planId }) => planId === "standard") as PlanConfig;

/** How a stored configuration with these limits of members is read. */
function membersRead(stored: PlanConfig["resourceLimits"]) {
  const others = standard.resourceLimits.filter(({ name }) => name !== "members");
  const item = toConfigItem({ ...standard, resourceLimits: [...others, ...stored] });
  return configOf(item).resourceLimits.filter(({ name }) => name === "members");
}

it("limits the people of a plan as it was saved, and as it was shipped where that is older", () => {
  expect(membersRead([{ name: "members", limit: 7 }])).toEqual([{ name: "members", limit: 7 }]);
  expect(membersRead([])).toEqual([{ name: "members", limit: 3 }]);
});
