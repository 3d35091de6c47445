import type { RateOption } from "@foja/core/law/rates/rate.schema";
import { SelectField } from "~/components/ui/select-field";
import { hintOf, optionsOf } from "../lib/rate-choices";

type RateFieldProps = {
  label: string;
  value: string;
  rates: readonly RateOption[];
  error?: string;
  className?: string;
  onPut: (value: string) => void;
  onLeave: () => void;
};

/** Which rate: with the norm that fixes it and the data it has. */
export function RateField({ rates, value, onPut, onLeave, ...shell }: RateFieldProps) {
  return (
    <SelectField
      {...shell}
      options={optionsOf(rates)}
      placeholder="Elegí una tasa"
      hint={hintOf(value, rates)}
      value={value}
      onBlur={onLeave}
      onChange={({ target }) => onPut(target.value)}
    />
  );
}
