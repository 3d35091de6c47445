import { hiddenNow } from "../actor";
import { type Item, type Key, ownerPartition, type Stored } from "./item";

/**
 * Who may do what in a practice beyond their role, read by every request: the reserved cases, each with
 * the people who alone may see it, and whether a second factor is demanded of everybody.
 */
export type ReservedItem = Stored<{
  userId: string;
  cases: Readonly<Record<string, string[]>>;
  factorDemanded?: boolean;
}>;

export const reservedKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "RESERVED",
});

/** The cases that a person of the practice may not see. */
export const hiddenFrom = (
  item: Pick<ReservedItem, "cases"> | undefined,
  personId: string,
): ReadonlySet<string> =>
  new Set(
    Object.entries(item?.cases ?? {}).flatMap(([id, people]) =>
      people.includes(personId) ? [] : [id],
    ),
  );

/** Whether anything is kept from who acts. */
export const isAnythingKept = (): boolean => hiddenNow().size > 0;

/** What an item may say of its case. */
type OfCase = Item & {
  folderId?: unknown;
  folderIds?: unknown;
  goneFolderIds?: unknown;
  gsi1pk?: string;
};

/** What an item that is read in part has to say, by its keys too, so that it says whose case it is of. */
const ATTRIBUTES = ["sk", "gsi1pk", "folderId", "folderIds", "goneFolderIds"];

/** What to read so that an item says its case, where anything is kept from who acts. */
export const withCaseNamed = (attributes: readonly string[] | undefined) =>
  attributes && isAnythingKept() ? [...new Set([...attributes, ...ATTRIBUTES])] : attributes;

const CASE_ID = /fol_[0-9A-Z]{26}/g;

/**
 * Whether an item is kept from who acts: a reserved case that does not name them, and all that is of
 * it, by what it says or by its keys. A contact is, if it is known from such cases alone.
 */
export const isKept = (item: Item): boolean => isKeptBy(hiddenNow(), item);

/** Whether an item is kept from somebody from whom these cases are. */
export function isKeptBy(cases: ReadonlySet<string>, item: object): boolean {
  if (cases.size === 0) return false;
  const { sk = "", gsi1pk = "", folderId, folderIds, goneFolderIds } = item as Partial<OfCase>;
  if (typeof folderId === "string" && cases.has(folderId)) return true;
  const among = [folderIds, goneFolderIds].flatMap((ids) => (Array.isArray(ids) ? ids : []));
  if (among.length > 0) return among.every((id) => cases.has(String(id)));
  return (`${sk} ${gsi1pk}`.match(CASE_ID) ?? []).some((id) => cases.has(id));
}

/** The cases of a list that are not kept from who acts. */
export const seenOf = (ids: readonly string[]): string[] =>
  ids.filter((id) => !hiddenNow().has(id));

/** The cases of a list that are kept from who acts. */
export const keptOf = (ids: readonly string[]): string[] => ids.filter((id) => hiddenNow().has(id));
