import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { PriceForm } from "../lib/plan-form";

const CURRENCIES = [
  { value: "USD", label: "Dólares" },
  { value: "ARS", label: "Pesos" },
  { value: "EUR", label: "Euros" },
];

const PERIODS = [
  { value: "daily", label: "Por día" },
  { value: "weekly", label: "Por semana" },
  { value: "monthly", label: "Por mes" },
  { value: "annual", label: "Por año" },
  { value: "yearly", label: "Por año (yearly)" },
];

type PriceFieldsProps = {
  legend: string;
  value: PriceForm;
  /** The error of its amount. */
  error?: string;
  onChange: (value: PriceForm) => void;
};

/** A price: amount, currency and period. */
export function PriceFields({ legend, value, error, onChange }: PriceFieldsProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <TextField
        label="Precio"
        inputMode="decimal"
        autoComplete="off"
        error={error}
        value={value.basePrice}
        onChange={({ target }) => onChange({ ...value, basePrice: target.value })}
      />
      <SelectField
        label="Moneda"
        options={CURRENCIES}
        value={value.currency}
        onChange={({ target }) =>
          onChange({ ...value, currency: target.value as PriceForm["currency"] })
        }
      />
      <SelectField
        label="Período"
        options={PERIODS}
        value={value.billingPeriod}
        onChange={({ target }) =>
          onChange({ ...value, billingPeriod: target.value as PriceForm["billingPeriod"] })
        }
      />
    </fieldset>
  );
}
