import type { BestMatches } from "./search.rules";
import { SEARCH_TYPES, type SearchType } from "./search.schema";

/** What the index has of a record, and the cases that decide who may see it. */
export type Entry = {
  _id: string;
  kind: SearchType;
  title: string;
  rest: string;
  folderId?: string | null;
  folderIds?: string[];
};

/** What a pack has of its entries: their texts, or only the numbers in them. */
export type Column = "texts" | "numbers";

// What no folded text has: what separates entries, their fields, and the cases of one.
const ENTRY = "\x1e";
const FIELD = "\x1f";
const CASE = "\x1d";
const CONTROL = /\p{Cc}/gu;

/** How many characters a pack has at most, so that the least compressible fits an item. */
const MOST_CHARACTERS = 400_000;

/** Text that is looked up by its digits alone: the numbers of the records have it if the texts do. */
const NUMBER = /^[\d./-]*\d[\d./-]*$/;
const NUMBERS = /[\d./-]*\d[\d./-]*/g;

/** Where to look for a text: half a number needs only the numbers, a tenth of the texts. */
export const columnOf = (sought: string): Column => (NUMBER.test(sought) ? "numbers" : "texts");

/** Divides entries into packs; the last may be small. */
export function packsOf(entries: readonly Entry[]): Entry[][] {
  const packs: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.title.length + entry.rest.length + 60 + 27 * (entry.folderIds?.length ?? 1);
    if (room < size) {
      packs.push([]);
      room = MOST_CHARACTERS;
    }
    packs.at(-1)?.push(entry);
    room -= size;
  }
  return packs;
}

const plain = (text: string) => text.replace(CONTROL, " ");
const numbersIn = (text: string) => (text.match(NUMBERS) ?? []).join(" ");

/** A pack as text: of each entry its title and the rest, or their numbers; then what it is. */
export function packWritten(entries: readonly Entry[], column: Column): string {
  const shown = column === "numbers" ? numbersIn : plain;
  return entries
    .map(({ _id, kind, title, rest, ...of }) =>
      [shown(title), shown(rest), _id, SEARCH_TYPES.indexOf(kind), casesWritten(_id, of)].join(
        FIELD,
      ),
    )
    .join(ENTRY);
}

type Cases = Pick<Entry, "folderId" | "folderIds">;

/** Nothing for a case itself and for what has none; one, or «*» and several of a contact. */
function casesWritten(id: string, { folderId, folderIds }: Cases): string {
  if (folderIds) return ["*", ...folderIds].join(CASE);
  return folderId && folderId !== id ? folderId : "";
}

function casesRead(id: string, written: string): Cases {
  if (written.startsWith("*")) return { folderIds: written.split(CASE).slice(1) };
  return { folderId: written || (id.startsWith("fol_") ? id : null) };
}

/** Whether somebody may find what is of these cases. */
type IsSeen = (of: Cases) => boolean;

/** Adds what a pack has with a text to the best matches. */
export function matchPack(
  pack: string,
  sought: string,
  { wanted, isSeen, best }: { wanted: ReadonlySet<SearchType>; isSeen: IsSeen; best: BestMatches },
): void {
  // No text of a pack has one, but what separates them.
  if (sought.search(CONTROL) >= 0) return;
  for (const { start, at, end } of entriesWith(pack, sought)) {
    // No array of fields: a word of all stands in each of a hundred thousand entries.
    const title = pack.indexOf(FIELD, start);
    const rest = pack.indexOf(FIELD, title + 1);
    // The first place that has it: behind both texts are an id and cases, which nobody searches.
    if (at > rest) continue;
    const id = pack.indexOf(FIELD, rest + 1);
    const kindEnd = pack.indexOf(FIELD, id + 1);
    const kind = SEARCH_TYPES[Number(pack.slice(id + 1, kindEnd))];
    if (!kind || !wanted.has(kind)) continue;
    const _id = pack.slice(rest + 1, id);
    if (!isSeen(casesRead(_id, pack.slice(kindEnd + 1, end)))) continue;
    best.add({ id: _id, kind, inTitle: at < title });
  }
}

/** Where the entries of a pack begin and end that have a text, and where they first have it. */
function* entriesWith(pack: string, sought: string) {
  for (let at = pack.indexOf(sought); at >= 0; ) {
    const start = pack.lastIndexOf(ENTRY, at) + 1;
    const found = pack.indexOf(ENTRY, at);
    const end = found < 0 ? pack.length : found;
    yield { start, at, end };
    at = pack.indexOf(sought, end);
  }
}
