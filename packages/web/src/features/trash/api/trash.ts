import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import type { Trashed } from "@foja/core/operations/trash/trash.schema";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { nextPage, type Page, type PageParam } from "~/lib/records/pages";

/** The first element of the key of the deleted records' query. */
export const TRASH = ["trash"] as const;

const FIRST: PageParam = { limit: 50 };

/** The records that the practice deleted and can restore, the last deleted first, page by page. */
export const trashList = (kind: RecordKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...TRASH, kind ?? "all"],
    queryFn: ({ pageParam, signal }) => readPage(kind, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: nextPage,
    // What was deleted elsewhere must be shown at once.
    staleTime: 0,
  });

async function readPage(
  kind: RecordKind | undefined,
  { cursor, limit }: PageParam,
  signal: AbortSignal,
): Promise<Page<Trashed>> {
  const query = { limit: String(limit), ...(kind && { kind }), ...(cursor && { cursor }) };
  const { trash, nextCursor } = await answer(
    client.api.trash.$get({ query }, { init: { signal } }),
  );
  return { rows: trash, nextCursor };
}

/** Deletes a deleted record for good. */
export const deleteForGood = ({ _id }: Trashed) =>
  answer(client.api.trash[":id"].$delete({ param: { id: _id } }));
