import { damagesOf } from "../civil/civil.rules";
import { type CivilResult, type CivilVariables, civilVariables } from "../civil/civil.schema";
import { civilSheet } from "../civil/civil.sheet.rules";
import type { Engine } from "./engine.rules";

export const CIVIL: Engine<CivilVariables, CivilResult> = {
  variables: civilVariables,
  compute: (variables) => damagesOf(variables),
  sheet: civilSheet,
};
