import { Plans } from "../../billing/plans";
import { getMany } from "../../kernel/dynamo";
import type { LinkItem } from "./causa.item";
import { followedBy } from "./followed";

/**
 * Returns a filter for the links that their practices' plans follow, read once per practice: none
 * without the feature; where a practice has more cases than its plan allows, that many: see
 * `followedOf`. A link being removed counts as followed, so that its removal can end.
 */
export function followedFilter() {
  /** The followed cases by practice; null for all of them. */
  const known = new Map<string, ReadonlySet<string> | null>();
  return async (links: LinkItem[]): Promise<LinkItem[]> => {
    const fresh = [...new Set(links.map(({ ownerId }) => ownerId))].filter((id) => !known.has(id));
    const usages = await getMany(fresh.map(Plans.usageKey));
    for (const [i, ownerId] of fresh.entries()) {
      const item = usages[i];
      known.set(ownerId, item ? await followedIn(ownerId, item) : new Set());
    }
    return links.filter(({ leaving, ownerId, folderId }) => {
      const followed = known.get(ownerId);
      return leaving || followed === null || followed?.has(folderId);
    });
  };
}

function followedIn(ownerId: string, item: Parameters<typeof Plans.toSubscription>[0]) {
  const { features, limits, usage } = Plans.toSubscription(item);
  return followedBy(ownerId, { features, limits }, usage.folders);
}
