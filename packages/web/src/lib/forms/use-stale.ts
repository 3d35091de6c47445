import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type Difference, differences, settle } from "./differences";
import type { SchemaForm } from "./use-schema-form";

/** The choice between two versions of a form's values, when somebody else saved first. */
export function useStale<T extends FieldValues>(
  form: SchemaForm<T>,
  save: (values: T) => Promise<void>,
) {
  const [stale, setStale] = useState<Difference[]>([]);
  /** Asks which of two values to keep in each field. False when there is nothing to ask. */
  const ask = (found: Difference[]): boolean => {
    setStale(found);
    return found.length > 0;
  };
  return {
    stale,
    ask,
    /** Shows the differences. False when there are none, so that saving again is enough. */
    compare: (base: T, mine: T, theirs: T) => ask(differences(base, mine, theirs)),
    pick: (name: string, pick: Difference["pick"]) =>
      setStale((now) => now.map((one) => (one.name === name ? { ...one, pick } : one))),
    saveChosen: form.handleSubmit((values) => {
      const settled = settle(values, stale);
      form.reset(settled);
      setStale([]);
      return save(settled);
    }),
  };
}
