import { useId } from "react";
import { FOLDER_STATUS_OPTIONS } from "~/components/folder-status";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { JURISDICTIONS } from "../data/jurisdictions";
import { FUEROS, MATTERS } from "../data/matters";
import { FORM_FIELDS, type FolderField, type FolderValues, PARTY_NAMES } from "../lib/folder-form";

const PARTY_OPTIONS = Object.entries(PARTY_NAMES).map(([value, label]) => ({ value, label }));

type Form = { form: SchemaForm<FolderValues> };

/** The fields of a case, in the order a lawyer fills them in; `focused`: its carátula is typed first. */
export function FolderFormFields({ form, focused = false }: Form & { focused?: boolean }) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label={FORM_FIELDS.folderName}
        autoFocus={focused}
        required
        maxLength={250}
        autoComplete="off"
        hint="Como figura en el expediente: actor c/ demandado s/ objeto."
        className="sm:col-span-2"
        {...form.field("folderName")}
      />
      <TextField
        label={FORM_FIELDS.customerName}
        autoComplete="off"
        {...form.field("customerName")}
      />
      <SelectField
        label={FORM_FIELDS.folderParte}
        options={PARTY_OPTIONS}
        placeholder="Sin indicar"
        hint="Así Novedades sabe qué plazos son tuyos."
        {...form.field("folderParte")}
      />
      <SuggestedField form={form} name="materia" options={MATTERS} />
      <SuggestedField form={form} name="folderFuero" options={FUEROS} />
      <SuggestedField form={form} name="folderJuris" options={JURISDICTIONS} />
      <div className="grid gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-3">
        <SelectField
          label={FORM_FIELDS.status}
          options={FOLDER_STATUS_OPTIONS}
          {...form.field("status")}
        />
        <DateField
          label={FORM_FIELDS.initialDateFolder}
          leaning="back"
          {...form.field("initialDateFolder")}
        />
        <DateField
          label={FORM_FIELDS.finalDateFolder}
          leaning="back"
          {...form.field("finalDateFolder")}
        />
      </div>
      <TextareaField
        label={FORM_FIELDS.description}
        className="sm:col-span-2"
        {...form.field("description")}
      />
    </div>
  );
}

type SuggestedProps = Form & { name: FolderField; options: readonly string[] };

/** A text with suggestions: the common ones are a letter away, any other is as good. */
function SuggestedField({ form, name, options }: SuggestedProps) {
  const list = useId();
  return (
    <>
      <TextField label={FORM_FIELDS[name]} list={list} autoComplete="off" {...form.field(name)} />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  );
}
