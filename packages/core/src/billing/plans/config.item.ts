import type { Stored } from "../../kernel/dynamo";
import { PLANS } from "./plan.rules";
import type { PlanConfig, PlanId } from "./plan.schema";

/** A deleted configuration stays as a mark: the shipped one must not return in its place. */
export type ConfigItem = Stored<PlanConfig & { isDeleted: boolean }>;

const PARTITION = "PLANS";

/** The configurations that were ever edited. */
export const configsRange = { pk: PARTITION, sk: { startingWith: "PLAN#" } };

export const configKey = (planId: PlanId) => ({ pk: PARTITION, sk: `PLAN#${planId}` });

export const toConfigItem = (config: PlanConfig, isDeleted = false): ConfigItem => ({
  ...config,
  ...configKey(config.planId),
  type: "planConfig",
  isDeleted,
});

/** The limits of a configuration; those of before teams say nothing of people: as shipped. */
function withMembers(
  planId: PlanId,
  resourceLimits: PlanConfig["resourceLimits"],
): PlanConfig["resourceLimits"] {
  if (resourceLimits.some(({ name }) => name === "members")) return resourceLimits;
  return [...resourceLimits, { name: "members", limit: PLANS[planId].limits.members }];
}

export const configOf = ({
  _id,
  planId,
  displayName,
  isActive,
  isDefault,
  pricingInfo,
  environments,
  resourceLimits,
  features,
  createdAt,
  updatedAt,
  version,
}: ConfigItem): PlanConfig => ({
  ...{ _id, planId, displayName, isActive, isDefault, pricingInfo, environments },
  resourceLimits: withMembers(planId, resourceLimits),
  ...{ features, createdAt, updatedAt, version },
});
