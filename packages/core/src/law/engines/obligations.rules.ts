import { obligationsNeed, oblige } from "../obligations/obligations.rules";
import {
  type ObligationsResult,
  type ObligationsVariables,
  obligationsVariables,
} from "../obligations/obligations.schema";
import { obligationsSheet } from "../obligations/obligations.sheet.rules";
import type { Engine } from "./engine.rules";

export const OBLIGATIONS: Engine<ObligationsVariables, ObligationsResult> = {
  variables: obligationsVariables,
  needs: (variables) => ({ series: obligationsNeed(variables) }),
  compute: (variables, { book, today }) => oblige(variables, book, today),
  sheet: obligationsSheet,
};
