import { useState } from "react";
import { Controller } from "react-hook-form";
import { Checkbox } from "~/components/ui/checkbox";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TimeField } from "~/components/ui/time-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { useKeptDuration } from "../hooks/use-kept-duration";
import { durationOptions, OTHER } from "../lib/durations";
import { durationOf, type EventValues, endAfter, FIELD_LABELS } from "../lib/event-form";

type Form = { form: SchemaForm<EventValues> };

/** When it begins and how long it lasts. Its end is asked for where no listed duration fits. */
export function SpanFields({ form }: Form) {
  const values = form.watch();
  const { allDay } = values;
  const [wantsEnd, setWantsEnd] = useState(false);
  useKeptDuration(form);
  const options = durationOptions(allDay);
  // While a date or an hour is being typed there is none: the last one stays.
  const known = durationOf(values);
  const [last, setLast] = useState(known);
  if (known !== undefined && known !== last) setLast(known);
  const lasts = String(known ?? last ?? OTHER);
  const isListed = options.some(({ value }) => value === lasts);
  const isOther = wantsEnd || !isListed;
  const choose = (duration: string) => {
    setWantsEnd(duration === OTHER);
    const end = duration === OTHER ? undefined : endAfter(form.getValues(), Number(duration));
    if (!end) return;
    form.setValue("endDate", end.endDate, { shouldDirty: true });
    if (end.endTime) form.setValue("endTime", end.endTime, { shouldDirty: true });
  };
  return (
    <div className="grid gap-x-4 gap-y-4 sm:col-span-2 sm:grid-cols-2">
      <Moment form={form} names={["startDate", "startTime"]} withTime={!allDay} />
      <SelectField
        label="Duración"
        options={options}
        value={isOther ? OTHER : lasts}
        onChange={({ target }) => choose(target.value)}
      />
      {isOther && <Moment form={form} names={["endDate", "endTime"]} withTime={!allDay} />}
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
