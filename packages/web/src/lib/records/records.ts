import type { Archivable } from "@foja/core/operations/shelves/archiving.schema";
import { infiniteQueryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Kind } from "../outcome";
import { isShownWhole, knowRecords } from "./known";
import {
  addRow,
  dropRows,
  FIRST_PAGE,
  type Identified,
  nextPage,
  type Owned,
  type Page,
  type Pages,
  patchRow,
} from "./pages";

/** The practice, the shelf, and the part of the practice if not all of it. */
type Which = { userId: string; archived?: boolean; part?: string };

type PageRequest = {
  userId: string;
  part?: string;
  /** With a shelf where these records have an archive; elsewhere the API refuses it. */
  query: { limit: string; fields: string; archived?: "true" | "false"; cursor?: string };
};

type Source<R extends Identified, T> = {
  /** The first element of the keys of their queries, and of what is stored of their list. */
  name: string;
  kind: Kind;
  /** Their name in the API's archive; without it they cannot be archived. */
  shelves?: Archivable;
  /** The `fields` parameter for a row. */
  fields: string;
  toRow: (record: T) => R;
  readPage: (request: PageRequest, init: { init: RequestInit }) => Promise<Page<R>>;
  /** The query of a whole record. */
  one: (id: string) => { queryKey: QueryKey };
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** A sentence about what is deleted with one record; `all` is the sentence for several. */
  along?: { one: (id: string) => Promise<string | null>; all: string };
  /** The first elements of the keys of other queries that contain them. */
  also?: readonly string[];
  /** Whether other records are deleted and restored with them. */
  carries?: boolean;
  /** Whether notices count the moved records; otherwise they show the API's message. */
  counts?: boolean;
};

const keyOf = (name: string, { userId, archived, part }: Which): QueryKey => {
  const shelf = archived ? "archived" : "active";
  return [name, "list", userId, shelf, ...(part ? [part] : [])];
};

/** Whether a list holds all active records: neither the archive nor a part. */
const isOfAllActive = ([, , , shelf, part]: QueryKey) => shelf === "active" && part === undefined;

/** The query of a practice's records, newest first, page by page. */
const recordPages =
  <R extends Identified>({ name, fields, shelves, readPage }: Source<R, never>) =>
  (which: Which) =>
    infiniteQueryOptions({
      queryKey: keyOf(name, which),
      queryFn: ({ pageParam: { limit, cursor }, signal }) => {
        const { userId, part } = which;
        const archived = which.archived ? ("true" as const) : ("false" as const);
        const page = { limit: String(limit), fields, ...(cursor && { cursor }) };
        const query = { ...page, ...(shelves && { archived }) };
        return readPage({ userId, part, query }, { init: { signal } });
      },
      initialPageParam: FIRST_PAGE,
      getNextPageParam: nextPage,
    });

/** Changes records in the cache wherever they are shown. */
function recordCache<R extends Identified, T extends Owned>(source: Source<R, T>) {
  const { name, toRow, one, also = [] } = source;
  const lists: QueryKey = [name, "list"];
  type Change = (pages: Pages<R>) => Pages<R>;
  const changeLists = (cache: QueryClient, change: Change) =>
    cache.setQueriesData<Pages<R>>({ queryKey: lists }, (pages) => pages && change(pages));

  return {
    /** Shows the new state of a record. */
    show(cache: QueryClient, record: T): void {
      cache.setQueryData(one(record._id).queryKey, record);
      changeLists(cache, (pages) => patchRow(pages, record._id, toRow(record)));
    },

    /**
     * Shows a record that was just created first in the lists of all active records. The keys of
     * lists have the id of the person who is signed in, and a record that of its practice: for a
     * member these differ.
     */
    add(cache: QueryClient, record: T): void {
      cache.setQueryData(one(record._id).queryKey, record);
      cache.setQueriesData<Pages<R>>(
        { queryKey: lists, predicate: ({ queryKey }) => isOfAllActive(queryKey) },
        (pages) => pages && addRow(pages, toRow(record)),
      );
    },

    /** Shows changed fields at once, before the server has answered. */
    async foreshow(cache: QueryClient, id: string, change: Partial<R> & Partial<T>): Promise<void> {
      await cache.cancelQueries({ queryKey: [name] });
      cache.setQueryData<T>(one(id).queryKey, (record) => record && { ...record, ...change });
      changeLists(cache, (pages) => patchRow(pages, id, change));
    },

    /** Removes records from every list at once, before the server has answered. */
    async hide(cache: QueryClient, ids: readonly string[]): Promise<void> {
      await cache.cancelQueries({ queryKey: lists });
      changeLists(cache, (pages) => dropRows(pages, new Set(ids)));
    },

    /** Reads again, in the background, every query that contains them. */
    refresh: (cache: QueryClient) =>
      Promise.all([name, ...also].map((key) => cache.invalidateQueries({ queryKey: [key] }))),

    /**
     * Reads again what follows from a change that the lists show already. A practice's whole list may have
     * thousands of rows: it is read again only when it is next opened.
     */
    settle: (cache: QueryClient) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: lists, predicate: isShownWhole, refetchType: "none" }),
        ...[name, ...also].map((key) =>
          cache.invalidateQueries({
            queryKey: [key],
            predicate: (query) => query.queryKey[0] !== name || !isShownWhole(query),
          }),
        ),
      ]),
  };
}

/** A kind of record with its queries and its cache. */
export function recordsOf<R extends Identified, T extends Owned>(source: Source<R, T>) {
  knowRecords(source.name, {
    takeIn: async (cache, became) => (await import("./take-in")).takeIn(cache, source, became),
  });
  return { ...source, list: recordPages<R>(source), ...recordCache(source) };
}

export type Records<R extends Identified, T extends Owned> = ReturnType<typeof recordsOf<R, T>>;

/** The part of its records that a list needs. */
export type ListedRecords<R extends Identified> = Omit<
  Records<R, never>,
  "toRow" | "show" | "add" | "foreshow"
>;
