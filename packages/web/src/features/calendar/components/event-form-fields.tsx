import { Controller } from "react-hook-form";
import { FolderPicker } from "~/components/folder-picker";
import { Checkbox } from "~/components/ui/checkbox";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { TimeField } from "~/components/ui/time-field";
import { colorOptions, EVENT_TYPE_OPTIONS } from "~/lib/event-types";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { useKeptDuration } from "../hooks/use-kept-duration";
import { type EventValues, FIELD_LABELS } from "../lib/event-form";

type Form = { form: SchemaForm<EventValues> };

/** The fields of an event, in the usual order of thinking of them. */
export function EventFormFields({ form }: Form) {
  const [folderId, folderName] = form.watch(["folderId", "folderName"]);
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
      <SelectField label={FIELD_LABELS.type} options={EVENT_TYPE_OPTIONS} {...form.field("type")} />
      <SelectField
        label={FIELD_LABELS.color}
        options={colorOptions(form.watch("color"))}
        placeholder="El de su tipo"
        {...form.field("color")}
      />
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
      <TextareaField
        label={FIELD_LABELS.description}
        className="sm:col-span-2"
        {...form.field("description")}
      />
    </div>
  );
}

/** The beginning and the end: hours are hidden for all-day events. */
export function SpanFields({ form }: Form) {
  const allDay = form.watch("allDay");
  useKeptDuration(form);
  return (
    <div className="grid gap-x-4 gap-y-4 sm:col-span-2 sm:grid-cols-2">
      <Moment form={form} names={["startDate", "startTime"]} withTime={!allDay} />
      <Moment form={form} names={["endDate", "endTime"]} withTime={!allDay} />
      <Controller
        control={form.control}
        name="allDay"
        render={({ field: { value, ...field } }) => (
          <Checkbox label={FIELD_LABELS.allDay} checked={value} {...field} />
        )}
      />
    </div>
  );
}

type MomentProps = Form & {
  names: ["startDate", "startTime"] | ["endDate", "endTime"];
  withTime: boolean;
};

function Moment({ form, names: [date, time], withTime }: MomentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <DateField
        label={FIELD_LABELS[date]}
        leaning="ahead"
        className={withTime ? undefined : "col-span-2"}
        {...form.field(date)}
      />
      {withTime && (
        <TimeField
          label={FIELD_LABELS[time].replace(/ de .*/, "")}
          aria-label={FIELD_LABELS[time]}
          {...form.field(time)}
        />
      )}
    </div>
  );
}
