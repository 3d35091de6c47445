import { keepBest, type Match } from "./search.rules";
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

/** The best matches of a pack, at most so many of each kind. */
export function matchesIn(
  pack: string,
  sought: string,
  { wanted, isSeen, most }: { wanted: ReadonlySet<SearchType>; isSeen: IsSeen; most: number },
): Match[] {
  const found: Match[] = [];
  for (const written of entriesWith(pack, sought)) {
    const [title = "", rest = "", id = "", kindNumber, cases = ""] = written.split(FIELD);
    const kind = SEARCH_TYPES[Number(kindNumber)];
    const inTitle = title.includes(sought);
    if (!kind || !wanted.has(kind) || !(inTitle || rest.includes(sought))) continue;
    if (isSeen(casesRead(id, cases))) found.push({ id, kind, inTitle });
  }
  return keepBest(found, most);
}

/** The entries of a pack that have a text anywhere. */
function* entriesWith(pack: string, sought: string): Generator<string> {
  for (let at = pack.indexOf(sought); at >= 0; ) {
    const start = pack.lastIndexOf(ENTRY, at) + 1;
    const end = pack.indexOf(ENTRY, at);
    yield end < 0 ? pack.slice(start) : pack.slice(start, end);
    at = end < 0 ? -1 : pack.indexOf(sought, end);
  }
}
