import { query } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { type ConfigItem, configOf, configsRange } from "./config.item";
import { publicIn, SHIPPED, termsIn } from "./config.rules";
import { PLANS } from "./plan.rules";
import type { Environment, PlanConfig, PlanId, PlanTerms } from "./plan.schema";

/** One reading of the configurations: those that are there, and the terms of all, deleted or not. */
type Reading = { configs: PlanConfig[]; terms: Record<PlanId, PlanTerms> };

/** For how long a reading is good enough for what only shows, in milliseconds. */
const GOOD_FOR_MS = 3000;

let held: { table: string; at: number; reading: Promise<Reading> } | undefined;

/** Which prices count here: those of production, or of everything else. */
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

/** The configurations, smallest plan first, read at most three seconds ago: for what only shows. */
export async function recent(): Promise<PlanConfig[]> {
  const table = env().TABLE_NAME;
  if (!held || held.table !== table || performance.now() - held.at > GOOD_FOR_MS) {
    const reading = read();
    held = { table, at: performance.now(), reading };
    // A failed reading is not kept.
    reading.catch(forget);
  }
  return (await held.reading).configs;
}

/** Forgets what was read: this process has just changed it. */
export function forget(): void {
  held = undefined;
}

/** The configurations as they are now, smallest plan first. */
export const catalogue = async (): Promise<PlanConfig[]> => (await read()).configs;

/** The active plans as anybody may read them. */
export const offered = async () =>
  (await recent()).filter(({ isActive }) => isActive).map((one) => publicIn(one, environment()));

/**
 * What being on a plan means as of now: for whoever puts a practice on it. Of a deleted plan, what
 * it meant last: somebody may still be on it.
 */
export const termsOf = async (planId: PlanId): Promise<PlanTerms> => (await read()).terms[planId];

/** What a new practice begins with. */
export async function openingTerms(): Promise<PlanTerms> {
  const { configs, terms } = await read();
  return terms[configs.find(({ isDefault }) => isDefault)?.planId ?? "free"];
}
