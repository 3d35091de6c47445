import type { Folder } from "../../practice/folders/folder.schema";

/** A case of a practice that is linked with a court. */
export type Linked = Pick<Folder, "_id" | "causaAssociationStatus" | "updatedAt">;

/**
 * Which linked cases a plan follows that has room for `most` of them: the chosen ones, then those that
 * are known at the court, then those it was not asked for yet, the last used first. A case of which
 * nobody confirmed that it is theirs comes last: nothing arrives in it anyway.
 */
export function followedOf(
  linked: readonly Linked[],
  chosen: ReadonlySet<string>,
  most: number,
): Set<string> {
  const rankOf = ({ _id, causaAssociationStatus: status }: Linked) => {
    if (status === "found") return 3;
    if (chosen.has(_id)) return 0;
    return status === "verified" || status === "reserved" ? 1 : 2;
  };
  const ordered = [...linked].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      other.updatedAt.localeCompare(one.updatedAt) ||
      one._id.localeCompare(other._id),
  );
  return new Set(ordered.slice(0, most).map(({ _id }) => _id));
}
