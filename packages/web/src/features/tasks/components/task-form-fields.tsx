import { FolderPicker } from "~/components/folder-picker";
import { ResponsibleField } from "~/components/responsible-field";
import { TagsField } from "~/components/tags-field";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { FORM_FIELDS, type TaskValues } from "../lib/task-form";
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from "../lib/words";

/** The fields of a task, in the order a lawyer fills them in. */
export function TaskFormFields({ form }: { form: SchemaForm<TaskValues> }) {
  const [folderId, folderName, tags] = form.watch(["folderId", "folderName", "tags"]);
  const [chosen, openedBy] = form.watch(["responsibleId", "openedBy"]);
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
      <DateField label={FORM_FIELDS.dueDate} leaning="ahead" {...form.field("dueDate")} />
      <SelectField
        label={FORM_FIELDS.priority}
        options={PRIORITY_OPTIONS}
        {...form.field("priority")}
      />
      {openedBy && (
        <p className="text-ink-soft text-sm sm:col-span-2">
          Si vence el mismo día que el movimiento o la cédula de origen, o antes, el vencimiento
          figura y avisa una sola vez.
        </p>
      )}
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
      <TagsField
        label={FORM_FIELDS.tags}
        className="sm:col-span-2"
        error={errors.tags?.message}
        value={tags}
        onChange={(text) =>
          form.setValue("tags", text, { shouldDirty: true, shouldValidate: true })
        }
      />
      <SelectField label={FORM_FIELDS.status} options={STATUS_OPTIONS} {...form.field("status")} />
      <ResponsibleField
        label={FORM_FIELDS.responsibleId}
        chosen={chosen}
        {...form.field("responsibleId")}
      />
      <TextareaField
        label={FORM_FIELDS.description}
        className="sm:col-span-2"
        {...form.field("description")}
      />
    </div>
  );
}
