import { isDay } from "@foja/core/kernel/day.rules";
import { day } from "@foja/core/kernel/fields.schema";
import { wrongSpan } from "@foja/core/practice/events/event.rules";
import { createEvent } from "@foja/core/practice/events/event.schema";
import { MOST_TIMES, REPEATS, repetitionsOf } from "@foja/core/practice/events/repeat.rules";
import { EVENT_TYPES } from "@foja/core/practice/events/type.rules";
import * as z from "zod";
import { type EventValues, FIELD_LABELS, repeatOf, valuesSpan } from "./event-form";

const { title, place, link } = createEvent.shape;
/** A typed text, checked as the server does. */
const asSent = (schema: z.ZodType) =>
  z.string().superRefine((text, context) => {
    const [issue] = schema.safeParse(text).error?.issues ?? [];
    if (issue) context.addIssue({ code: "custom", message: issue.message });
  });

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
  place: asSent(place),
  link: asSent(link),
  repeatEvery: z.enum(["", ...REPEATS]),
  repeatTimes: z.string(),
  repeatUntil: z.union([z.literal(""), day(FIELD_LABELS.repeatUntil)]),
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
  if (!wrong) return sayRepeat(values, at);
  const sameDay = values.startDate === values.endDate && !values.allDay;
  at(sameDay ? "endTime" : "endDate", wrong.message);
});

const TIMES = `${FIELD_LABELS.repeatTimes}: escribí un número del 2 al ${MOST_TIMES}, o un último día`;

function sayRepeat(values: EventValues, at: (path: keyof EventValues, message: string) => void) {
  const repeat = repeatOf(values);
  if (!repeat) return;
  const { times } = repeat;
  if (values.repeatUntil && values.repeatTimes) {
    return at(
      "repeatUntil",
      `${FIELD_LABELS.repeatUntil}: dejá este dato o cuántas veces, no los dos`,
    );
  }
  if (times !== undefined && !(Number.isInteger(times) && times >= 2 && times <= MOST_TIMES)) {
    return at("repeatTimes", TIMES);
  }
  if (repeat.until !== undefined && !isDay(repeat.until)) return;
  const spans = repetitionsOf(valuesSpan(values), repeat);
  const label = FIELD_LABELS.repeatUntil;
  if (!spans) at("repeatUntil", `${label}: un evento se repite hasta ${MOST_TIMES} veces`);
  else if (spans.length < 2) at("repeatUntil", `${label}: así no se repite ninguna vez`);
}
