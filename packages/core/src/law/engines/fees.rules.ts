import { feesNeed, regulate } from "../fees/fees.rules";
import { type FeesResult, type FeesVariables, feesVariables } from "../fees/fees.schema";
import { feesSheet } from "../fees/fees.sheet.rules";
import type { Engine } from "./engine.rules";

export const FEES: Engine<FeesVariables, FeesResult> = {
  variables: feesVariables,
  needs: (variables) => ({ series: feesNeed(variables) }),
  compute: (variables, { book, today }) => regulate(variables, book, today),
  sheet: feesSheet,
};
