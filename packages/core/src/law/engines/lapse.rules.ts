import { calendarOf } from "../deadlines/calendar.rules";
import { lapseOf } from "../lapse/lapse.rules";
import { type LapseResult, type LapseVariables, lapseVariables } from "../lapse/lapse.schema";
import { lapseSheet } from "../lapse/lapse.sheet.rules";
import type { Engine } from "./engine.rules";

export const LAPSE: Engine<LapseVariables, LapseResult> = {
  variables: lapseVariables,
  needs: ({ jurisdiccion }) => ({ calendar: jurisdiccion }),
  compute: (variables, { calendar, today }) =>
    lapseOf(variables, calendar ?? calendarOf(variables.jurisdiccion), today),
  sheet: lapseSheet,
};
