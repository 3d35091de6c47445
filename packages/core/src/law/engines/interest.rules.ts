import { interestOf } from "../interest/interest.rules";
import { type InterestVariables, interestVariables } from "../interest/interest.schema";
import { interestSheet } from "../interest/interest.sheet.rules";
import type { InterestResult } from "../interest/interest-result.schema";
import { seriesNeeded } from "../interest/needs.rules";
import type { Engine } from "./engine.rules";

export const INTEREST: Engine<InterestVariables, InterestResult> = {
  variables: interestVariables,
  needs: (variables) => ({ series: seriesNeeded(variables) }),
  compute: (variables, { book, today }) => interestOf(variables, book, today),
  sheet: interestSheet,
};
