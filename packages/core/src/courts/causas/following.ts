import { Plans } from "../../billing/plans";
import { getMany } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import type { LinkItem } from "./causa.item";

/** Which cases of a practice are followed at the courts. */
type Follows = (folderId: string) => boolean;

/**
 * Says which links their practices' plans follow, asking for each practice once: none without the
 * feature; while a practice has more cases than its plan holds, those it used last, as many as that.
 * A link that is being undone counts as followed: its undoing has to end.
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
