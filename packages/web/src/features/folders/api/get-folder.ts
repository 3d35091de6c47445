import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** One case, whole. */
export const getFolder = (id: string) =>
  queryOptions({
    queryKey: ["folders", "one", id],
    queryFn: async ({ signal }) => {
      const { folder } = await answer(
        client.api.folders[":id"].$get({ param: { id } }, { init: { signal } }),
      );
      return folder;
    },
  });
