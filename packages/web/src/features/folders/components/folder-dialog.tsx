import type { Folder } from "@foja/core/folders/folder.schema";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ConflictsNote } from "~/components/conflicts-note";
import { FOLDER_STATUS } from "~/components/folder-status";
import { RestoredDraft } from "~/components/restored-draft";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { messageOf } from "~/lib/api/messages";
import { formatDate } from "~/lib/format";
import { getFolder } from "../api/get-folder";
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
  return (
    <Dialog open onOpenChange={props.onClose} title="Editar causa" size="lg">
      {error ? <EmptyState>{messageOf(error)}</EmptyState> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}

function FormDialog({ folder, onSaved, onClose }: DialogProps & { folder: Folder | null }) {
  const formId = useId();
  const state = useFolderForm({ folder, onSaved, onClose });
  const { form, stale } = state;
  const choosing = stale.length > 0;
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} busyLabel="Guardando…">
        {folder ? "Guardar cambios" : "Crear causa"}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={folder ? "Editar causa" : "Nueva causa"}
      size="lg"
      footer={choosing ? undefined : footer}
    >
      {choosing ? (
        <VersionChoice
          differences={stale}
          labelOf={labelOf}
          write={write}
          busy={form.busy}
          onPick={state.pick}
          onSave={() => void state.saveChosen()}
        />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void state.submit(event)}
          className="space-y-5"
        >
          <FormErrorSummary
            message={state.refusal}
            fields={form.faults.length > 1 ? form.faults : []}
          />
          {state.restored && <RestoredDraft onDiscard={state.discard} />}
          <FolderFormFields form={form} />
          <ConflictsNote name={form.watch("customerName")} except={folder?._id} />
        </form>
      )}
    </Dialog>
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
