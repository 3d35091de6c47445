import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const FIELDS = "folderName,status,customerName,folderFuero,updatedAt";

/** The five newest cases of the practice, with only the fields of the list. */
export const latestFolders = (userId: string) =>
  queryOptions({
    queryKey: ["folders", "latest", userId],
    queryFn: async ({ signal }) => {
      const request = { param: { userId }, query: { limit: "5", fields: FIELDS } };
      const { folders } = await answer(
        client.api.folders.user[":userId"].$get(request, { init: { signal } }),
      );
      return folders;
    },
  });
