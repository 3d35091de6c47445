import { isDay } from "@foja/core/kernel/day.rules";
import { day } from "@foja/core/kernel/fields.schema";
import { wrongSpan } from "@foja/core/practice/events/event.rules";
import { createEvent } from "@foja/core/practice/events/event.schema";
import { EVENT_TYPES } from "@foja/core/practice/events/type.rules";
import * as z from "zod";
import { type EventValues, FIELD_LABELS, valuesSpan } from "./event-form";

const { title } = createEvent.shape;
const time = (label: string) =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label}: escribila como 09:30`);

const times = { startTime: time(FIELD_LABELS.startTime), endTime: time(FIELD_LABELS.endTime) };

const fields = z.object({
  title,
  type: z.enum(EVENT_TYPES),
  allDay: z.boolean(),
  startDate: day(FIELD_LABELS.startDate),
  startTime: z.string(),
  endDate: day(FIELD_LABELS.endDate),
  endTime: z.string(),
  folderId: z.string(),
  folderName: z.string(),
  color: z.string(),
  description: z.string().max(8192, `${FIELD_LABELS.description}: hasta 8192 caracteres`),
});

/** The checks before sending: hours only where there are some, and the span as a whole. */
export const eventForm: z.ZodType<unknown, EventValues> = fields.superRefine((values, context) => {
  const at = (path: keyof EventValues, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (!values.allDay) {
    for (const name of ["startTime", "endTime"] as const) {
      const checked = times[name].safeParse(values[name]);
      if (!checked.success) return at(name, checked.error.issues[0]?.message ?? "");
    }
  }
  if (!isDay(values.startDate) || !isDay(values.endDate)) return;
  const wrong = wrongSpan(valuesSpan(values));
  if (!wrong) return;
  const sameDay = values.startDate === values.endDate && !values.allDay;
  at(sameDay ? "endTime" : "endDate", wrong.message);
});
