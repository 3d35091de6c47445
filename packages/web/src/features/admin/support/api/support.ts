import type { ChangeConsultation } from "@foja/core/outreach/support/consultation.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const support = client.api["support-contacts"];
const one = support[":id"];

type Cursor = { cursor?: string };
const FIRST: Cursor = {};

/** The consultations of support, open or closed, the newest first. */
export const consultationList = (status: "open" | "closed") =>
  infiniteQueryOptions({
    queryKey: ["support", "list", status],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...pageParam, status, limit: "50" };
      return answer(support.$get({ query: query as never }, { init: { signal } }));
    },
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }): Cursor | undefined =>
      nextCursor ? { cursor: nextCursor } : undefined,
  });

export const readConsultation = (id: string) =>
  queryOptions({
    queryKey: ["support", "one", id],
    queryFn: async ({ signal }) =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).supportContact,
  });

/** Assigns, answers, closes or reopens a consultation that still has the version that was read. */
export const changeConsultation = async (
  { _id, version }: { _id: string; version: number },
  json: Partial<ChangeConsultation>,
) =>
  (
    await answer(
      one.$patch({ param: { id: _id }, json }, { headers: { "If-Match": `"${version}"` } }),
    )
  ).supportContact;

/** The URL of its screenshot, valid for five minutes. */
export const screenshotAddress = async (id: string) =>
  (await answer(one.screenshot.$get({ param: { id } }))).url;

/** The administrators, to whom a consultation can be assigned. */
export const administrators = () =>
  queryOptions({
    queryKey: ["support", "administrators"],
    queryFn: async ({ signal }) => {
      const query = { role: "ADMIN_ROLE", limit: "100" };
      const { users } = await answer(
        client.api.users.$get({ query: query as never }, { init: { signal } }),
      );
      return users.map(({ _id, name, email }) => ({ value: _id, label: name || email }));
    },
  });

export const refreshSupport = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["support"] });
