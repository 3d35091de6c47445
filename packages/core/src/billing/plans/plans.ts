import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  change,
  commit,
  get,
  getMany,
  holds,
  type Item,
  insert,
  put,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { termsOf } from "./catalogue";
import { memberKey, toMemberItem } from "./member.item";
import { limitSentence, PLANS } from "./plan.rules";
import {
  LIMITED_RESOURCES,
  type Limits,
  type PlanId,
  type PlanTerms,
  type Resource,
  type Standing,
  type Subscription,
} from "./plan.schema";
import {
  effective,
  fitsOneMore,
  fromItem,
  LIMIT_NAMES,
  limitsOf,
  NOTHING_PAID,
  toItem,
  type Usage,
  usageKey,
} from "./usage.item";

const NOTHING_USED = { folders: 0, calculators: 0, contacts: 0, storage: 0, members: 1 };

/** The writes that open a practice's account on a plan, with nothing used. */
export function open(ownerId: string, terms: PlanTerms = PLANS.free): Write[] {
  const usage: Usage = {
    ...{ terms, used: NOTHING_USED, granted: {}, next: null, standing: NOTHING_PAID },
  };
  const member = toMemberItem({ ownerId, plan: terms.planId, next: null });
  return [insert({ ...toItem(ownerId, usage, 1), uncontracted: true }), insert(member)];
}

/** Adds a practice to the list of those on its plan, if it is older than that list. */
export async function rebuildMember(ownerId: string): Promise<void> {
  const [usage, member] = await getMany<Item>([usageKey(ownerId), memberKey(ownerId)]);
  if (!usage || member) return;
  const { terms, next } = fromItem(usage);
  const made = toMemberItem({ ownerId, plan: terms.planId, next: next?.planId ?? null });
  // A concurrent `settle` writes it too.
  await tryCommit(insert(made), holds(usageKey(ownerId), { plan: terms.planId }));
}

/**
 * The plan of a practice from now on, its next one with its instant (UTC ISO), and its payments.
 */
export type Settlement = {
  terms: PlanTerms;
  next: (PlanTerms & { at: string }) | null;
  standing: Standing;
  /** Limits agreed with the practice; the existing ones stay where this is left out. */
  granted?: Partial<Limits>;
};

/**
 * The writes that put a practice on a plan, for the commit of that decision; the caller ensures the
 * order of decisions. Counting continues meanwhile; `item` is its usage as just read.
 */
export function settle(ownerId: string, item: Item, to: Settlement): Write[] {
  const granted = to.granted ?? fromItem(item).granted;
  const { planId: plan, limits, ...terms } = to.terms;
  const next = to.next && { ...to.next, limits: limitsOf(to.next.limits, granted) };
  const sets = "#plan = :plan, #limits = :limits, #terms = :terms, #granted = :granted";
  const more = "#standing = :standing, #version = #version + :one";
  return [
    change({
      key: usageKey(ownerId),
      set: `SET ${sets}, ${more} ${next ? ", #next = :next REMOVE" : "REMOVE #next,"} #uncontracted`,
      onlyIf: notOlder(next !== null),
      names: {
        ...{ "#plan": "plan", "#limits": "limits", "#terms": "terms", "#granted": "granted" },
        ...{ "#standing": "standing", "#version": "version", "#next": "next" },
        "#uncontracted": "uncontracted",
        ...(next && { "#planId": "planId" }),
      },
      values: {
        ...{ ":plan": plan, ":limits": limitsOf(limits, granted), ":terms": terms },
        ...{ ":granted": granted, ":standing": to.standing, ":one": 1 },
        ...{ ":of": terms.version },
        ...(next && { ":next": next, ":nextPlan": next.planId, ":nextOf": next.version }),
      },
    }),
    put(toMemberItem({ ownerId, plan, next: next?.planId ?? null })),
  ];
}

/** The condition that no plan's terms return to an earlier version of its configuration. */
function notOlder(withNext: boolean): string {
  const own = "(attribute_not_exists(#terms) OR #plan <> :plan OR #terms.#version <= :of)";
  const next =
    "(attribute_not_exists(#next) OR #next.#planId <> :nextPlan OR #next.#version <= :nextOf)";
  return `attribute_exists(#version) AND ${own}${withNext ? ` AND ${next}` : ""}`;
}

/**
 * The write that counts one more of each resource, or makes the commit fail with
 * `plan.limit_reached`. All counts are in one item, written once.
 */
export function take(...resources: Resource[]): Write {
  const sums = resources.map((resource) => `#${resource} = #${resource} + :one`);
  const fits = resources.map(fitsOneMore);
  return change(
    {
      key: usageKey(useOwner()),
      set: `SET ${sums.join(", ")}, #version = #version + :one`,
      onlyIf: fits.join(" AND "),
      names: {
        ...Object.fromEntries(resources.map((resource) => [`#${resource}`, resource])),
        ...{ ...LIMIT_NAMES, "#version": "version" },
      },
      values: { ":one": 1, ":now": nowIso() },
    },
    (standing) => limitReached(fullOf(resources, standing), standing),
  );
}

/** The first of some resources whose limit is reached. */
function fullOf(resources: Resource[], standing: Item | undefined): Resource {
  const usage = standing && fromItem(standing);
  const limits = usage && effective(usage, nowIso()).limits;
  const full = resources.find((one) => limits && usage.used[one] >= limits[one]);
  return full ?? resources[0] ?? "folders";
}

/** The write that counts one less of a resource, for the commit that deletes or archives it. */
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
 * The write that counts `by` more of a resource (or less, below zero) whatever the limit: for
 * records that are deleted and restored with their case, and must not be left behind if they do not
 * fit.
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

/** The condition that the limit in force at `:now` is still `:limit`. */
const LIMIT_IS =
  "((attribute_not_exists(#next) OR #next.#at > :now) AND #limits.#resource = :limit" +
  " OR #next.#at <= :now AND #next.#limits.#resource = :limit)";

/**
 * How many more of a resource fit in the plan, and the write that counts several at once, which
 * fails where the count or the limit changed since they were read.
 */
export async function room(resource: Resource) {
  const key = usageKey(useOwner());
  const { limits, usage, plan } = toSubscription(await get(key));
  const limit = limits[resource];
  const take = (several: number): Write =>
    change({
      key,
      set: "SET #resource = #resource + :several, #version = #version + :one",
      onlyIf: `#resource <= :most AND ${LIMIT_IS}`,
      names: { "#resource": resource, ...LIMIT_NAMES, "#version": "version" },
      values: {
        ...{ ":several": several, ":one": 1, ":most": limit - several },
        ...{ ":limit": limit, ":now": nowIso() },
      },
    });
  return { plan, limit, left: Math.max(0, limit - usage[resource]), take };
}

/**
 * The write that counts that many more bytes, or makes the commit fail with `plan.limit_reached`.
 * DynamoDB cannot add within a condition, so the most bytes used before are computed from the limit
 * just read.
 */
export async function takeStorage(bytes: number): Promise<Write> {
  const key = usageKey(useOwner());
  const { limits } = toSubscription(await get(key));
  const room = limits.storage - bytes;
  return change(
    {
      key,
      set: "SET #resource = #resource + :bytes, #version = #version + :one",
      onlyIf: `#resource <= :room AND ${LIMIT_IS}`,
      names: { "#resource": "storage", ...LIMIT_NAMES, "#version": "version" },
      values: {
        ...{ ":bytes": bytes, ":one": 1, ":room": room },
        ...{ ":limit": limits.storage, ":now": nowIso() },
      },
    },
    (standing) => limitReached("storage", standing),
  );
}

/**
 * The write that counts one more person in a practice, or makes the commit fail with
 * `plan.limit_reached`; `item` is its usage as just read. Older items have neither a count nor a
 * limit of people: defaults are used for both.
 */
export function takeMember(ownerId: string, item: Item | undefined): Write {
  const { limits } = toSubscription(item);
  if (limits.members <= 1) throw limitReached("members", item);
  return change(
    {
      key: usageKey(ownerId),
      set: "SET #members = if_not_exists(#members, :one) + :one, #version = #version + :one",
      onlyIf: [
        "attribute_exists(#version)",
        "(attribute_not_exists(#members) OR #members < :limit)",
        `(attribute_not_exists(#limits.#resource) OR ${LIMIT_IS})`,
      ].join(" AND "),
      names: {
        ...{ "#members": "members", "#resource": "members" },
        ...{ ...LIMIT_NAMES, "#version": "version" },
      },
      values: { ":one": 1, ":limit": limits.members, ":now": nowIso() },
    },
    (standing) => limitReached("members", standing),
  );
}

/** The write that counts one person less in a practice, for the commit with which they leave. */
export const releaseMember = (ownerId: string): Write =>
  change({
    key: usageKey(ownerId),
    set: "SET #members = #members - :one, #version = #version + :one",
    onlyIf: "#members > :one",
    names: { "#members": "members", "#version": "version" },
    values: { ":one": 1 },
  });

/** The write that counts that many bytes less, for the commit that deletes a file. */
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
  const usage = fromItem(standing);
  const { planId: plan, displayName, limits } = effective(usage, nowIso());
  const limit = limits[resource];
  const currentCount = usage.used[resource];
  return new AppError("plan.limit_reached", limitSentence(resource, limit, displayName), {
    limitInfo: { resourceType: resource, currentCount, limit, plan },
    upgradeRequired: true,
  });
}

/**
 * Puts a practice on a plan, with at least that much room: for agreed limits, and for practices
 * loaded by tests or imports.
 */
export async function lift(ownerId: string, plan: PlanId, room: Partial<Limits> = {}) {
  const item = await get(usageKey(ownerId));
  if (!item) throw new Error("a practice without its usage item");
  const usage = fromItem(item);
  const terms = await termsOf(plan);
  const granted: Partial<Limits> = {};
  for (const resource of LIMITED_RESOURCES) {
    const most = room[resource] ?? 0;
    if (most > terms.limits[resource]) granted[resource] = most;
  }
  const to = { terms, next: null, standing: usage.standing, granted };
  await commit(...settle(ownerId, item, to));
}

/** The plan of a practice, with its limits and usage. */
export async function subscriptionOf(ownerId: string): Promise<Subscription> {
  return toSubscription(await get(usageKey(ownerId)));
}

/** Presents a usage item already read. */
export function toSubscription(item: Item | undefined): Subscription {
  if (!item) throw new Error("a practice without its usage item");
  const usage = fromItem(item);
  const { planId: plan, displayName, features, limits } = effective(usage, nowIso());
  const { next, used } = usage;
  // The payments ended with the paid plan.
  const standing = plan === "free" && usage.terms.planId !== "free" ? NOTHING_PAID : usage.standing;
  const pending = next && plan !== next.planId ? next : null;
  const pendingChange = pending && { planId: pending.planId, changeAt: pending.at };
  return { ...standing, plan, displayName, pendingChange, features, limits, usage: used };
}
