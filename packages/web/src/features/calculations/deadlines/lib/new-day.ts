import { type CalendarEditInput, updateCalendar } from "@foja/core/law/deadlines/calendar.schema";
import * as z from "zod";

/** Days to add in their form: an empty end means the same day. */
export type EditValues = {
  from: string;
  to: string;
  kind: CalendarEditInput["kind"];
  reason: string;
  source: string;
};

export const editOf = ({ to, ...values }: EditValues): CalendarEditInput => ({
  ...values,
  ...(to && { to }),
});

/** The server's own schema, applied to a form with one edit. */
export const editForm = z.custom<EditValues>().superRefine((values, context) => {
  const { error } = updateCalendar.safeParse({ edits: [editOf(values)] });
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: "custom", path: path.slice(2), message });
  }
});
