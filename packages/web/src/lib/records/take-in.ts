import {
  CancelledError,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
} from "@tanstack/react-query";
import { isDeleted } from "../api/deletions";
import { ApiError } from "../api/error";
import { isWriting } from "../api/writing";
import { type Became, isShownWhole } from "./known";
import { addRow, dropRows, type Identified, type Owned, type Pages, patchRow } from "./pages";

/** How long ago a record was made that stands first in a list, in ms. */
const RECENT_MS = 60_000;

type Source<R extends Identified, T extends Owned> = {
  name: string;
  toRow: (record: T) => R;
  one: (id: string) => { queryKey: QueryKey; queryFn?: QueryFunction<T, never> };
};

/** What became of a record: as it is, or gone. */
type Read<T> = { id: string; record?: T };

/**
 * Takes in what became of some records elsewhere: each is read by itself, and the whole lists on the screen are
 * changed by it. A list where that does not tell a record's place is read again, and each is where one cannot be read.
 * False where a change from here interrupted it: what that shows must not be reverted.
 */
export async function takeIn<R extends Identified, T extends Owned>(
  cache: QueryClient,
  source: Source<R, T>,
  became: Became,
): Promise<boolean> {
  const lists = { queryKey: [source.name, "list"] };
  let read: Read<T>[];
  try {
    read = await Promise.all(
      [...became].map(([id, how]) => (how === "gone" ? { id } : readOne(cache, source, id))),
    );
  } catch (error) {
    if (error instanceof CancelledError) return false;
    await cache.invalidateQueries(lists);
    return true;
  }
  if (cache.isMutating() > 0 || isWriting()) return false;
  for (const list of cache.getQueryCache().findAll({ ...lists, type: "active" })) {
    const { queryKey } = list;
    const pages = cache.getQueryData<Pages<R>>(queryKey);
    const changed = pages && isShownWhole(list) && withRead(pages, read, source, queryKey[3]);
    if (changed) cache.setQueryData(queryKey, changed);
    else void cache.invalidateQueries({ queryKey, exact: true });
  }
  return true;
}

async function readOne<R extends Identified, T extends Owned>(
  cache: QueryClient,
  { one }: Source<R, T>,
  id: string,
): Promise<Read<T>> {
  if (isDeleted(id)) return { id };
  try {
    return { id, record: await cache.fetchQuery({ ...one(id), staleTime: 0 }) };
  } catch (error) {
    // 410 is of one in the bin.
    if (error instanceof ApiError && [404, 410].includes(error.status)) return { id };
    throw error;
  }
}

/** A list with what was read; undefined where it has to be read again. */
function withRead<R extends Identified, T extends Owned>(
  pages: Pages<R>,
  read: readonly Read<T>[],
  { toRow }: Source<R, T>,
  shelf: unknown,
): Pages<R> | undefined {
  const here = new Set(pages.pages.flatMap(({ rows }) => rows.map(({ _id }) => _id)));
  let now = pages;
  for (const { id, record } of read) {
    if (!record || (record.archived === true) !== (shelf === "archived")) {
      if (here.has(id)) now = dropRows(now, new Set([id]));
    } else if (here.has(id)) {
      now = patchRow(now, id, toRow(record));
    } else if (isNew(record)) {
      now = addRow(now, toRow(record));
    } else {
      return undefined;
    }
  }
  return now;
}

const isNew = ({ createdAt, archived }: Owned): boolean =>
  archived !== true && Date.now() - Date.parse(createdAt ?? "") < RECENT_MS;
