import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The name of the case that a settlement was opened from. */
export const folderChoice = (id: string) =>
  queryOptions({
    queryKey: ["folders", "choice", id],
    queryFn: async ({ signal }) => {
      const pending = client.api.folders[":id"].$get({ param: { id } }, { init: { signal } });
      const { folder } = await answer(pending);
      return { _id: folder._id, folderName: folder.folderName };
    },
  });
