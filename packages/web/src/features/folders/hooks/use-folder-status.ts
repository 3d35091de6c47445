import type { Folder, FolderStatus } from "@foja/core/practice/folders/folder.schema";
import { FOLDER_STATUS } from "~/components/folder-status";
import { useStatusMove } from "~/lib/records/use-status-move";
import { folders } from "../api/folder-records";
import { updateFolder } from "../api/update-folder";
import type { FolderRow } from "../lib/folder-row";

/** Moves a case to another state. */
export const useFolderStatus = () =>
  useStatusMove<FolderRow, Folder, FolderStatus>({
    records: folders,
    save: (id, _, status) => updateFolder(id, { status }),
    sentence: (to) => `Causa: ${FOLDER_STATUS[to].label.toLowerCase()}`,
  });
