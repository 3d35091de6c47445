import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";
import type { FieldShell } from "./field";
import { TranslatedField } from "./translated-field";

const AMOUNT = { keep: toPlainAmount, type: toTypedAmount };

/** An amount in pesos typed in the local format, 1.850.000,50. The form gets `1850000.5`. */
export const MoneyField = ({ className, ...props }: FieldShell & ComponentProps<"input">) => (
  <TranslatedField
    inputMode="decimal"
    maxLength={24}
    dir="ltr"
    {...props}
    className={cn("[&_input]:text-end [&_input]:tabular-nums", className)}
    translation={AMOUNT}
  />
);
