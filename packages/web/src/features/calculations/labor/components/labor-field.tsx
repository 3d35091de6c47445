import { Checkbox } from "~/components/ui/checkbox";
import { DateField } from "~/components/ui/date-field";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";
import { toIsoDate, toTypedDate } from "~/lib/local-date";
import type { LaborFormState } from "../hooks/use-labor-form";
import type { FieldDef } from "../lib/field";
import { NO, saidIn, YES } from "../lib/labor-form";

type FieldProps = { field: FieldDef; state: LaborFormState };

/** One field of the settlement, by its kind. */
export function LaborField({ field, state }: FieldProps) {
  const { path, label, hint, options = [], placeholder } = field;
  const value = saidIn(state.form, field);
  const shell = {
    label,
    hint,
    error: state.faultAt(path),
  };
  const put = (text: string) => state.put(path, text);
  const onBlur = () => state.touch(path);
  switch (field.kind) {
    case "toggle":
      return (
        <Toggle {...{ label, hint }} on={value === YES} onToggle={(on) => put(on ? YES : NO)} />
      );
    case "choice":
      return (
        <SelectField
          {...{ ...shell, options, onBlur, value }}
          placeholder={placeholder ?? ""}
          onChange={({ target }) => put(target.value)}
        />
      );
    case "date":
      return (
        <DateField
          {...{ ...shell, onBlur }}
          leaning="back"
          defaultValue={toTypedDate(value)}
          onChange={({ target }) => put(toIsoDate(target.value, "back"))}
        />
      );
    case "months":
      return (
        <TextareaField
          {...{ ...shell, onBlur }}
          inputMode="text"
          className="sm:col-span-2"
          defaultValue={value}
          onChange={({ target }) => put(target.value)}
        />
      );
    case "number":
      return (
        <TextField
          {...{ ...shell, onBlur }}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value.replace(".", ",")}
          onChange={({ target }) => put(target.value.trim().replace(",", "."))}
        />
      );
    default:
      return (
        <MoneyField
          {...{ ...shell, onBlur }}
          defaultValue={toTypedAmount(value)}
          onChange={({ target }) => put(toPlainAmount(target.value))}
        />
      );
  }
}

type ToggleProps = { label: string; hint: string; on: boolean; onToggle: (on: boolean) => void };

function Toggle({ label, hint, on, onToggle }: ToggleProps) {
  return (
    <div className="self-start sm:pt-1">
      <Checkbox
        label={label}
        checked={on}
        className="font-medium"
        onChange={({ target }) => onToggle(target.checked)}
      />
      <p className="ms-6 text-ink-faint text-sm">{hint}</p>
    </div>
  );
}
