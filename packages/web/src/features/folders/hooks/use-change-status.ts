import type { Folder, FolderStatus } from "@foja/core/practice/folders/folder.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { refreshFolders, showFolder } from "../api/folder-cache";
import { updateFolder } from "../api/update-folder";

/** Moves a case to another state: shown at once, taken back if refused. */
export function useChangeStatus(folder: Folder) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (status: FolderStatus) => updateFolder(folder._id, { status }),
    onMutate: async (status) => {
      await cache.cancelQueries({ queryKey: ["folders"] });
      showFolder(cache, { ...folder, status, orderStatus: status });
    },
    onSuccess: (changed) => showFolder(cache, changed),
    onError: (error) => {
      showFolder(cache, folder);
      notify.error(messageOf(error));
      void refreshFolders(cache);
    },
  });
}
