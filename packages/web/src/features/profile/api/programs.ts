import type { CreateKey } from "@foja/core/accounts/keys/key.schema";
import type { EventName } from "@foja/core/programs/webhooks/event.rules";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { keys, proposals } = client.api;
const endpoints = client.api["webhook-endpoints"];

/** The keys of the person's programs. */
export const keyList = () =>
  queryOptions({
    queryKey: ["keys"],
    queryFn: async ({ signal }) => (await answer(keys.$get({}, { init: { signal } }))).keys,
  });

export const createKey = (json: CreateKey) => answer(keys.$post({ json }));
export const revokeKey = (id: string) => answer(keys[":id"].$delete({ param: { id } }));

/** The addresses that are told of events. */
export const endpointList = () =>
  queryOptions({
    queryKey: ["webhook-endpoints"],
    queryFn: async ({ signal }) =>
      (await answer(endpoints.$get({}, { init: { signal } }))).endpoints,
  });

/** What was sent to an address, the newest first. */
export const deliveryList = (id: string) =>
  queryOptions({
    queryKey: ["webhook-endpoints", id, "deliveries"],
    queryFn: async ({ signal }) => {
      const asked = { param: { id }, query: { limit: "20" } };
      const got = await answer(endpoints[":id"].deliveries.$get(asked, { init: { signal } }));
      return got.deliveries;
    },
  });

export const createEndpoint = (json: { url: string; events: EventName[] }) =>
  answer(endpoints.$post({ json }));
export const changeEndpoint = (
  id: string,
  json: { active?: boolean; rotateSecret?: boolean; events?: EventName[] },
) => answer(endpoints[":id"].$patch({ param: { id }, json }));
export const removeEndpoint = (id: string) => answer(endpoints[":id"].$delete({ param: { id } }));
export const sendAgain = (id: string, json: { from?: string; to?: string; deliveryId?: string }) =>
  answer(endpoints[":id"].replay.$post({ param: { id }, json }));

/** What programs propose and nobody has decided on. */
export const proposalList = () =>
  queryOptions({
    queryKey: ["proposals"],
    queryFn: async ({ signal }) =>
      (await answer(proposals.$get({ query: {} }, { init: { signal } }))).proposals,
  });

export const approveProposal = (id: string) =>
  answer(proposals[":id"].approve.$post({ param: { id } }));
export const dismissProposal = (id: string) =>
  answer(proposals[":id"].dismiss.$post({ param: { id } }));
