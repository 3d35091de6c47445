import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const links = client.api["client-links"];

/** The links of a client's page. */
export const linksOf = (contactId: string) =>
  queryOptions({
    queryKey: ["client-links", contactId],
    queryFn: async ({ signal }) =>
      (await answer(links.$get({ query: { contactId } }, { init: { signal } }))).links,
  });

export const makeLink = (contactId: string) => answer(links.$post({ json: { contactId } }));
export const revokeLink = (id: string) => answer(links[":id"].$delete({ param: { id } }));
