import { at } from "@foja/core/kernel/clock";
import { Reminders } from "@foja/core/telling/reminders";
import type { SourceType } from "@foja/core/telling/reminders/reminder.rules";
import { reactTo } from "./reaction";

/** Raises alerts that the sweep found due, as of its instant, beside other functions. */
export const handler = reactTo("deadlines.due", ({ at: instant, due }) =>
  at(instant, () =>
    Reminders.ring(due.map((one) => ({ ...one, sourceType: one.sourceType as SourceType }))),
  ),
);
