import { infiniteQueryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { nextPage, type PageParam } from "../records/pages";

const FIRST: PageParam = { limit: 20 };

const calls = client.api.history[":id"];

/** The history of a record, the latest entry first. Each version of the record is another query. */
export const historyOf = ({ _id, version }: { _id: string; version: number }) =>
  infiniteQueryOptions({
    queryKey: ["history", _id, version],
    queryFn: ({ pageParam, signal }) => readHistory(_id, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: nextPage,
    // Until the entries of a new version are read, those of the version before stay on screen.
    placeholderData: (data, before) => (before?.queryKey[1] === _id ? data : undefined),
  });

/** One page of the history of a record, the latest entry first. */
export async function readHistory(id: string, { cursor, limit }: PageParam, signal?: AbortSignal) {
  const query = { limit: String(limit), ...(cursor && { cursor }) };
  const { history: rows, ...page } = await answer(
    calls.$get({ param: { id }, query }, { init: { signal } }),
  );
  return { rows, ...page };
}

/** Restores the values that the fields of a change had before it. */
export const undoChange = (id: string, version: number) =>
  answer(calls.undo.$post({ param: { id }, json: { version } }));
