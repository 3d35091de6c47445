import type { Document } from "@foja/core/practice/documents/document.schema";
import { useQuery } from "@tanstack/react-query";
import { FolderPicker } from "~/components/folder-picker";
import { ReadingDialog, RecordDialog } from "~/components/record-dialog";
import { TagsField } from "~/components/tags-field";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { formatDate } from "~/lib/format";
import type { Schema } from "~/lib/forms/check";
import { changesOf } from "~/lib/forms/differences";
import type { Draft } from "~/lib/forms/draft";
import { useRecordForm } from "~/lib/forms/use-record-form";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { getDocument, updateDocument } from "../api/documents";
import {
  type DocumentValues,
  EMPTY_VALUES,
  FORM_FIELDS,
  toSend,
  valuesOf,
} from "../lib/document-form";
import { KIND_OPTIONS } from "../lib/words";

type DialogProps = { id: string; onSaved: (document: Document) => void; onClose: () => void };

/** Edits a document, with its values on the server instead of a list's cached ones. */
export function EditDocumentDialog({ id, ...props }: DialogProps) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getDocument(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} document={data} />;
  return <ReadingDialog title="Editar documento" error={error} onClose={props.onClose} />;
}

const schema = () =>
  import("../lib/document-form-schema").then(
    ({ documentForm }) => documentForm as Schema<DocumentValues>,
  );

async function save(
  document: Document | null,
  values: DocumentValues,
  draft: Draft<DocumentValues>,
): Promise<Document> {
  if (!document) throw new Error("a document begins with its file");
  const changes = toSend(changesOf(draft.base, values) as Partial<DocumentValues>);
  if (Object.keys(changes).length === 0) return document;
  return updateDocument(document._id, changes, draft.version);
}

type FormDialogProps = Omit<DialogProps, "id"> & { document: Document };

function FormDialog({ document, onSaved, onClose }: FormDialogProps) {
  const state = useRecordForm<DocumentValues, Document>(
    {
      kind: "document",
      schema,
      empty: EMPTY_VALUES,
      valuesOf,
      save,
      read: getDocument,
      reused: "",
    },
    { record: document, onSaved, onClose },
  );
  return (
    <RecordDialog
      title="Editar documento"
      action="Guardar cambios"
      {...{ state, labelOf, write, onClose }}
    >
      <Fields form={state.form} />
    </RecordDialog>
  );
}

const LABELS: Record<string, string> = { ...FORM_FIELDS, folderName: "Causa" };
const labelOf = (name: string) => LABELS[name] ?? name;

function write(name: string, value: unknown): string {
  const text = String(value);
  if (name === "date") return formatDate(text);
  if (name !== "kind") return text;
  return KIND_OPTIONS.find((option) => option.value === text)?.label ?? text;
}

function Fields({ form }: { form: SchemaForm<DocumentValues> }) {
  const [folderId, folderName, tags] = form.watch(["folderId", "folderName", "tags"]);
  const { errors } = form.formState;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label={FORM_FIELDS.name}
        autoFocus
        required
        maxLength={200}
        autoComplete="off"
        className="sm:col-span-2"
        {...form.field("name")}
      />
      <SelectField label={FORM_FIELDS.kind} options={KIND_OPTIONS} {...form.field("kind")} />
      <DateField label={FORM_FIELDS.date} leaning="back" {...form.field("date")} />
      <FolderPicker
        label={FORM_FIELDS.folderId}
        className="sm:col-span-2"
        error={errors.folderId?.message}
        value={folderId ? { _id: folderId, folderName } : null}
        onChange={(folder) => {
          form.setValue("folderId", folder?._id ?? "", { shouldDirty: true });
          form.setValue("folderName", folder?.folderName ?? "", { shouldDirty: true });
        }}
      />
      <TextField
        label={FORM_FIELDS.foja}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        hint="La foja de la causa a la que pertenece."
        {...form.field("foja")}
      />
      <TagsField
        label={FORM_FIELDS.tags}
        className="sm:col-span-2"
        error={errors.tags?.message}
        value={tags}
        onChange={(text) =>
          form.setValue("tags", text, { shouldDirty: true, shouldValidate: true })
        }
      />
    </div>
  );
}
