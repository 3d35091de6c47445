import type * as z from "zod";
import { calendarOf } from "../deadlines/calendar.rules";
import { dueDate } from "../deadlines/deadline.rules";
import { type DeadlineResult, deadlineVariables } from "../deadlines/deadline.schema";
import { deadlineSheet } from "../deadlines/deadline.sheet.rules";
import type { Engine } from "./engine.rules";

export const DEADLINE: Engine<z.output<typeof deadlineVariables>, DeadlineResult> = {
  variables: deadlineVariables,
  needs: ({ jurisdiccion }) => ({ calendar: jurisdiccion }),
  compute: (variables, { calendar }) =>
    dueDate(variables, calendar ?? calendarOf(variables.jurisdiccion)),
  sheet: deadlineSheet,
};
