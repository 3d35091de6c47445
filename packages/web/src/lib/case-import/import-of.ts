import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer";
import { client } from "../api/client";

/** How often an import under way is read again, in ms. */
const EVERY_MS = 2000;

/** Whether an import still changes by itself. */
export const isUnderWay = ({ status, links }: CaseImport): boolean =>
  ["saving", "looking", "undoing"].includes(status) || links.done < links.wanted;

/** An import, read again while it is under way. */
export const importOf = (id: string) =>
  queryOptions({
    queryKey: ["case-imports", "one", id],
    queryFn: async ({ signal }) => {
      const one = client.api.folders.imports[":id"];
      return (await answer(one.$get({ param: { id } }, { init: { signal } }))).import;
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? EVERY_MS : false),
  });
