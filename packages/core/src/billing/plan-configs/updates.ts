import { chunks } from "../../kernel/chunks";
import { now, nowIso } from "../../kernel/clock";
import { getMany, query, replace, tryCommit, type Write } from "../../kernel/dynamo";
import { Plans } from "../plans";
import type { PlanTerms } from "../plans/plan.schema";
import type { PlanUpdate } from "./plan-config.schema";
import { FIRST, type Place, present, toAsked, type UpdateItem, updatesRange } from "./update.item";

/** How many practices are processed between two notes of the progress. */
const PAGE = 100;
const AT_ONCE = 20;

/** How long a run works at most, in ms of the process. */
const RUN_MS = 240_000;

/** The lease of a run, in ms, renewed by each note; after it another run takes over. */
const LEASE_MS = 60_000;

/**
 * After this time, in ms, practices put on the plan just before its change are stored: no request
 * takes longer than 30 seconds.
 */
const SETTLED_MS = 60_000;

/**
 * The write that requests an update of a plan's practices, for the commit that changes its terms.
 */
export const askUpdate = (terms: PlanTerms): Write =>
  toAsked({ planId: terms.planId, terms, startedAt: nowIso() });

const all = async () => (await query<UpdateItem>(updatesRange)).items;

/** The progress of the last update of each plan. */
export const updates = async (): Promise<PlanUpdate[]> => (await all()).map(present);

/**
 * Continues every unfinished update: through the practices on the plan and those that will be, page
 * by page, and a second time a minute after its start, for those put on it meanwhile with earlier
 * terms. Returns how many practices it processed, and how many updates are unfinished.
 */
export async function applyUpdates(runMs = RUN_MS) {
  const until = performance.now() + runMs;
  const done = { practices: 0, left: 0 };
  for (const item of await all()) {
    if (item.checkedAt !== null) continue;
    const ended = await apply(item, until);
    done.practices += ended.practices;
    if (!ended.checked) done.left += 1;
  }
  return done;
}

async function apply(asked: UpdateItem, until: number) {
  const end = { practices: 0, checked: false };
  if (asked.takenUntil > nowIso() || isTooSoon(asked)) return end;
  let item = await keep(asked, {});
  while (item && item.checkedAt === null && !isTooSoon(item)) {
    if (performance.now() > until) {
      await keep(item, { runs: item.runs + 1, takenUntil: nowIso() });
      return end;
    }
    const { count, next } = await carryPage(item);
    end.practices += count;
    item = await keep(item, progress(item, count, next));
  }
  end.checked = Boolean(item?.checkedAt);
  if (item) await keep(item, { takenUntil: nowIso() });
  return end;
}

/** Whether its first round is done, but it is too soon for the second. */
const isTooSoon = ({ finishedAt, startedAt }: UpdateItem): boolean =>
  finishedAt !== null && Date.parse(startedAt) + SETTLED_MS > now();

function progress(item: UpdateItem, count: number, next: Place | null): Partial<UpdateItem> {
  const isSecond = item.finishedAt !== null;
  const done = isSecond ? item.done : item.done + count;
  if (next) return { done, place: next };
  const ended = isSecond ? { checkedAt: nowIso() } : { finishedAt: nowIso() };
  return { done, place: FIRST, ...ended };
}

/** Stores the progress, if this run still holds the update; undefined where it does not. */
async function keep(item: UpdateItem, changes: Partial<UpdateItem>) {
  const takenUntil = new Date(now() + LEASE_MS).toISOString();
  const next = { ...item, takenUntil, ...changes };
  const outcome = await tryCommit(replace(next, item));
  return outcome === "written" ? { ...next, version: item.version + 1 } : undefined;
}

async function carryPage({ terms, place }: UpdateItem) {
  const rangeOf = place.list === "on" ? Plans.membersRange : Plans.futureMembersRange;
  const range = rangeOf(terms.planId, place.shard);
  const { items, last } = await query({ ...range, limit: PAGE, after: place.after ?? undefined });
  const owners = items.map((item) => Plans.memberOf(item).ownerId);
  const usages = await getMany(owners.map(Plans.usageKey));
  const pairs = owners.map((ownerId, i) => ({ ownerId, usage: usages[i] }));
  for (const some of chunks(pairs, AT_ONCE)) {
    await Promise.all(some.map(({ ownerId, usage }) => Plans.carryTo(ownerId, usage, terms)));
  }
  return { count: items.length, next: last ? { ...place, after: last } : following(place) };
}

/** The list after the current one; null after the last. */
function following({ list, shard }: Place): Place | null {
  if (shard + 1 < Plans.MEMBER_SHARDS) return { list, shard: shard + 1, after: null };
  return list === "on" ? { list: "next", shard: 0, after: null } : null;
}
