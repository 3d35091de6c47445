import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { DefaultValues, FieldPath } from "react-hook-form";
import { notify } from "~/lib/notify";
import { showInvoice } from "../api/invoices";
import { usePlainForm } from "./use-plain-form";

type Sending<T> = {
  /** Sent again with the same key, it is done once. */
  send: (values: T, key: string) => Promise<Invoice>;
  done: string;
  onClose: () => void;
};

/** A few fields for an action on an invoice; the API, which knows the debt, reports errors. */
export function useSmallForm<T extends Record<string, string>>(
  values: T,
  { send, done, onClose }: Sending<T>,
) {
  const cache = useQueryClient();
  const form = usePlainForm<T>(values as DefaultValues<T>);
  const key = useRef(crypto.randomUUID());
  const save = () =>
    form.attempt(async () => {
      try {
        showInvoice(cache, await send(form.getValues(), key.current));
      } catch (error) {
        // Sent again with other values, it is another action.
        key.current = crypto.randomUUID();
        throw error;
      }
      notify.success(done);
      onClose();
    });
  return {
    refusal: form.refusal,
    busy: form.formState.isSubmitting,
    field: (name: keyof T & string) => form.field(name as unknown as FieldPath<T>),
    submit: form.handleSubmit(save),
  };
}

export type SmallForm<T extends Record<string, string>> = ReturnType<typeof useSmallForm<T>>;
