import type { FolderStatus } from "@foja/core/practice/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { FOLDER_STATUS } from "~/components/folder-status";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { foreshowStatus, refreshFolders, showFolder } from "../api/folder-cache";
import { updateFolder } from "../api/update-folder";
import type { FolderRow } from "../lib/folder-row";

type Moving = Pick<FolderRow, "_id" | "status">;

/** Moves a case on the board: shown at once, taken back if refused, undone from its notice. */
export function useMoveFolder() {
  const cache = useQueryClient();

  const set = async ({ _id, status }: Moving, to: FolderStatus, tell: boolean): Promise<void> => {
    await foreshowStatus(cache, _id, to);
    try {
      showFolder(cache, await updateFolder(_id, { status: to }));
      const run = () => void set({ _id, status: to }, status, false);
      const text = `Causa: ${FOLDER_STATUS[to].label.toLowerCase()}`;
      if (tell) notify.success(text, { label: "Deshacer", run });
    } catch (error) {
      await foreshowStatus(cache, _id, status);
      notify.error(messageOf(error));
    }
    await refreshFolders(cache);
  };

  return (row: Moving, to: FolderStatus) => void set(row, to, true);
}
