import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { mayLeaveOut } from "~/lib/plan-room";
import { useSession } from "~/lib/session/session";

const calls = client.api.causas.followed;

/** What a plan follows of the cases linked with the courts; without a plan, the practice's own. */
export const followedCourts = (planId?: PlanId) =>
  queryOptions({
    queryKey: ["portals", "followed", planId ?? "own"],
    queryFn: async ({ signal }) =>
      (await answer(calls.$get({ query: { planId } }, { init: { signal } }))).courts,
  });

/** Chooses the cases that the plan follows before others. */
export const chooseFollowed = async (folderIds: string[]) =>
  (await answer(calls.$put({ json: { folderIds } }))).courts;

/** What the practice's plan follows, where it does not follow all of its linked cases. */
export function useFollowed() {
  const { data } = useQuery({
    ...followedCourts(),
    enabled: mayLeaveOut(useSession().subscription),
  });
  return data && data.followed < data.linked ? data : undefined;
}
