import { differences, differencesNeed } from "../wages/differences.rules";
import {
  type DifferencesResult,
  type DifferencesVariables,
  differencesVariables,
} from "../wages/differences.schema";
import { differencesSheet } from "../wages/differences.sheet.rules";
import type { Engine } from "./engine.rules";

export const DIFFERENCES: Engine<DifferencesVariables, DifferencesResult> = {
  variables: differencesVariables,
  needs: (variables) => ({ series: differencesNeed(variables) }),
  compute: (variables, { book, today }) => differences(variables, book, today),
  sheet: differencesSheet,
};
