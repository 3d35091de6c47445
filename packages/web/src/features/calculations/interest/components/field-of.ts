import type { InterestFormState } from "../hooks/use-interest-form";

/** What every field of the form shares: its value, its fault, and how it is written. */
export const fieldOf = (state: InterestFormState, path: string, label: string, fault = path) => ({
  label,
  value: state.form.values[path] ?? "",
  error: state.faultAt(fault),
  onPut: (value: string) => state.put(path, value),
  onLeave: () => state.touch(fault),
});
