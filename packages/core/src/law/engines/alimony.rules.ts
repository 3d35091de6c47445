import { alimony, alimonyNeed } from "../alimony/alimony.rules";
import {
  type AlimonyResult,
  type AlimonyVariables,
  alimonyVariables,
} from "../alimony/alimony.schema";
import { alimonySheet } from "../alimony/alimony.sheet.rules";
import type { Engine } from "./engine.rules";

export const ALIMONY: Engine<AlimonyVariables, AlimonyResult> = {
  variables: alimonyVariables,
  needs: (variables) => ({ series: alimonyNeed(variables) }),
  compute: (variables, { book, today }) => alimony(variables, book, today),
  sheet: alimonySheet,
};
