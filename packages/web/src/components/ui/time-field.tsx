import type { ComponentProps } from "react";
import { toClock } from "~/lib/local-date";
import type { FieldShell } from "./field";
import { TranslatedField } from "./translated-field";

const CLOCK = { keep: toClock, type: (kept: string) => kept };

/**
 * An hour typed in any way («9», «930», «9.30 hs»); on blur it is rewritten as `HH:mm`, which the
 * form gets. Spread `form.field("name")` into it.
 */
export const TimeField = (props: FieldShell & ComponentProps<"input">) => (
  <TranslatedField
    placeholder="9:30"
    inputMode="text"
    maxLength={12}
    dir="ltr"
    {...props}
    translation={CLOCK}
  />
);
