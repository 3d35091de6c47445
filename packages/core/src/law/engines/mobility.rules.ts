import { mobilityNeed, moved } from "../mobility/mobility.rules";
import {
  type MobilityResult,
  type MobilityVariables,
  mobilityVariables,
} from "../mobility/mobility.schema";
import { mobilitySheet } from "../mobility/mobility.sheet.rules";
import type { Engine } from "./engine.rules";

export const MOBILITY: Engine<MobilityVariables, MobilityResult> = {
  variables: mobilityVariables,
  needs: (variables) => ({ series: mobilityNeed(variables) }),
  compute: (variables, { book }) => moved(variables, book),
  sheet: mobilitySheet,
};
