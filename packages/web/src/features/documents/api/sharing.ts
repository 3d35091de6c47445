import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const one = client.api["client-documents"][":id"];

/** Whether a document is shared, and with which clients of its case. */
export const getSharing = (id: string) =>
  queryOptions({
    queryKey: ["client-documents", id],
    queryFn: async ({ signal }) => {
      const { shared, clients } = await answer(one.$get({ param: { id } }, { init: { signal } }));
      return { shared, clients };
    },
  });

export const shareDocument = (id: string, shared: boolean) =>
  answer(one.$put({ param: { id }, json: { shared } }));
