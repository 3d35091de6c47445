import * as z from "zod";
import { type DeadlineValues, faultsOf } from "./deadline-form";

/** The variables' own schema, over a form that says them its own way. */
export const deadlineForm = z.custom<DeadlineValues>().superRefine((values, context) => {
  for (const [name, message] of Object.entries(faultsOf(values))) {
    context.addIssue({ code: "custom", path: [name], message });
  }
});
