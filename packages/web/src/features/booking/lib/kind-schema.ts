import { updateBookingConfig } from "@foja/core/agenda/booking/booking.schema";
import { inputOf, type KindValues } from "./kind-form";

/** Where a fault of the API's schema is shown in the form. */
const fieldOf = ([, , name = "", index, part]: PropertyKey[]): string =>
  name === "questions" && typeof index === "number"
    ? `questions.${index}.${String(part)}`
    : name === "place"
      ? String(index)
      : String(name);

/** What is wrong with a kind, by field, judged by the schema of the API itself. */
export function kindFaults(values: KindValues): Record<string, string> {
  const { error } = updateBookingConfig.safeParse({ types: [inputOf(values)] });
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[fieldOf(path)] ??= message;
  return faults;
}
