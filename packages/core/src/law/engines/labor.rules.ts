import { settle } from "../labor/labor.rules";
import { type LaborResult, type LaborVariables, laborVariables } from "../labor/labor.schema";
import { laborSheet } from "../labor/labor.sheet.rules";
import type { Engine } from "./engine.rules";

export const LABOR: Engine<LaborVariables, LaborResult> = {
  variables: laborVariables,
  compute: (variables, { today }) => settle(variables, today),
  sheet: laborSheet,
};
