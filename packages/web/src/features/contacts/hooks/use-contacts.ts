import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { allRows } from "~/lib/lists/pages";
import { contactList } from "../api/contacts";
import { applyView, type ContactView } from "../lib/contact-view";

/** Filters and order are true of everything that was read; past this, more is read when asked. */
const READ_AHEAD = 5000;

/** The practice's contacts under a view, read page by page behind what is shown. */
export function useContacts(userId: string, view: ContactView) {
  const query = useInfiniteQuery(contactList({ userId, archived: view.archived }));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const all = useMemo(() => (data ? allRows(data) : []), [data]);
  const rows = useMemo(() => applyView(all, view), [all, view]);

  const goesOn =
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError && all.length < READ_AHEAD;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  return {
    rows,
    total: all.length,
    error: data ? null : query.error,
    isPending: query.isPending,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
  };
}

export type Contacts = ReturnType<typeof useContacts>;
