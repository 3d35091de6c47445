import { Plans } from "../../billing/plans";
import type { PlanId, PlanTerms } from "../../billing/plans/plan.schema";
import { hiddenNow, seeingAll, useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { commit, get, insert, isStale, replace } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Folders } from "../../practice/folders";
import { type ChosenItem, chosenKey, toChosen } from "./followed.item";
import { followedOf } from "./followed.rules";
import type { Followed } from "./followed.schema";

type Terms = Pick<PlanTerms, "features" | "limits">;

/** How many linked cases a plan follows of a practice with so many cases; null for all of them. */
function roomOf({ features, limits }: Terms, cases: number): number | null {
  if (!features.includes("courtLinks")) return 0;
  return cases <= limits.folders ? null : limits.folders;
}

/** Which linked cases of a practice a plan follows; null for all of them. */
export async function followedBy(
  ownerId: string,
  terms: Terms,
  cases: number,
): Promise<ReadonlySet<string> | null> {
  const room = roomOf(terms, cases);
  if (room === null) return null;
  if (room === 0) return new Set();
  const [linked, chosen] = await Promise.all([Folders.linked(ownerId), chosenOf(ownerId)]);
  return followedOf(linked, new Set(chosen?.folderIds), room);
}

const chosenOf = (ownerId: string) => get<ChosenItem>(chosenKey(ownerId));

/** The terms of a plan, or those of the practice, and how many cases it has. */
async function standingOf(ownerId: string, planId: PlanId | undefined) {
  const { plan, features, limits, usage } = await Plans.subscriptionOf(ownerId);
  const isOther = planId !== undefined && planId !== plan;
  return {
    terms: isOther ? await Plans.termsOf(planId) : { features, limits },
    cases: usage.folders,
  };
}

/** How many linked cases of a practice another plan would follow, of how many. For letters. */
export async function countFollowed(ownerId: string, planId: PlanId) {
  const { terms, cases } = await standingOf(ownerId, planId);
  const linked = await Folders.linked(ownerId);
  const room = roomOf(terms, cases) ?? linked.length;
  return { linked: linked.length, followed: Math.min(room, linked.length) };
}

/** What the practice's plan follows at the courts, or what another would: see `followed`. */
export async function followed(planId?: PlanId): Promise<Followed> {
  const ownerId = useOwner();
  const { terms, cases } = await standingOf(ownerId, planId);
  const room = roomOf(terms, cases);
  const hidden = hiddenNow();
  const [linked, chosen] = await seeingAll(() =>
    Promise.all([Folders.linked(ownerId), chosenOf(ownerId)]),
  );
  if (room === null) {
    const all = linked.filter(({ _id }) => !hidden.has(_id)).length;
    return { linked: all, followed: all, limit: null, cases: [] };
  }
  const wanted = new Set(chosen?.folderIds);
  const taken = followedOf(linked, wanted, room);
  const seen = linked
    .filter(({ _id }) => !hidden.has(_id))
    .map(({ _id, folderName, court }) => ({
      ...{ _id, folderName, number: court?.number ?? "" },
      ...{ followed: taken.has(_id), chosen: wanted.has(_id) },
    }))
    .sort((one, other) => one.folderName.localeCompare(other.folderName, "es"));
  const followed = seen.filter((one) => one.followed).length;
  return { linked: seen.length, followed, limit: room, cases: seen };
}

/**
 * Chooses the cases that the plan follows before others. Those chosen earlier that the caller cannot
 * see stay chosen. Throws `folder.not_linked`.
 */
export async function chooseFollowed(folderIds: readonly string[]): Promise<Followed> {
  const ownerId = useOwner();
  const linked = new Set((await Folders.linked(ownerId)).map(({ _id }) => _id));
  if (folderIds.some((id) => !linked.has(id))) {
    const message = "Causas: alguna no está vinculada con el tribunal.";
    throw invalid("folderIds", message, "folder.not_linked");
  }
  const hidden = hiddenNow();
  const write = async () => {
    const read = await chosenOf(ownerId);
    const kept = read?.folderIds.filter((id) => hidden.has(id)) ?? [];
    const next = toChosen(ownerId, [...new Set([...folderIds, ...kept])]);
    await commit(read ? replace(next, read) : insert(next));
  };
  // An item that names a hidden case is hidden as a whole.
  await seeingAll(() => again(write, isStale));
  return followed();
}
