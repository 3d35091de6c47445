import type { InterestFormState } from "../hooks/use-interest-form";

/** The props that all fields of the form share: label, value, error and changes. */
export const fieldOf = (state: InterestFormState, path: string, label: string, fault = path) => ({
  label,
  value: state.form.values[path] ?? "",
  error: state.faultAt(fault),
  onPut: (value: string) => state.put(path, value),
  onLeave: () => state.touch(fault),
});
