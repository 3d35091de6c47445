import type { Bundle, CreateBundle } from "@foja/core/practice/bundles/bundle.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const api = client.api.documents.bundles;

/** Asks for one paginated file of documents of a case; sent again with its key, it is one. */
export const createBundle = async (json: CreateBundle, key: string): Promise<Bundle> =>
  (await answer(api.$post({ json }, { headers: { "Idempotency-Key": key } }))).bundle;

/** How often one looks how far a bundle is: it takes seconds. */
const LOOK_MS = 1000;

/** A bundle, read again until it is ready or failed. */
export const getBundle = (id: string) =>
  queryOptions({
    queryKey: ["documents", "bundle", id],
    queryFn: async ({ signal }): Promise<Bundle> =>
      (await answer(api[":id"].$get({ param: { id } }, { init: { signal } }))).bundle,
    refetchInterval: ({ state }) => (state.data?.status === "building" ? LOOK_MS : false),
  });
