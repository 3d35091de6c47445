import { RECORD_KINDS } from "@foja/core/kernel/records/record.rules";
import { COUNTED_KINDS, type CountedKind, idOf } from "@foja/core/operations/statistics/tags.rules";
import { ACT_KINDS, isWatched } from "@foja/core/practice/losing/watched.rules";
import { SEARCH_TYPES, type SearchType } from "@foja/core/practice/search/search.schema";
import { SOURCE_TYPES, type SourceType } from "@foja/core/telling/reminders/reminder.rules";

/** The fields of a changed item that are read here. */
export type ChangedItem = {
  type: string;
  version?: unknown;
  _id?: unknown;
  folderId?: unknown;
  responsibleId?: unknown;
  calculatorType?: unknown;
};

/** What has to be derived anew in a practice, by ids: each step reads the present state. */
export type Refreshes = {
  /** The records whose entry in the search index has to be written. */
  search: { kind: SearchType; id: string }[];
  /** The new records of which the history has to say who entered them. */
  created: string[];
  /** The dated records whose reminder has to be derived. */
  sources: { kind: SourceType; id: string }[];
  /** The cases in which every reminder has to be derived. */
  cases: string[];
  /** The records whose part in the statistics has to be counted. */
  counted: { kind: CountedKind; id: string }[];
  /** The cases of which has to be derived what they may lose by time. */
  losing: string[];
  /** The saved calculations that say what of a case runs, each with the cases it is or was in. */
  watched: { id: string; folderId: string }[];
};

/** From how many changes of one practice in a batch on they are a bulk. */
export const BULK = 25;

const isOneOf = <T extends string>(kinds: readonly T[], type: string): type is T =>
  (kinds as readonly string[]).includes(type);

/** What a change asks to be derived anew; `before` is the item itself when it was removed. */
export function refreshesOf(item: ChangedItem, before: ChangedItem | undefined): Refreshes {
  const { type } = item;
  const id = String(item._id);
  const isNew = !before && item.version === 1;
  return {
    search: isOneOf(SEARCH_TYPES, type) ? [{ kind: type, id }] : [],
    created: isNew && isOneOf(RECORD_KINDS, type) ? [id] : [],
    sources: isOneOf(SOURCE_TYPES, type) ? [{ kind: type, id }] : [],
    cases: type === "folder" && !isNew && hasMoved(item, before) ? [id] : [],
    counted: isOneOf(COUNTED_KINDS, type) ? [{ kind: type, id: idOf(type, item) }] : [],
    losing: type === "folder" ? [id] : isOneOf(ACT_KINDS, type) ? casesOf(item, before) : [],
    watched: isWatched(item) ? casesOf(item, before).map((folderId) => ({ id, folderId })) : [],
  };
}

/** The cases that a changed record is in, and was in before. */
const casesOf = (...images: (ChangedItem | undefined)[]): string[] => [
  ...new Set(images.flatMap((one) => (typeof one?.folderId === "string" ? [one.folderId] : []))),
];

/** Reminders depend on a case's shelf and on who answers for it; a new case has none yet. */
const hasMoved = (item: ChangedItem, before: ChangedItem | undefined) =>
  !before || item === before || item.responsibleId !== before.responsibleId;

/** The refreshes of several changes, each once. */
export const merged = (all: readonly Refreshes[]): Refreshes => ({
  search: once(all.flatMap(({ search }) => search)),
  created: [...new Set(all.flatMap(({ created }) => created))],
  sources: once(all.flatMap(({ sources }) => sources)),
  cases: [...new Set(all.flatMap(({ cases }) => cases))],
  counted: once(all.flatMap(({ counted }) => counted)),
  losing: [...new Set(all.flatMap(({ losing }) => losing))],
  watched: [
    ...new Map(
      all.flatMap(({ watched }) => watched.map((one) => [`${one.id} ${one.folderId}`, one])),
    ).values(),
  ],
});

const once = <R extends { kind: string; id: string }>(refs: R[]): R[] => [
  ...new Map(refs.map((ref) => [`${ref.kind} ${ref.id}`, ref])).values(),
];

/** Whether there is nothing to do. */
export const isNothing = (refreshes: Refreshes): boolean =>
  Object.values(refreshes).every((one) => one.length === 0);

/** One change in so many is published by itself, so that somebody looks at the search index. */
const LOOKED_AT = 200;
/** Of bulks, one in so many. */
const BULKS_LOOKED_AT = 8;

/** Whether a change of that sequence number is one of those; the same each time it arrives. */
export const isLooked = (sequence: string, { search }: Refreshes): boolean =>
  search.length > 0 && isOneIn(LOOKED_AT, sequence);

/** Whether what was published asks to look whether much of the search index is loose. */
export const looksAtIndex = ({ search }: Refreshes): boolean =>
  search.length > 0 && (search.length < BULK || isOneIn(BULKS_LOOKED_AT, search[0]?.id ?? ""));

function isOneIn(many: number, text: string): boolean {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (Math.imul(hash, 2654435761) >>> 8) % many === 0;
}
