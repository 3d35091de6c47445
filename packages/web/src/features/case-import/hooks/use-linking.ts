import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { importOf } from "~/lib/case-import/import-of";
import { notify } from "~/lib/notify";
import { linkRows } from "../api/imports";

export type Linking = ReturnType<typeof useLinking>;

/** Links rows of an import with their court files: all that agree, or those of these numbers. */
export function useLinking({ _id }: CaseImport) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (which: Parameters<typeof linkRows>[1]) => linkRows(_id, which),
    onSuccess: (linking) => cache.setQueryData(importOf(_id).queryKey, linking),
    onError: (error) => notify.error(messageOf(error)),
  });
}
