import type { Archivable } from "@foja/core/operations/shelves/archiving.schema";
import { infiniteQueryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Kind } from "../outcome";
import {
  addRow,
  dropRows,
  FIRST_PAGE,
  type Identified,
  nextPage,
  type Page,
  type Pages,
  patchRow,
} from "./pages";

export type Owned = Identified & { userId: string };

/** Whose records, of which shelf, and of which part of the practice where not of all of it. */
type Which = { userId: string; archived?: boolean; part?: string };

type PageRequest = {
  userId: string;
  part?: string;
  query: { limit: string; fields: string; archived: "true" | "false"; cursor?: string };
};

type Source<R extends Identified, T> = {
  /** The first word of their queries' keys, and of what is stored of their list. */
  name: string;
  kind: Kind;
  /** How the API calls them where it archives; without it they have no archive. */
  shelves?: Archivable;
  /** The fields of a row, as the API is asked for them. */
  fields: string;
  toRow: (record: T) => R;
  readPage: (request: PageRequest, init: { init: RequestInit }) => Promise<Page<R>>;
  /** The query of one of them, whole. */
  one: (id: string) => { queryKey: QueryKey };
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** What goes along with one that is deleted, in a sentence; several are said in words of `all`. */
  along?: { one: (id: string) => Promise<string | null>; all: string };
  /** The first words of other queries that hold them. */
  also?: readonly string[];
  /** Whether others hang from them, which come and go with them. */
  carries?: boolean;
  /** Whether it is said how many moved; if not, what the API says of it. */
  counts?: boolean;
};

const keyOf = (name: string, { userId, archived, part }: Which): QueryKey => {
  const shelf = archived ? "archived" : "active";
  return [name, "list", userId, shelf, ...(part ? [part] : [])];
};

/** Whether a list has all that is active: neither the archive nor a part. */
const isOfAllActive = ([, , , shelf, part]: QueryKey) => shelf === "active" && part === undefined;

/** How a practice's records are read, newest first, page by page. */
const recordPages =
  <R extends Identified>({ name, fields, readPage }: Source<R, never>) =>
  (which: Which) =>
    infiniteQueryOptions({
      queryKey: keyOf(name, which),
      queryFn: ({ pageParam: { limit, cursor }, signal }) => {
        const { userId, part } = which;
        const archived = which.archived ? ("true" as const) : ("false" as const);
        const query = { limit: String(limit), fields, archived, ...(cursor && { cursor }) };
        return readPage({ userId, part, query }, { init: { signal } });
      },
      initialPageParam: FIRST_PAGE,
      getNextPageParam: nextPage,
    });

/** How records are changed wherever they are shown. */
function recordCache<R extends Identified, T extends Owned>(source: Source<R, T>) {
  const { name, toRow, one, also = [] } = source;
  const lists: QueryKey = [name, "list"];
  type Change = (pages: Pages<R>) => Pages<R>;
  const changeLists = (cache: QueryClient, change: Change) =>
    cache.setQueriesData<Pages<R>>({ queryKey: lists }, (pages) => pages && change(pages));

  return {
    /** Shows a record as it now is. */
    show(cache: QueryClient, record: T): void {
      cache.setQueryData(one(record._id).queryKey, record);
      changeLists(cache, (pages) => patchRow(pages, record._id, toRow(record)));
    },

    /**
     * Shows a record that was just made first in the list of all that is active. Lists are kept under
     * who is signed in, and a record says its practice: for a member these differ.
     */
    add(cache: QueryClient, record: T): void {
      cache.setQueryData(one(record._id).queryKey, record);
      cache.setQueriesData<Pages<R>>(
        { queryKey: lists, predicate: ({ queryKey }) => isOfAllActive(queryKey) },
        (pages) => pages && addRow(pages, toRow(record)),
      );
    },

    /** Shows some fields as they are about to be, before the server has answered. */
    async foreshow(cache: QueryClient, id: string, change: Partial<R> & Partial<T>): Promise<void> {
      await cache.cancelQueries({ queryKey: [name] });
      cache.setQueryData<T>(one(id).queryKey, (record) => record && { ...record, ...change });
      changeLists(cache, (pages) => patchRow(pages, id, change));
    },

    /** Takes records out of every list at once, before the server has answered. */
    async hide(cache: QueryClient, ids: readonly string[]): Promise<void> {
      await cache.cancelQueries({ queryKey: lists });
      changeLists(cache, (pages) => dropRows(pages, new Set(ids)));
    },

    /** Reads again, behind what is shown, all that holds them. */
    refresh: (cache: QueryClient) =>
      Promise.all([name, ...also].map((key) => cache.invalidateQueries({ queryKey: [key] }))),
  };
}

/** A kind of record as the screen holds it. */
export const recordsOf = <R extends Identified, T extends Owned>(source: Source<R, T>) => ({
  ...source,
  list: recordPages<R>(source),
  ...recordCache(source),
});

export type Records<R extends Identified, T extends Owned> = ReturnType<typeof recordsOf<R, T>>;

/** What a list needs of its records. */
export type ListedRecords<R extends Identified> = Omit<
  Records<R, never>,
  "toRow" | "show" | "add" | "foreshow"
>;
