import { nowIso } from "../../kernel/clock";
import { commit, get, insert, replace, stale, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Plans } from "../plans";
import { SHIPPED, termsIn } from "../plans/config.rules";
import type { PlanConfig } from "../plans/plan.schema";
import { anyoneOn } from "./members";
import { edited, faultsOf } from "./plan-config.rules";
import type { SavePlan } from "./plan-config.schema";
import { askUpdate } from "./updates";

/** One configuration, by its plan or its `_id`. Throws `plan.not_found`. */
export async function find(id: string): Promise<PlanConfig> {
  const config = (await Plans.catalogue()).find((one) => one.planId === id || one._id === id);
  if (!config) throw new AppError("plan.not_found", "Ese plan no existe.");
  return config;
}

type Saving = {
  /** The version that it must be a change of. */
  ifVersion?: number;
  /** Whether the practices on the plan also get its new terms. */
  updateSubscriptions?: boolean;
};

/**
 * Creates or changes the configuration of a plan; a new default replaces the previous one. Throws
 * `version.stale`, or `request.invalid` with each field at fault.
 */
export async function save(given: SavePlan, { ifVersion, updateSubscriptions }: Saving = {}) {
  const configs = await Plans.catalogue();
  const known = configs.find(({ planId }) => planId === given.planId);
  const before = known ?? (await beginning(given));
  if (ifVersion !== undefined && ifVersion !== before.version) throw stale();
  const after = edited(before, given);
  const faults = faultsOf(before, after);
  const [first] = faults;
  if (first) throw new AppError("request.invalid", first.message, { details: faults });
  const other = after.isDefault ? configs.find((one) => isOtherDefault(one, after)) : undefined;
  const saved = { ...after, updatedAt: nowIso(), version: before.version + 1 };
  await commit(
    written(before, saved),
    ...(other ? [written(other, { ...other, isDefault: false, version: other.version + 1 })] : []),
    ...(updateSubscriptions ? [askUpdate(termsIn(saved))] : []),
  );
  Plans.forget();
  return saved;
}

const isOtherDefault = ({ planId, isDefault }: PlanConfig, after: PlanConfig) =>
  isDefault && planId !== after.planId;

/**
 * The initial state of a deleted plan that is created again: as shipped, with its mark's version.
 */
async function beginning({ planId }: SavePlan): Promise<PlanConfig> {
  const mark = await get<Plans.ConfigItem>(Plans.configKey(planId));
  const shipped = SHIPPED.find((one) => one.planId === planId);
  if (!mark || !shipped) throw stale();
  return { ...shipped, isDefault: false, version: mark.version, createdAt: nowIso() };
}

/** The write that replaces a configuration, if its version is still the one that was read. */
export function written(before: PlanConfig, after: PlanConfig, isDeleted = false): Write {
  const item = Plans.toConfigItem({ ...after, version: before.version + 1 }, isDeleted);
  return before.version === 0 ? insert(item, stale) : replace(item, before);
}

/**
 * Deletes a configuration that no practice has or will have. Throws `plan.needed`, `plan.in_use`.
 */
export async function remove(id: string, ifVersion?: number): Promise<void> {
  const config = await find(id);
  if (ifVersion !== undefined && ifVersion !== config.version) throw stale();
  if (config.isDefault) {
    throw new AppError("plan.needed", "El plan predeterminado no se puede eliminar: elegí otro.");
  }
  if (config.planId === "free") {
    const message = "El plan free no se puede eliminar: a él pasa quien deja de pagar.";
    throw new AppError("plan.needed", message);
  }
  const { on, next } = await anyoneOn(config.planId);
  if (on + next > 0) throw new AppError("plan.in_use", inUse(on, next));
  await commit(written(config, config, true));
  Plans.forget();
}

const practices = (count: number) =>
  count === 1 ? "1 estudio" : `${count >= MOST_COUNTED ? "más de " : ""}${count} estudios`;

const MOST_COUNTED = 1000;

function inUse(on: number, next: number): string {
  const whos = [
    ...(on > 0 ? [`${practices(on)} en este plan`] : []),
    ...(next > 0 ? [`${practices(next)} que ${next === 1 ? "va" : "van"} a pasar a él`] : []),
  ];
  return `No se puede eliminar: hay ${whos.join(" y ")}. Podés desactivarlo.`;
}
