import type { EscritoTemplate } from "@foja/core/practice/escrito-templates/template.schema";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { FormDialog } from "~/components/form-dialog";
import { Unread } from "~/components/ui/empty-state";
import { useNewEscrito } from "~/lib/escritos/use-new-escrito";
import { previewOf, templateList } from "../api/escritos";
import { ContentView } from "./content-view";
import { TemplateChoice } from "./template-choice";

type NewEscritoDialogProps = { folder?: FolderChoice; onClose: () => void };

/** Begins a writ: its case, its template, and how it will read. */
export default function NewEscritoDialog({ folder: given, onClose }: NewEscritoDialogProps) {
  const [folder, setFolder] = useState<FolderChoice | null>(given ?? null);
  const [template, setTemplate] = useState<EscritoTemplate>();
  const [refusal, setRefusal] = useState<string>();
  const { busy, write } = useNewEscrito(setRefusal);
  const list = useQuery(templateList());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!folder) return setRefusal("Causa: elegí para qué causa es el escrito.");
    if (!template) return setRefusal("Modelo: elegí de cuál sale el escrito.");
    return void write({ folderId: folder._id, templateId: template._id });
  };
  return (
    <FormDialog
      title="Nuevo escrito"
      description={given?.folderName}
      size="lg"
      action="Escribir"
      busyLabel="Escribiendo…"
      busy={busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {!given && <FolderPicker label="Causa" value={folder} onChange={setFolder} />}
      {list.data ? (
        <TemplateChoice templates={list.data} value={template?._id} onChoose={setTemplate} />
      ) : (
        <Unread error={list.error} onRetry={list.refetch} rows={6} />
      )}
      {template && folder && <Preview folderId={folder._id} template={template} />}
    </FormDialog>
  );
}

type PreviewProps = { folderId: string; template: EscritoTemplate };

function Preview({ folderId, template }: PreviewProps) {
  const { data, error, refetch } = useQuery(previewOf({ folderId, templateId: template._id }));
  if (!data) return <Unread error={error} onRetry={refetch} rows={6} />;
  return (
    // A region that scrolls is reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <div tabIndex={0} className="max-h-96 overflow-auto rounded-md border bg-wash p-3">
      <ContentView
        label={`Vista previa de ${template.title}`}
        content={data}
        className="escrito-compact"
      />
    </div>
  );
}
