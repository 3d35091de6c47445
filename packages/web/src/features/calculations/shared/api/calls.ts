import type {
  Calculator,
  CalculatorType,
  ComputeCalculator,
  CreateCalculator,
  UpdateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { everyPage } from "~/lib/lists/pages";

const one = client.api.calculators[":id"];

/** Every query of calculations begins with this word. */
export const CALCULATORS = ["calculators"] as const;

/** Reads again what shows calculations. */
export const refreshCalculators = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: CALCULATORS });

/** Computes and saves. Sent again under the same key it is the same calculation. */
export async function createCalculator(json: CreateCalculator, key: string): Promise<Calculator> {
  const headers = { "Idempotency-Key": key };
  return (await answer(client.api.calculators.$post({ json }, { headers }))).calculator;
}

/** Changes the fields it carries; with `version`, only over what was read. */
export async function updateCalculator(
  id: string,
  json: UpdateCalculator,
  version?: number,
): Promise<Calculator> {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  return (await answer(one.$put({ param: { id }, json }, { headers }))).calculator;
}

/** What the server makes of the same variables, with the code that paper carries. */
export const computeOnServer = (json: ComputeCalculator) =>
  answer(client.api.calculators.compute.$post({ json }));

/** Computes a saved one with today's rules and series; dry, it only shows what would change. */
export const recomputeCalculator = (id: string, json: { hasta?: string; dryRun?: boolean }) =>
  answer(one.recompute.$post({ param: { id }, json }));

/** Hides a calculation everywhere; it can come back for thirty days. */
export const deleteCalculator = (id: string) => answer(one.$delete({ param: { id } }));

/** Brings a deleted calculation back, if the plan has room. */
export const restoreCalculator = (id: string) => answer(one.restore.$post({ param: { id } }));

/** One calculation, with the figures it was saved with. */
export const getCalculator = (id: string) =>
  queryOptions({
    queryKey: [...CALCULATORS, "one", id],
    queryFn: async ({ signal }) =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).calculator,
  });

/** The calculations of a type that are scenarios of one comparison. */
export const getGroup = (groupId: string, type: CalculatorType) =>
  queryOptions({
    queryKey: [...CALCULATORS, "group", groupId, type],
    queryFn: async ({ signal }) => {
      const query = { groupId, type, fields: "description,date,variables" };
      return everyPage(async (cursor) => {
        const asked = { query: { ...query, ...(cursor && { cursor }) } };
        const page = await answer(client.api.calculators.filter.$get(asked, { init: { signal } }));
        return { rows: page.calculators, nextCursor: page.nextCursor };
      });
    },
  });

/** The figures a calculation had before, latest first. */
export const versionList = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...CALCULATORS, "versions", id],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const asked = { param: { id }, query: { ...(cursor && { cursor }) } };
      return await answer(one.versions.$get(asked, { init: { signal } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
