import { updateBookingConfig } from "@foja/core/agenda/booking/booking.schema";
import { inputOf, type KindValues } from "./kind-form";

/** The form's field for an error of the API's schema. */
const fieldOf = ([, , name = "", index, part]: PropertyKey[]): string =>
  name === "questions" && typeof index === "number"
    ? `questions.${index}.${String(part)}`
    : name === "place"
      ? String(index)
      : String(name);

/** The errors of a kind, by field, from the API's own schema. */
export function kindFaults(values: KindValues): Record<string, string> {
  const { error } = updateBookingConfig.safeParse({ types: [inputOf(values)] });
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[fieldOf(path)] ??= message;
  return faults;
}
