import type { CalculatorType } from "@foja/core/law/calculation/kinds.rules";
import type {
  Calculator,
  ComputeCalculator,
  CreateCalculator,
  UpdateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { everyPage } from "~/lib/records/pages";

const one = client.api.calculators[":id"];

/** The first element of every key of calculations. */
export const CALCULATORS = ["calculators"] as const;

/** Reads again the queries that show calculations. */
export const refreshCalculators = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: CALCULATORS });

/** Computes and saves. Sent again with the same key, it is the same calculation. */
export async function createCalculator(json: CreateCalculator, key: string): Promise<Calculator> {
  const headers = { "Idempotency-Key": key };
  return (await answer(client.api.calculators.$post({ json }, { headers }))).calculator;
}

/** Changes the given fields; with `version`, only if that is still the current one. */
export async function updateCalculator(
  id: string,
  json: UpdateCalculator,
  version?: number,
): Promise<Calculator> {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  return (await answer(one.$put({ param: { id }, json }, { headers }))).calculator;
}

/** The server's result for the same variables, with the verification code for paper. */
export const computeOnServer = (json: ComputeCalculator) =>
  answer(client.api.calculators.compute.$post({ json }));

/**
 * Recomputes a saved calculation with today's rules and series; `dryRun` only shows the changes.
 */
export const recomputeCalculator = (id: string, json: { hasta?: string; dryRun?: boolean }) =>
  answer(one.recompute.$post({ param: { id }, json }));

/** One calculation, with the figures it was saved with. */
export const getCalculator = (id: string) =>
  queryOptions({
    queryKey: [...CALCULATORS, "one", id],
    queryFn: async ({ signal }) =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).calculator,
  });

/** A case to choose, by its name. */
export const folderChoice = (id: string) =>
  queryOptions({
    queryKey: ["folders", "choice", id],
    queryFn: async ({ signal }) => {
      const pending = client.api.folders[":id"].$get({ param: { id } }, { init: { signal } });
      const { folder } = await answer(pending);
      return { _id: folder._id, folderName: folder.folderName };
    },
  });

/** The calculations of a type that are scenarios of one comparison. */
export const getGroup = (groupId: string, type: CalculatorType) =>
  queryOptions({
    queryKey: [...CALCULATORS, "group", groupId, type],
    queryFn: async ({ signal }) => {
      const query = { groupId, type, fields: "description,date,variables" };
      const group = await everyPage(async (cursor) => {
        const asked = { query: { ...query, ...(cursor && { cursor }) } };
        const page = await answer(client.api.calculators.filter.$get(asked, { init: { signal } }));
        return { rows: page.calculators, nextCursor: page.nextCursor };
      });
      // A list leaves out the rows of large ones.
      const whole = async (found: (typeof group)[number]) =>
        found.variables
          ? found
          : (await answer(one.$get({ param: { id: found._id } }, { init: { signal } }))).calculator;
      return Promise.all(group.map(whole));
    },
  });

/** The earlier figures of a calculation, latest first. */
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
