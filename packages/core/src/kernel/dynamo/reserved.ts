import { hiddenNow } from "../actor";
import { type Item, type Key, ownerPartition, type Stored } from "./item";

/**
 * Access rules of a practice beyond roles, read by every request: the reserved cases, each with the
 * only people who may see it, whether every member must have a second factor, and whether its plan
 * still has a team.
 */
export type ReservedItem = Stored<{
  userId: string;
  cases: Readonly<Record<string, string[]>>;
  factorDemanded?: boolean;
  /** Until when (UTC ISO) its members work as before, after its plan lost the team. */
  teamUntil?: string | null;
}>;

export const reservedKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "RESERVED",
});

/** The ids of the cases that a person of the practice may not see. */
export const hiddenFrom = (
  item: Pick<ReservedItem, "cases"> | undefined,
  personId: string,
): ReadonlySet<string> =>
  new Set(
    Object.entries(item?.cases ?? {}).flatMap(([id, people]) =>
      people.includes(personId) ? [] : [id],
    ),
  );

/** Whether a case is reserved, whoever may see it. */
export const isReserved = (item: Pick<ReservedItem, "cases"> | undefined, id: string): boolean =>
  item?.cases[id] !== undefined;

/** Whether any case is hidden from the actor. */
export const isAnythingKept = (): boolean => hiddenNow().size > 0;

/** The attributes in which an item may name its case. */
type OfCase = Item & {
  folderId?: unknown;
  folderIds?: unknown;
  goneFolderIds?: unknown;
  gsi1pk?: string;
};

/** The attributes that a partial read must include, so that the item names its case. */
const ATTRIBUTES = ["sk", "gsi1pk", "folderId", "folderIds", "goneFolderIds"];

/** Adds to the attributes to read those that name the case, where any is hidden from the actor. */
export const withCaseNamed = (attributes: readonly string[] | undefined) =>
  attributes && isAnythingKept() ? [...new Set([...attributes, ...ATTRIBUTES])] : attributes;

const CASE_ID = /fol_[0-9A-Z]{26}/g;

/**
 * Whether an item is hidden from the actor: a reserved case that does not list them, and every item
 * of it, by its attributes or keys. A contact is hidden if all its cases are.
 */
export const isKept = (item: Item): boolean => isKeptBy(hiddenNow(), item);

/** Whether an item is hidden from somebody who may not see these cases. */
export function isKeptBy(cases: ReadonlySet<string>, item: object): boolean {
  if (cases.size === 0) return false;
  const { sk = "", gsi1pk = "", folderId, folderIds, goneFolderIds } = item as Partial<OfCase>;
  if (typeof folderId === "string" && cases.has(folderId)) return true;
  const among = [folderIds, goneFolderIds].flatMap((ids) => (Array.isArray(ids) ? ids : []));
  if (among.length > 0) return among.every((id) => cases.has(String(id)));
  return (`${sk} ${gsi1pk}`.match(CASE_ID) ?? []).some((id) => cases.has(id));
}

/** The cases of a list that the actor may see. */
export const seenOf = (ids: readonly string[]): string[] =>
  ids.filter((id) => !hiddenNow().has(id));

/** The cases of a list that are hidden from the actor. */
export const keptOf = (ids: readonly string[]): string[] => ids.filter((id) => hiddenNow().has(id));
