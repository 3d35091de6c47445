import { limitationOf } from "../limitation/limitation.rules";
import {
  type LimitationResult,
  type LimitationVariables,
  limitationVariables,
} from "../limitation/limitation.schema";
import { limitationSheet } from "../limitation/limitation.sheet.rules";
import type { Engine } from "./engine.rules";

export const LIMITATION: Engine<LimitationVariables, LimitationResult> = {
  variables: limitationVariables,
  compute: (variables, { today }) => limitationOf(variables, today),
  sheet: limitationSheet,
};
