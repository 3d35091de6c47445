import { useQueryClient } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { ImportKind } from "~/lib/import/use-import";
import { refreshSession } from "~/lib/session/session";
import { deleteFolder } from "../api/delete-folder";
import { refreshFolders } from "../api/folder-cache";
import { IMPORT_FIELDS } from "../lib/folder-import";
import { CASES } from "../lib/words";

/** How cases come in from a file. */
export function useFoldersImport(): ImportKind {
  const cache = useQueryClient();
  return {
    kind: CASES,
    fields: IMPORT_FIELDS,
    send: (json, key) => {
      const headers = { "Idempotency-Key": key };
      return answer(client.api.folders.import.$post({ json }, json.dryRun ? {} : { headers }));
    },
    remove: deleteFolder,
    refresh: () => Promise.all([refreshFolders(cache), refreshSession()]),
  };
}
