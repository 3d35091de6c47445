import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

type Page = { activities: Activity[] };

/** Shows the new state of an entry in every view of its case that was read. */
export function showEntry(cache: QueryClient, folderId: string, entry: Activity): void {
  const queryKey = ["activities", folderId, "pages"];
  cache.setQueriesData<InfiniteData<Page>>({ queryKey }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => withEntry(page, entry)) } : data,
  );
}

const withEntry = <P extends Page>(page: P, entry: Activity): P => ({
  ...page,
  activities: page.activities.map((one) => (one._id === entry._id ? entry : one)),
});
