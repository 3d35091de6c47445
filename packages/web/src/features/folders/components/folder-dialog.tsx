import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQuery } from "@tanstack/react-query";
import { ConflictsNote } from "~/components/conflicts-note";
import { FOLDER_STATUS } from "~/components/folder-status";
import { ReadingDialog, RecordDialog } from "~/components/record-dialog";
import { formatDate } from "~/lib/format";
import { getFolder } from "../api/folder-records";
import { useFolderForm } from "../hooks/use-folder-form";
import { FORM_FIELDS, type FolderField } from "../lib/folder-form";
import { FolderFormFields } from "./folder-form-fields";

type DialogProps = { onSaved: (folder: Folder) => void; onClose: () => void };

/** Opens a case. */
export const NewFolderDialog = (props: DialogProps) => <FormDialog {...props} folder={null} />;

/** Edits a case, as it is now on the server and not as a list remembers it. */
export function EditFolderDialog({ id, ...props }: DialogProps & { id: string }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getFolder(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} folder={data} />;
  return <ReadingDialog title="Editar causa" size="lg" error={error} onClose={props.onClose} />;
}

function FormDialog({ folder, onSaved, onClose }: DialogProps & { folder: Folder | null }) {
  const state = useFolderForm({ folder, onSaved, onClose });
  return (
    <RecordDialog
      title={folder ? "Editar causa" : "Nueva causa"}
      action={folder ? "Guardar cambios" : "Crear causa"}
      size="lg"
      {...{ state, labelOf, write, onClose }}
    >
      <FolderFormFields form={state.form} />
      <ConflictsNote name={state.form.watch("customerName")} except={folder?._id} />
    </RecordDialog>
  );
}

const isField = (name: string): name is FolderField => name in FORM_FIELDS;
const labelOf = (name: string) => (isField(name) ? FORM_FIELDS[name] : name);

function write(name: string, value: unknown): string {
  const text = String(value);
  if (name === "status") {
    return Object.entries(FOLDER_STATUS).find(([status]) => status === text)?.[1].label ?? text;
  }
  return name.endsWith("DateFolder") ? formatDate(text) : text;
}
