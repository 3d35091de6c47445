import type { RateOption } from "@foja/core/law/rates/rate.schema";
import { SelectField } from "~/components/ui/select-field";
import { hintOf, optionsOf } from "../lib/rate-choices";

type RateFieldProps = {
  label: string;
  value: string;
  rates: readonly RateOption[];
  error?: string;
  /** A fixed rate takes the place of its series. */
  fixed?: boolean;
  className?: string;
  onPut: (value: string) => void;
  onLeave: () => void;
};

/** Which rate: with the norm that fixes it and the data it has. */
export function RateField({ rates, value, fixed, onPut, onLeave, ...shell }: RateFieldProps) {
  return (
    <SelectField
      {...shell}
      options={optionsOf(rates, fixed)}
      placeholder="Elegí una tasa"
      hint={hintOf(value, rates)}
      value={value}
      onBlur={onLeave}
      onChange={({ target }) => onPut(target.value)}
    />
  );
}
