import { useOwner } from "../../kernel/actor";
import { change, commit, get, type Item, insert, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { limitSentence, PLANS } from "./plan.rules";
import {
  LIMITED_RESOURCES,
  type Limits,
  type PlanId,
  type Resource,
  type Subscription,
} from "./plan.schema";
import { fromItem, toItem, type Usage, usageKey } from "./usage.item";

const NOTHING_USED = { folders: 0, calculators: 0, contacts: 0, storage: 0 };

/** Opens a practice's account on a plan, holding nothing. */
export function open(ownerId: string, plan: PlanId = "free"): Write {
  const usage: Usage = { plan, used: NOTHING_USED, limits: PLANS[plan].limits };
  return insert(toItem(ownerId, usage, 1));
}

/**
 * Counts one more of each resource, or refuses with `plan.limit_reached`: part of a commit, in which
 * the count is one item, written once.
 */
export function take(...resources: Resource[]): Write {
  const sums = resources.map((resource) => `#${resource} = #${resource} + :one`);
  const fits = resources.map((resource) => `#${resource} < #limits.#${resource}`);
  return change(
    {
      key: usageKey(useOwner()),
      set: `SET ${sums.join(", ")}, #version = #version + :one`,
      onlyIf: fits.join(" AND "),
      names: {
        ...Object.fromEntries(resources.map((resource) => [`#${resource}`, resource])),
        ...{ "#limits": "limits", "#version": "version" },
      },
      values: { ":one": 1 },
    },
    (standing) => limitReached(fullOf(resources, standing), standing),
  );
}

/** The first of some resources of which the plan has no more. */
function fullOf(resources: Resource[], standing: Item | undefined): Resource {
  const usage = standing && fromItem(standing);
  const full = resources.find((one) => usage && usage.used[one] >= usage.limits[one]);
  return full ?? resources[0] ?? "folders";
}

/** Counts one less of a resource: part of the commit that removes or archives it. */
export function release(resource: Resource): Write {
  return change(
    {
      key: usageKey(useOwner()),
      set: "SET #resource = #resource - :one, #version = #version + :one",
      onlyIf: "#resource >= :one",
      names: { "#resource": resource, "#version": "version" },
      values: { ":one": 1 },
    },
    () =>
      new AppError("request.conflict", "El uso del plan cambió mientras tanto. Probá de nuevo."),
  );
}

/**
 * Counts that many more of a resource (or less, below zero) whatever the plan allows: for what goes
 * and comes back with its case, where one that does not fit must not stay behind.
 */
export function shift(resource: Resource, by: number): Write {
  return change({
    key: usageKey(useOwner()),
    set: "SET #resource = #resource + :by, #version = #version + :one",
    names: { "#resource": resource, "#version": "version" },
    values: { ":by": by, ":one": 1 },
  });
}

/** Throws `plan.limit_reached` unless that much more of each resource fits in the plan. */
export async function assertRoom(wanted: Partial<Limits>): Promise<void> {
  const item = await get(usageKey(useOwner()));
  const { limits, usage } = toSubscription(item);
  for (const resource of LIMITED_RESOURCES) {
    const more = wanted[resource] ?? 0;
    if (more > 0 && usage[resource] + more > limits[resource]) throw limitReached(resource, item);
  }
}

/**
 * How many more of a resource fit in the plan, and the write that counts several at once, refused
 * where the count or the limit changed since they were read.
 */
export async function room(resource: Resource) {
  const key = usageKey(useOwner());
  const { limits, usage, plan } = toSubscription(await get(key));
  const limit = limits[resource];
  const take = (several: number): Write =>
    change({
      key,
      set: "SET #resource = #resource + :several, #version = #version + :one",
      onlyIf: "#resource <= :most AND #limits.#resource = :limit",
      names: { "#resource": resource, "#limits": "limits", "#version": "version" },
      values: { ":several": several, ":one": 1, ":most": limit - several, ":limit": limit },
    });
  return { plan, limit, left: Math.max(0, limit - usage[resource]), take };
}

/**
 * Counts that many bytes more, or refuses with `plan.limit_reached`. The table cannot add within a
 * condition, so the most that may be in use before is computed from the limit as it was just read.
 */
export async function takeStorage(bytes: number): Promise<Write> {
  const key = usageKey(useOwner());
  const { limits } = toSubscription(await get(key));
  const room = limits.storage - bytes;
  return change(
    {
      key,
      set: "SET #storage = #storage + :bytes, #version = #version + :one",
      onlyIf: "#storage <= :room AND #limits.#storage = :limit",
      names: { "#storage": "storage", "#limits": "limits", "#version": "version" },
      values: { ":bytes": bytes, ":one": 1, ":room": room, ":limit": limits.storage },
    },
    (standing) => limitReached("storage", standing),
  );
}

/** Counts that many bytes less: part of the commit that removes a file. */
export function releaseStorage(bytes: number): Write {
  return change(
    {
      key: usageKey(useOwner()),
      set: "SET #storage = #storage - :bytes, #version = #version + :one",
      onlyIf: "#storage >= :bytes",
      names: { "#storage": "storage", "#version": "version" },
      values: { ":bytes": bytes, ":one": 1 },
    },
    () => changedMeanwhile(),
  );
}

const changedMeanwhile = () =>
  new AppError("request.conflict", "El uso del plan cambió mientras tanto. Probá de nuevo.");

function limitReached(resource: Resource, standing: Item | undefined): AppError {
  if (!standing) return new AppError("auth.forbidden", "Tu cuenta no tiene un plan activo.");
  const { plan, used, limits } = fromItem(standing);
  const limit = limits[resource];
  return new AppError("plan.limit_reached", limitSentence(resource, limit, plan), {
    limitInfo: { resourceType: resource, currentCount: used[resource], limit, plan },
    upgradeRequired: true,
  });
}

/**
 * Puts a practice on a plan, with at least that much room: for those whose limits are agreed
 * apart, and for practices that are loaded rather than lived.
 */
export async function lift(ownerId: string, plan: PlanId, room: Partial<Limits> = {}) {
  const item = await get(usageKey(ownerId));
  if (!item) throw new Error("a practice without its usage item");
  const { limits } = PLANS[plan];
  const most = (resource: Resource) => Math.max(limits[resource], room[resource] ?? 0);
  const lifted = {
    folders: most("folders"),
    calculators: most("calculators"),
    contacts: most("contacts"),
    storage: most("storage"),
  };
  const usage = { ...fromItem(item), plan, limits: lifted };
  await commit(replace(toItem(ownerId, usage, item.version), item));
}

/** The plan a practice is on, with its limits and what it uses. */
export async function subscriptionOf(ownerId: string): Promise<Subscription> {
  return toSubscription(await get(usageKey(ownerId)));
}

/** Presents a usage item that came with another read. */
export function toSubscription(item: Item | undefined): Subscription {
  if (!item) throw new Error("a practice without its usage item");
  const { plan, used, limits } = fromItem(item);
  return { plan, displayName: PLANS[plan].displayName, status: "active", limits, usage: used };
}
