import type { RateOption } from "@foja/core/law/rates/rate.schema";
import { SelectField } from "~/components/ui/select-field";
import { hintOf, optionsOf } from "../lib/rate-choices";

type RateFieldProps = {
  label: string;
  value: string;
  rates: readonly RateOption[];
  error?: string;
  /** A fixed rate is used instead of its series. */
  fixed?: boolean;
  className?: string;
  onPut: (value: string) => void;
  onLeave: () => void;
};

/** The choice of a rate, with its norm and the span of its data. */
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
