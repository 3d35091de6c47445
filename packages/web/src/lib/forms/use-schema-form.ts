import { useId } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { ApiError } from "../api/error";
import { check, type LoadSchema } from "./check";

/** The props of a field component. */
export type FieldBinding = UseFormRegisterReturn & { id: string; error: string | undefined };

export type SchemaForm<T extends FieldValues> = UseFormReturn<T> & {
  field: (name: Path<T>) => FieldBinding;
  busy: boolean;
  /** Every field with an error, once the form was submitted: what the summary lists. */
  faults: { id: string; message: string }[];
  /** Shows the server's messages at the fields they are about. False when there are none. */
  applyServerErrors: (error: unknown, nameOf?: (path: string) => string) => boolean;
};

/**
 * A form validated by the API's own schema. The schema's code is loaded when the person starts to
 * type, so that a screen does not wait for it; if it never arrives, or there is none, the server
 * still checks everything.
 */
export function useSchemaForm<T extends FieldValues>(
  loadSchema: LoadSchema<T> | undefined,
  defaultValues: DefaultValues<T>,
): SchemaForm<T> {
  const prefix = useId();
  const form = useForm<T>({
    defaultValues,
    resolver: loadSchema && lazyResolver(loadSchema),
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const idOf = (name: string) => `${prefix}-${name}`;

  /** The props of a field component. An empty field shows no error before the form is submitted. */
  const field = (name: Path<T>) => {
    const { onBlur, onChange, ...registration } = form.register(name);
    return {
      ...registration,
      id: idOf(name),
      error: messageAt(errors, name),
      onChange: (event: { target: unknown; type?: string }) => {
        void loadSchema?.().catch(() => undefined);
        return onChange(event);
      },
      onBlur: async (event: { target: { value?: unknown }; type?: string }) => {
        if (!event.target.value && submitCount === 0) return;
        await onBlur(event);
      },
    };
  };

  return {
    ...form,
    field,
    busy: isSubmitting,
    faults: submitCount === 0 ? [] : listFaults(Object.keys(defaultValues), errors, idOf),
    applyServerErrors: (error, nameOf = (path) => path) => {
      const details = error instanceof ApiError ? (error.body.details ?? []) : [];
      const values = form.getValues();
      const own = details.filter(({ path }) => get(values, nameOf(path)) !== undefined);
      own.forEach(({ path, message }, first) => {
        form.setError(nameOf(path) as Path<T>, { message }, { shouldFocus: first === 0 });
      });
      return own.length > 0;
    },
  };
}

function lazyResolver<T extends FieldValues>(load: LoadSchema<T>): Resolver<T> {
  return async (values) => {
    const faults = Object.entries(await check(load, values));
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([name, message]) => [name, { type: "invalid", message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<T> };
  };
}

function messageAt<T extends FieldValues>(errors: FieldErrors<T>, name: string) {
  const error: { message?: unknown } | undefined = get(errors, name);
  return typeof error?.message === "string" ? error.message : undefined;
}

/** Errors in the order of the form's own fields. */
function listFaults<T extends FieldValues>(
  names: string[],
  errors: FieldErrors<T>,
  idOf: (name: string) => string,
) {
  return names.flatMap((name) => {
    const message = messageAt(errors, name);
    return message ? [{ id: idOf(name), message }] : [];
  });
}
