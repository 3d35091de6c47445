import { useId, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import type { FieldBinding } from "~/lib/forms/use-schema-form";
import { fieldAt } from "../lib/editor";

export type PlainForm<T extends FieldValues> = UseFormReturn<T> & {
  field: (name: FieldPath<T>) => FieldBinding;
  /** Why the whole form was refused. */
  refusal: string | undefined;
  /** Runs a call that may be refused, and shows the API's messages at the fields they are about. */
  attempt: (work: () => Promise<void>) => Promise<void>;
};

/** A form with lists. Its errors are those of the API, field by field. */
export function usePlainForm<T extends FieldValues>(values: DefaultValues<T>): PlainForm<T> {
  const prefix = useId();
  const form = useForm<T>({ defaultValues: values });
  const [refusal, setRefusal] = useState<string>();
  const field = (name: FieldPath<T>): FieldBinding => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    id: `${prefix}-${name}`,
    error: form.getFieldState(name, form.formState).error?.message,
  });
  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      const details = error instanceof ApiError ? (error.body.details ?? []) : [];
      details.forEach(({ path, message }, first) => {
        form.setError(fieldAt(path) as FieldPath<T>, { message }, { shouldFocus: first === 0 });
      });
      setRefusal(messageOf(error));
    }
  };
  return { ...form, field, refusal, attempt };
}
