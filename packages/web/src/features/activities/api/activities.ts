import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { EntryKind } from "@foja/core/practice/kinds/kinds.rules";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { AGENDA } from "~/lib/agenda";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The filters and the order of a timeline. */
export type ActivityView = {
  types: EntryKind[];
  search: string;
  /** Days, `YYYY-MM-DD`; both or none. */
  from: string;
  to: string;
  onlyDue: boolean;
  onlyLinks: boolean;
  oldestFirst: boolean;
};

const PAGE = 30;
const ofCase = (folderId: string) => ["activities", folderId] as const;

/** The timeline of a case under a view, page by page. */
export const activityPages = (folderId: string, view: ActivityView) =>
  infiniteQueryOptions({
    queryKey: [...ofCase(folderId), "pages", view],
    queryFn: ({ pageParam, signal }) => readPage(folderId, view, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
  });

function readPage(folderId: string, view: ActivityView, page: number, signal: AbortSignal) {
  const query = {
    page: String(page),
    limit: String(PAGE),
    sort: view.oldestFirst ? ("date" as const) : ("-date" as const),
    ...(view.types.length > 0 && { types: view.types.join(",") }),
    ...(view.search && { search: view.search }),
    ...(view.from && view.to && { dateRange: `${view.from}..${view.to}` }),
    ...(view.onlyDue && { hasExpiration: "true" as const }),
    ...(view.onlyLinks && { hasLink: "true" as const }),
  };
  const request = { param: { id: folderId }, query };
  return answer(client.api.folders[":id"].activities.combined.$get(request, { init: { signal } }));
}

/** The next and the latest entry of a case, and how many it has. */
export const activityOverview = (folderId: string) =>
  queryOptions({
    queryKey: [...ofCase(folderId), "overview"],
    queryFn: async ({ signal }) => {
      const request = { param: { id: folderId } };
      const pending = client.api.folders[":id"].overview.$get(request, { init: { signal } });
      return (await answer(pending)).overview;
    },
  });

/** Reads again, in the background, a case's timeline, its head, and the agenda. */
export const refreshActivities = (cache: QueryClient, folderId: string) =>
  Promise.all([ofCase(folderId), AGENDA].map((queryKey) => cache.invalidateQueries({ queryKey })));

export type { Activity };
