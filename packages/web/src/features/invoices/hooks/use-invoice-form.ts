import type { DefaultValues, FieldValues } from "react-hook-form";
import { messageOf } from "~/lib/api/messages";
import { type SchemaForm, useSchemaForm } from "~/lib/forms/use-schema-form";
import { type Sending, useSend } from "~/lib/forms/use-send";
import { fieldAt } from "../lib/editor";

/** A form of invoicing, checked by the API alone, which knows the debts and ARCA's rules. */
export const useInvoiceForm = <T extends FieldValues>(values: DefaultValues<T>) =>
  useSchemaForm<T>(undefined, values);

/** Sends it; a refusal is shown at its fields, and above them. */
export const useInvoiceSend = <T extends FieldValues, R>(
  form: SchemaForm<T>,
  sending: Omit<Sending<T, R>, "refusalOf">,
) =>
  useSend(form, {
    ...sending,
    refusalOf: (error) => {
      form.applyServerErrors(error, fieldAt);
      return messageOf(error);
    },
  });
