import type { Stored } from "../../kernel/dynamo";
import { PLANS } from "./plan.rules";
import type { PlanConfig, PlanId } from "./plan.schema";

/** A configuration; a deleted one stays as a mark, so that the shipped one does not reappear. */
export type ConfigItem = Stored<PlanConfig & { isDeleted: boolean }>;

const PARTITION = "PLANS";

/** The key range of the configurations that were ever edited. */
export const configsRange = { pk: PARTITION, sk: { startingWith: "PLAN#" } };

export const configKey = (planId: PlanId) => ({ pk: PARTITION, sk: `PLAN#${planId}` });

export const toConfigItem = (config: PlanConfig, isDeleted = false): ConfigItem => ({
  ...config,
  ...configKey(config.planId),
  type: "planConfig",
  isDeleted,
});

/** The limits of a configuration; older ones have none of members, and get the shipped limit. */
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
