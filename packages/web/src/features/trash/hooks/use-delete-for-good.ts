import type { Trashed } from "@foja/core/operations/trash/trash.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { deleteForGood, TRASH } from "../api/trash";

/** Deletes a deleted record for good, once confirmed. */
export function useDeleteForGood() {
  const cache = useQueryClient();
  return async (one: Trashed): Promise<void> => {
    try {
      await deleteForGood(one);
      notify.success("Se eliminó para siempre");
    } catch (error) {
      notify.error(messageOf(error));
    }
    await cache.invalidateQueries({ queryKey: TRASH });
  };
}
