import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { useSession } from "~/lib/session/session";
import type { SessionState } from "~/lib/session/store";

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

/** Whether a plan may leave out some case: only then it is asked which. */
function mayLeaveOut({ subscription }: Pick<SessionState, "subscription">): boolean {
  if (!subscription) return false;
  const { features, usage, limits } = subscription;
  return !features.includes("courtLinks") || (usage.folders ?? 0) > (limits.folders ?? 0);
}

/** What the practice's plan follows, where it does not follow all of its linked cases. */
export function useFollowed() {
  const { data } = useQuery({ ...followedCourts(), enabled: mayLeaveOut(useSession()) });
  return data && data.followed < data.linked ? data : undefined;
}
