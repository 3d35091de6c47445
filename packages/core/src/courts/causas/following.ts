import { Plans } from "../../billing/plans";
import { getMany } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import type { LinkItem } from "./causa.item";

/** Whether a practice's plan follows a case at the courts. */
type Follows = (folderId: string) => boolean;

/**
 * Returns a filter for the links that their practices' plans follow, read once per practice: none
 * without the feature; where a practice has more cases than its plan allows, that many of the last
 * used. A link being removed counts as followed, so that its removal can end.
 */
export function following() {
  const known = new Map<string, Follows>();
  return async (links: LinkItem[]): Promise<LinkItem[]> => {
    const fresh = [...new Set(links.map(({ ownerId }) => ownerId))].filter((id) => !known.has(id));
    const usages = await getMany(fresh.map(Plans.usageKey));
    for (const [i, ownerId] of fresh.entries()) {
      const item = usages[i];
      known.set(ownerId, item ? await followsOf(ownerId, Plans.toSubscription(item)) : () => false);
    }
    return links.filter(
      ({ leaving, ownerId, folderId }) => leaving || known.get(ownerId)?.(folderId),
    );
  };
}

type Standing = ReturnType<typeof Plans.toSubscription>;

async function followsOf(ownerId: string, { features, limits, usage }: Standing): Promise<Follows> {
  if (!features.includes("courtLinks")) return () => false;
  if (usage.folders <= limits.folders) return () => true;
  const latest = new Set(await Folders.latestLinked(ownerId, limits.folders));
  return (folderId) => latest.has(folderId);
}
