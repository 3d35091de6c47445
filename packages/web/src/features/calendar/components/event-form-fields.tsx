import { FolderPicker } from "~/components/folder-picker";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { colorOptions, EVENT_TYPE_OPTIONS } from "~/lib/event-types";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { useReadType } from "../hooks/use-read-type";
import { type EventValues, FIELD_LABELS } from "../lib/event-form";
import { EventReminders } from "./event-reminders";
import { SpanFields } from "./span-fields";

type Form = { form: SchemaForm<EventValues> };

/** The fields of an event, in the usual order of thinking of them. */
export function EventFormFields({ form, isNew }: Form & { isNew: boolean }) {
  const [folderId, folderName] = form.watch(["folderId", "folderName"]);
  useReadType(form);
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label={FIELD_LABELS.title}
        autoFocus
        required
        maxLength={250}
        autoComplete="off"
        className="sm:col-span-2"
        {...form.field("title")}
      />
      <SpanFields form={form} />
      {isNew && <RepeatFields form={form} />}
      <FolderPicker
        label={FIELD_LABELS.folderId}
        value={folderId ? { _id: folderId, folderName } : null}
        onChange={(folder) => {
          form.setValue("folderId", folder?._id ?? "", { shouldDirty: true });
          form.setValue("folderName", folder?.folderName ?? "", { shouldDirty: true });
        }}
        error={form.formState.errors.folderId?.message}
        className="sm:col-span-2"
      />
      <TextField
        label={FIELD_LABELS.place}
        maxLength={250}
        placeholder="Juzgado, sala o dirección"
        {...form.field("place")}
      />
      <TextField
        label={FIELD_LABELS.link}
        type="url"
        maxLength={2000}
        autoComplete="off"
        placeholder="https://…"
        {...form.field("link")}
      />
      <SelectField label={FIELD_LABELS.type} options={EVENT_TYPE_OPTIONS} {...form.field("type")} />
      <SelectField
        label={FIELD_LABELS.color}
        options={colorOptions(form.watch("color"))}
        placeholder="El de su tipo"
        {...form.field("color")}
      />
      <TextareaField
        label={FIELD_LABELS.description}
        className="sm:col-span-2"
        {...form.field("description")}
      />
      <EventReminders />
    </div>
  );
}

const REPEATS = [
  { value: "dia", label: "Cada día" },
  { value: "semana", label: "Cada semana" },
  { value: "mes", label: "Cada mes" },
];

/** How often a new event is repeated: so many times, or until a day. */
function RepeatFields({ form }: Form) {
  const every = form.watch("repeatEvery");
  return (
    <div className="grid gap-x-4 gap-y-4 sm:col-span-2 sm:grid-cols-3">
      <SelectField
        label={FIELD_LABELS.repeatEvery}
        options={REPEATS}
        placeholder="No"
        {...form.field("repeatEvery")}
      />
      {every && (
        <>
          <TextField
            label={FIELD_LABELS.repeatTimes}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            hint="Con la primera."
            {...form.field("repeatTimes")}
          />
          <DateField
            label={FIELD_LABELS.repeatUntil}
            leaning="ahead"
            hint="En lugar de las veces."
            {...form.field("repeatUntil")}
          />
        </>
      )}
    </div>
  );
}
