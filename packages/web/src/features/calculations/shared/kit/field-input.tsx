import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { DateField } from "~/components/ui/date-field";
import type { FieldShell } from "~/components/ui/field";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { today } from "~/lib/due";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";
import { toIsoDate, toTypedDate } from "~/lib/local-date";
import { type FieldDef, NO, YES } from "./field";
import { saidIn } from "./form";
import { hintOf, optionsOf, spanIn } from "./rate-choices";
import { toMonth, typedMonth } from "./table/month";
import { useRates } from "./use-rates";

/** The values that an input reads and writes: a form's, or a row's. */
export type Place = {
  values: Record<string, string>;
  error: string | undefined;
  visitor?: boolean;
  onPut: (value: string, anew?: boolean) => void;
  onLeave: () => void;
};

type InputProps = FieldShell & { field: FieldDef; value: string; place: Place };

/** One field of a calculator, by its kind. */
export function FieldInput({ field, place }: { field: FieldDef; place: Place }) {
  const { label, hint } = field;
  const shell = {
    label,
    hint: typeof hint === "function" ? hint(place.values) : hint,
    error: place.error,
    className: field.wide ? "sm:col-span-2" : undefined,
  };
  return INPUTS[field.kind]({ ...shell, field, place, value: saidIn(place.values, field) });
}

const INPUTS: Record<FieldDef["kind"], (props: InputProps) => React.ReactNode> = {
  toggle: (props) => <Toggle {...props} />,
  choice: (props) => <Choice {...props} />,
  rate: (props) => <Rate {...props} />,
  date: ({ field, ...props }) =>
    field.untilToday ? <UntilToday {...{ field, ...props }} /> : <Day {...{ field, ...props }} />,
  months: ({ field: _, value, place, ...shell }) => (
    <TextareaField
      {...shell}
      inputMode="text"
      className="sm:col-span-2"
      defaultValue={value}
      onBlur={place.onLeave}
      onChange={({ target }) => place.onPut(target.value)}
    />
  ),
  text: ({ field: _, value, place, ...shell }) => (
    <TextField
      {...shell}
      autoComplete="off"
      defaultValue={value}
      onBlur={place.onLeave}
      onChange={({ target }) => place.onPut(target.value)}
    />
  ),
  month: ({ field: _, value, place, ...shell }) => (
    <TextField
      {...shell}
      placeholder="mm/aaaa"
      autoComplete="off"
      maxLength={24}
      defaultValue={typedMonth(value)}
      onBlur={place.onLeave}
      onChange={({ target }) => place.onPut(toMonth(target.value) ?? target.value)}
    />
  ),
  number: (props) => <NumberInput {...props} />,
  percent: (props) => <NumberInput {...props} maxLength={12} />,
  money: ({ field: _, value, place, ...shell }) => (
    <MoneyField
      {...shell}
      defaultValue={toTypedAmount(value)}
      onBlur={place.onLeave}
      onChange={({ target }) => place.onPut(toPlainAmount(target.value))}
    />
  ),
};

/** A number with a decimal comma; of a percentage, its sign may be typed. */
function NumberInput({ field, value, place, ...shell }: InputProps & { maxLength?: number }) {
  const plain = (text: string) => (field.kind === "percent" ? text.replace("%", "") : text);
  return (
    <TextField
      {...shell}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value.replace(".", ",")}
      onBlur={place.onLeave}
      onChange={({ target }) => place.onPut(plain(target.value.trim()).replace(",", "."))}
    />
  );
}

function Choice({ field, value, place, ...shell }: InputProps) {
  const { options = [], placeholder = field.absent === undefined ? "" : undefined } = field;
  return (
    <SelectField
      {...{ ...shell, options, placeholder, value }}
      onBlur={place.onLeave}
      onChange={({ target }) => place.onPut(target.value)}
    />
  );
}

/** The choice of a rate, with its norm and the span of its data. */
function Rate({ field, value, place, ...shell }: InputProps) {
  const { rates } = useRates(place.visitor);
  const fixed = !!field.fixedBy && !!place.values[field.fixedBy];
  return (
    <SelectField
      {...shell}
      options={optionsOf(rates, { fixed, span: spanIn(place.values) })}
      placeholder="Elegí una tasa"
      hint={hintOf(value, rates)}
      value={value}
      onBlur={place.onLeave}
      onChange={({ target }) => place.onPut(target.value)}
    />
  );
}

const Day = ({ field: _, value, place, ...shell }: InputProps) => (
  <DateField
    {...shell}
    leaning="back"
    defaultValue={toTypedDate(value)}
    onBlur={place.onLeave}
    onChange={({ target }) => place.onPut(toIsoDate(target.value, "back"))}
  />
);

const UntilToday = (props: InputProps) => (
  <div className="flex items-start gap-2">
    <Day {...props} className="flex-1" />
    <Button className="mt-7.5" onClick={() => props.place.onPut(today(), true)}>
      Hoy
    </Button>
  </div>
);

function Toggle({ label, hint, value, place }: InputProps) {
  return (
    <div className="self-start sm:pt-1">
      <Checkbox
        label={label}
        checked={value === YES}
        className="font-medium"
        onChange={({ target }) => place.onPut(target.checked ? YES : NO)}
      />
      <p className="ms-6 text-ink-faint text-sm">{hint}</p>
    </div>
  );
}
