import type { Folder } from "@foja/core/practice/folders/folder.schema";
import type { Party } from "@foja/core/practice/folders/party.rules";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { ConflictsNote } from "~/components/conflicts-note";
import { FOLDER_STATUS } from "~/components/folder-status";
import { ReadingDialog, RecordDialog } from "~/components/record-dialog";
import { formatDate } from "~/lib/format";
import { getFolder } from "../api/folder-records";
import { useCourtFirst } from "../hooks/use-court-first";
import { useFolderForm } from "../hooks/use-folder-form";
import { FORM_FIELDS, type FolderField, PARTY_NAMES } from "../lib/folder-form";
import { CourtFirstFields } from "./court-first-fields";
import { FolderFormFields } from "./folder-form-fields";

type DialogProps = { onSaved: (folder: Folder) => void; onClose: () => void };

/** Opens a case, by its number at the court where it has one: the court then fills in the rest. */
export function NewFolderDialog({ onSaved, onClose }: DialogProps) {
  const court = useCourtFirst();
  const state = useFolderForm({ folder: null, finish: court.link, onSaved, onClose });
  const { form } = state;
  const submit = (event: FormEvent) =>
    court.check() ? state.submit(event) : event.preventDefault();
  return (
    <RecordDialog
      title="Nueva causa"
      action={court.willLink ? "Crear y vincular" : "Crear causa"}
      size="lg"
      state={{ ...state, submit }}
      {...{ labelOf, write, onClose }}
    >
      <CourtFirstFields court={court} form={form} />
      <FolderFormFields form={form} />
      <ConflictsNote name={form.watch("customerName")} />
    </RecordDialog>
  );
}

/** Edits a case, as it is now on the server and not as a list remembers it. */
export function EditFolderDialog({ id, ...props }: DialogProps & { id: string }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getFolder(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <EditDialog {...props} folder={data} />;
  return <ReadingDialog title="Editar causa" size="lg" error={error} onClose={props.onClose} />;
}

function EditDialog({ folder, onSaved, onClose }: DialogProps & { folder: Folder }) {
  const state = useFolderForm({ folder, onSaved, onClose });
  return (
    <RecordDialog
      title="Editar causa"
      action="Guardar cambios"
      size="lg"
      {...{ state, labelOf, write, onClose }}
    >
      <FolderFormFields form={state.form} focused />
      <ConflictsNote name={state.form.watch("customerName")} except={folder._id} />
    </RecordDialog>
  );
}

const isField = (name: string): name is FolderField => name in FORM_FIELDS;
const labelOf = (name: string) => (isField(name) ? FORM_FIELDS[name] : name);

const isParty = (text: string): text is Party => text in PARTY_NAMES;

function write(name: string, value: unknown): string {
  const text = String(value);
  if (name === "status") {
    return Object.entries(FOLDER_STATUS).find(([status]) => status === text)?.[1].label ?? text;
  }
  if (isParty(text)) return PARTY_NAMES[text];
  return name.endsWith("DateFolder") ? formatDate(text) : text;
}
