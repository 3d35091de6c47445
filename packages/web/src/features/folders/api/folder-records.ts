import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { alongSentence } from "~/lib/going-along";
import { ofKind } from "~/lib/kinds/api";
import { recordsOf } from "~/lib/records/records";
import { type FolderRow, toRow } from "../lib/folder-row";
import { lateList } from "../lib/late-list";
import { ROW_FIELDS } from "../lib/row-fields";

const one = client.api.folders[":id"];

/** One case, whole. */
export const getFolder = (id: string) =>
  queryOptions({
    queryKey: ["folders", "one", id],
    queryFn: async ({ signal }) =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).folder,
  });

/** The practice's cases, with their queries and cache. */
export const folders = recordsOf<FolderRow, Folder>({
  name: "folders",
  ...ofKind("folder"),
  shelves: "folders",
  carries: true,
  along: {
    one: async (id) => {
      const { overview } = await answer(one.overview.$get({ param: { id } }));
      return alongSentence(overview.counts);
    },
    all: "Cada una se va con sus tareas, eventos, cálculos y movimientos; si la restaurás, vuelve con lo mismo.",
  },
  fields: ROW_FIELDS,
  toRow,
  readPage: async ({ userId, query }, init) => {
    const pending = client.api.folders.user[":userId"].$get({ param: { userId }, query }, init);
    const page = await answer(pending).catch((error: unknown) => Promise.reject(lateList(error)));
    return { rows: page.folders.map(toRow), nextCursor: page.nextCursor };
  },
  one: getFolder,
});
