import { DateField } from "~/components/ui/date-field";
import { MoneyField } from "~/components/ui/money-field";
import { TextField } from "~/components/ui/text-field";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";
import { toIsoDate, toTypedDate } from "~/lib/local-date";

type FieldProps = {
  label: string;
  hint?: string;
  error?: string;
  className?: string;
  value: string;
  onPut: (value: string) => void;
  onLeave: () => void;
};

/** A day of the form. Its variable is `YYYY-MM-DD`. */
export const DayInput = ({ value, onPut, onLeave, ...shell }: FieldProps) => (
  <DateField
    {...shell}
    leaning="back"
    defaultValue={toTypedDate(value)}
    onBlur={onLeave}
    onChange={({ target }) => onPut(toIsoDate(target.value, "back"))}
  />
);

/** An amount of the form. */
export const AmountInput = ({ value, onPut, onLeave, ...shell }: FieldProps) => (
  <MoneyField
    {...shell}
    defaultValue={toTypedAmount(value)}
    onBlur={onLeave}
    onChange={({ target }) => onPut(toPlainAmount(target.value))}
  />
);

/** A percentage of the form, with a decimal comma. */
export const PercentInput = ({ value, onPut, onLeave, ...shell }: FieldProps) => (
  <TextField
    {...shell}
    inputMode="decimal"
    autoComplete="off"
    maxLength={12}
    defaultValue={value.replace(".", ",")}
    onBlur={onLeave}
    onChange={({ target }) => onPut(target.value.trim().replace("%", "").replace(",", "."))}
  />
);
