import type { PlanUpdate, SavePlan } from "@foja/core/billing/plan-configs/plan-config.schema";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const calls = client.api["plan-configs"];

/** How often the progress of a running update is read again. */
const LOOK_AGAIN_MS = 1500;

const isUnderWay = (updates: PlanUpdate[] | undefined) =>
  updates?.some(({ finishedAt }) => finishedAt === null) ?? false;

/** The configurations of all plans, and the progress of updates of their terms. */
export const readConfigs = () =>
  queryOptions({
    queryKey: ["plans", "admin"],
    queryFn: async ({ signal }) => answer(calls.$get({}, { init: { signal } })),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.updates) ? LOOK_AGAIN_MS : false),
  });

/** Creates a plan, or changes one that still has the version that was read. */
export const savePlan = (json: SavePlan, version: number, updateSubscriptions: boolean) =>
  answer(
    calls.$post(
      { query: { updateSubscriptions: updateSubscriptions ? "true" : "false" }, json },
      { headers: { "If-Match": `"${version}"` } },
    ),
  );

export const removePlan = (id: string, version: number) =>
  answer(calls[":id"].$delete({ param: { id } }, { headers: { "If-Match": `"${version}"` } }));

/** Changes what differs at Stripe; with `dryRun` only returns the differences. */
export const syncPlans = async (dryRun: boolean) =>
  (await answer(calls["sync-with-stripe"].$post({ json: { dryRun } }))).data;

/** Reads again every query that shows plans. */
export const refreshPlans = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["plans"] });
