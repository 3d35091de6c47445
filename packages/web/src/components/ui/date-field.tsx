import type { ComponentProps } from "react";
import { toIsoDate, toTypedDate } from "~/lib/local-date";
import type { FieldShell } from "./field";
import { TranslatedField } from "./translated-field";

const DATE = { keep: toIsoDate, type: toTypedDate };

/**
 * A date written as here, dd/mm/aaaa, whatever the language of the browser: its own date input
 * follows the browser's. The form sees `YYYY-MM-DD`.
 */
export const DateField = (props: FieldShell & ComponentProps<"input">) => (
  <TranslatedField
    placeholder="dd/mm/aaaa"
    inputMode="numeric"
    maxLength={10}
    {...props}
    translation={DATE}
  />
);
