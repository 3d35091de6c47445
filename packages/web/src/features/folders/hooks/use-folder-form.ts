import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { type RecordForm, useRecordForm } from "~/lib/forms/use-record-form";
import { getFolder } from "../api/folder-records";
import { saveFolder } from "../api/save-folder";
import { EMPTY_VALUES, type FolderValues, valuesOf } from "../lib/folder-form";

const FORM: RecordForm<FolderValues, Folder> = {
  kind: "folder",
  schema: () => import("../lib/folder-form-schema").then((module) => module.folderForm),
  empty: EMPTY_VALUES,
  valuesOf,
  save: saveFolder,
  read: getFolder,
  reused:
    "Ya habíamos recibido esta causa con otros datos. Fijate si está en la lista antes de guardarla otra vez.",
};

type FolderFormOptions = {
  /** Called with a saved case before its form closes. */
  finish?: (saved: Folder, values: FolderValues) => Promise<Folder>;
  /** The case being edited; null creates one. */
  folder: Folder | null;
  onSaved: (folder: Folder) => void;
  onClose: () => void;
};

/** The form of a case, its draft, and the handling of the server's refusals. */
export const useFolderForm = ({ folder, finish, ...rest }: FolderFormOptions) =>
  useRecordForm(finish ? finishing(finish) : FORM, { record: folder, ...rest });

const finishing = (finish: NonNullable<FolderFormOptions["finish"]>): typeof FORM => ({
  ...FORM,
  save: async (record, values, draft) => finish(await saveFolder(record, values, draft), values),
});
