import { query } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { type ConfigItem, configOf, configsRange } from "./config.item";
import { publicIn, SHIPPED, termsIn } from "./config.rules";
import { PLANS } from "./plan.rules";
import type { Environment, PlanConfig, PlanId, PlanTerms } from "./plan.schema";

/** The configurations as read: the existing ones, and the terms of all, deleted or not. */
type Reading = { configs: PlanConfig[]; terms: Record<PlanId, PlanTerms> };

/** How long, in ms, the configurations may be cached for display. */
const GOOD_FOR_MS = 3000;

let held: { table: string; at: number; reading: Promise<Reading> } | undefined;

/** Whose prices apply here: those of production, or of everything else. */
export const environment = (): Environment =>
  env().STAGE === "production" ? "production" : "development";

async function read(): Promise<Reading> {
  const { items } = await query<ConfigItem>(configsRange);
  const edited = new Map(items.map((item) => [item.planId, item]));
  const configs = SHIPPED.map((shipped) => {
    const item = edited.get(shipped.planId);
    return item ? configOf(item) : shipped;
  });
  const terms = { ...PLANS };
  for (const config of configs) terms[config.planId] = termsIn(config);
  return { configs: configs.filter(({ planId }) => !edited.get(planId)?.isDeleted), terms };
}

/** The configurations, smallest plan first, at most three seconds old: for display only. */
export async function recent(): Promise<PlanConfig[]> {
  const table = env().TABLE_NAME;
  if (!held || held.table !== table || performance.now() - held.at > GOOD_FOR_MS) {
    const reading = read();
    held = { table, at: performance.now(), reading };
    // A failed read is not cached.
    reading.catch(forget);
  }
  return (await held.reading).configs;
}

/** Clears the cache, after this process changed a configuration. */
export function forget(): void {
  held = undefined;
}

/** The current configurations, smallest plan first. */
export const catalogue = async (): Promise<PlanConfig[]> => (await read()).configs;

/** The active plans in their public form. */
export const offered = async () =>
  (await recent()).filter(({ isActive }) => isActive).map((one) => publicIn(one, environment()));

/**
 * The current terms of a plan, for putting a practice on it. For a deleted plan, its last terms: a
 * practice may still be on it.
 */
export const termsOf = async (planId: PlanId): Promise<PlanTerms> => (await read()).terms[planId];

/** The terms of a new practice. */
export async function openingTerms(): Promise<PlanTerms> {
  const { configs, terms } = await read();
  return terms[configs.find(({ isDefault }) => isDefault)?.planId ?? "free"];
}
