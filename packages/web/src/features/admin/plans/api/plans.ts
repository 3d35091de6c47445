import type { PlanUpdate, SavePlan } from "@foja/core/billing/plan-configs/plan-config.schema";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const calls = client.api["plan-configs"];

/** How often the progress of an update is read anew while one is under way. */
const LOOK_AGAIN_MS = 1500;

const isUnderWay = (updates: PlanUpdate[] | undefined) =>
  updates?.some(({ finishedAt }) => finishedAt === null) ?? false;

/** The configurations of all plans, and how far the updates of their terms are. */
export const readConfigs = () =>
  queryOptions({
    queryKey: ["plans", "admin"],
    queryFn: async ({ signal }) => answer(calls.$get({}, { init: { signal } })),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.updates) ? LOOK_AGAIN_MS : false),
  });

/** Creates or changes a plan, over the version that was read. */
export const savePlan = (json: SavePlan, version: number, updateSubscriptions: boolean) =>
  answer(
    calls.$post(
      { query: { updateSubscriptions: updateSubscriptions ? "true" : "false" }, json },
      { headers: { "If-Match": `"${version}"` } },
    ),
  );

export const removePlan = (id: string, version: number) =>
  answer(calls[":id"].$delete({ param: { id } }, { headers: { "If-Match": `"${version}"` } }));

/** Changes at Stripe what differs there; with `dryRun` it only answers what that is. */
export const syncPlans = async (dryRun: boolean) =>
  (await answer(calls["sync-with-stripe"].$post({ json: { dryRun } }))).data;

/** Reads again all that shows plans. */
export const refreshPlans = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["plans"] });
