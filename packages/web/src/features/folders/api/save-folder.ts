import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { changesOf } from "~/lib/forms/differences";
import type { Draft } from "~/lib/forms/draft";
import type { FolderValues } from "../lib/folder-form";
import { createFolder } from "./create-folder";
import { updateFolder } from "./update-folder";

/** Saves a form: opens a case under the draft's key, or changes of a case only what differs. */
export async function saveFolder(
  folder: Folder | null,
  values: FolderValues,
  { base, key, version }: Draft<FolderValues>,
): Promise<Folder> {
  if (!folder)
    return createFolder({ ...changesOf({}, values), folderName: values.folderName }, key);
  const changes = changesOf(base, values);
  return Object.keys(changes).length === 0 ? folder : updateFolder(folder._id, changes, version);
}
