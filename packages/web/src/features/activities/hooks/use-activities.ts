import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAddress } from "~/lib/use-address";
import { type ActivityView, activityPages } from "../api/activities";
import { isNarrowed, readActivityView, writeActivityView } from "../lib/activity-view";

/** The view of the timeline, which is in the address. */
export function useActivityView() {
  const { params, rewrite } = useAddress();
  const view = useMemo(() => readActivityView(params), [params]);
  const change = (changed: Partial<ActivityView>) =>
    rewrite((now) => writeActivityView(now, changed));
  return { view, narrowed: isNarrowed(view), change };
}

/** The entries of a case under a view. */
export function useActivities(folderId: string, view: ActivityView) {
  const query = useInfiniteQuery(activityPages(folderId, view));
  const { data } = query;
  const total = data?.pages[0]?.pagination.total ?? 0;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.activities) ?? [], [data]);
  return { ...query, total, entries };
}
