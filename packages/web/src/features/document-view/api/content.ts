import type { Document } from "@foja/core/practice/documents/document.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const one = client.api.documents[":id"];

/** The bytes of a document's current version, kept while they are shown. */
export const getContent = ({ _id: id, file }: Pick<Document, "_id" | "file">) =>
  queryOptions({
    queryKey: ["documents", "bytes", file._id],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ArrayBuffer> => {
      const { url } = await answer(
        one.content.$get({ param: { id }, query: {} }, { init: { signal } }),
      );
      const found = await fetch(url, { signal });
      if (!found.ok) throw new TypeError(`The bytes of ${id} are not there`);
      return found.arrayBuffer();
    },
  });

/** The text of a page as it was read and, of a scanned one, where each word stands. */
export const readPage = async (id: string, page: number) =>
  answer(one.text.$get({ param: { id }, query: { page: String(page) } }));
