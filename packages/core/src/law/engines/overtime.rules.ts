import { overtime, overtimeSheet } from "../wages/overtime.rules";
import {
  type OvertimeResult,
  type OvertimeVariables,
  overtimeVariables,
} from "../wages/overtime.schema";
import type { Engine } from "./engine.rules";

export const OVERTIME: Engine<OvertimeVariables, OvertimeResult> = {
  variables: overtimeVariables,
  compute: (variables) => overtime(variables),
  sheet: overtimeSheet,
};
