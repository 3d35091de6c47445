import type {
  Campaign,
  ChangeCampaign,
  NewCampaign,
} from "@foja/core/outreach/campaigns/campaign.schema";
import type { Segment } from "@foja/core/outreach/subscribers/segment.schema";
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { campaigns, contacts, templates } = client.api.marketing;

type Cursor = { cursor?: string };
const FIRST: Cursor = {};

/** How often other administrators' screens are refreshed while something is being sent. */
const LOOK_MS = 5000;

/** The campaigns with their counts, the latest first. */
export const campaignList = () =>
  infiniteQueryOptions({
    queryKey: ["campaigns", "list"],
    queryFn: ({ pageParam, signal }) =>
      answer(campaigns.$get({ query: { ...pageParam, limit: "30" } }, { init: { signal } })),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }): Cursor | undefined =>
      nextCursor ? { cursor: nextCursor } : undefined,
    refetchInterval: ({ state }) => {
      const all = state.data?.pages.flatMap((page) => page.campaigns) ?? [];
      return all.some(({ status }) => status === "sending") ? LOOK_MS : false;
    },
  });

/** One campaign with its counts. */
export const readCampaign = (id: string) =>
  queryOptions({
    queryKey: ["campaigns", "one", id],
    queryFn: async ({ signal }) =>
      (await answer(campaigns[":id"].$get({ param: { id } }, { init: { signal } }))).campaign,
    refetchInterval: ({ state }) => (state.data?.status === "sending" ? LOOK_MS : false),
  });

/** The templates to choose from. */
export const templateChoices = () =>
  queryOptions({
    queryKey: ["templates", "choices"],
    queryFn: async ({ signal }) =>
      (await answer(templates.$get({ query: { limit: "200" } }, { init: { signal } }))).templates,
  });

/** How many contacts a segment has now; the last number is shown until the new one is read. */
export const segmentCount = (segment: Segment) =>
  queryOptions({
    queryKey: ["campaigns", "segment", segment],
    queryFn: ({ signal }) =>
      answer(contacts.segments.$post({ json: { segment } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });

export const createCampaign = async (json: NewCampaign) =>
  (await answer(campaigns.$post({ json }))).campaign;

export const changeCampaign = async ({ _id: id, version }: Campaign, json: ChangeCampaign) =>
  (
    await answer(
      campaigns[":id"].$patch({ param: { id }, json }, { headers: { "If-Match": `"${version}"` } }),
    )
  ).campaign;

export const discardCampaign = async (id: string) =>
  (await answer(campaigns[":id"].$delete({ param: { id } }))).message;

export const testCampaign = async (id: string) =>
  (await answer(campaigns[":id"].test.$post({ param: { id } }))).message;

export const scheduleCampaign = async (id: string, at: string) =>
  (await answer(campaigns[":id"].schedule.$post({ param: { id }, json: { at } }))).campaign;

/** A step of a campaign that needs no data. */
export type Step = "send" | "pause" | "resume" | "cancel";

export const stepCampaign = async (id: string, step: Step) =>
  (await answer(campaigns[":id"][step].$post({ param: { id } }))).campaign;

export const refreshCampaigns = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["campaigns"] });
