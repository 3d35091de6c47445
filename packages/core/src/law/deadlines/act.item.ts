import type { Key, Stored } from "../../kernel/dynamo";
import type { OfficialActs } from "./act.schema";
import type { JurisdictionId } from "./jurisdiction.rules";

/** The acts of one jurisdiction that were added for everybody: one item for all. */
export type ActsItem = Stored<OfficialActs & { jurisdiccion: JurisdictionId; updatedAt: string }>;

export const actsKey = (jurisdiccion: JurisdictionId): Key => ({
  pk: "COURTACTS",
  sk: `COURTACTS#${jurisdiccion}`,
});

export const toActsItem = (kept: Omit<ActsItem, "pk" | "sk" | "type">): ActsItem => ({
  ...actsKey(kept.jurisdiccion),
  type: "courtActs",
  ...kept,
});
