import type {
  ChangeSubscriber,
  SubscriberState,
} from "@foja/core/outreach/subscribers/subscriber.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { ImportKind } from "~/lib/import/use-import";

const { contacts } = client.api.marketing;

/** The filters of the list of marketing contacts. */
export type Asked = { search?: string; state?: SubscriberState; tag?: string };

type Cursor = { cursor?: string };
const FIRST: Cursor = {};

/** The matching contacts, the latest first. */
export const contactList = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ["marketing-contacts", "list", asked],
    queryFn: ({ pageParam, signal }) =>
      answer(
        contacts.$get({ query: { ...asked, ...pageParam, limit: "50" } }, { init: { signal } }),
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }): Cursor | undefined =>
      nextCursor ? { cursor: nextCursor } : undefined,
  });

/** How many contacts there are in each state, and the tags in use. */
export const contactTotals = () =>
  queryOptions({
    queryKey: ["marketing-contacts", "totals"],
    queryFn: ({ signal }) =>
      answer(contacts.segments.$post({ json: { segment: {} } }, { init: { signal } })),
  });

/** One contact, with the e-mails that it received. */
export const readContact = (id: string) =>
  queryOptions({
    queryKey: ["marketing-contacts", "one", id],
    queryFn: ({ signal }) => answer(contacts[":id"].$get({ param: { id } }, { init: { signal } })),
  });

export const changeContact = async (id: string, json: ChangeSubscriber) =>
  (await answer(contacts[":id"].$patch({ param: { id }, json }))).contact;

export const takeOutContact = async (id: string) =>
  (await answer(contacts[":id"].$delete({ param: { id } }))).message;

export const importContacts: ImportKind["send"] = (json, key) => {
  const headers = { "Idempotency-Key": key };
  return answer(contacts.import.$post({ json }, json.dryRun ? {} : { headers }));
};

export const refreshContacts = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["marketing-contacts"] });
