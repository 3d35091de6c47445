import { apportion } from "../apportionment/apportionment.rules";
import {
  type ApportionmentResult,
  type ApportionmentVariables,
  apportionmentVariables,
} from "../apportionment/apportionment.schema";
import { apportionmentSheet } from "../apportionment/apportionment.sheet.rules";
import type { Engine } from "./engine.rules";

export const APPORTIONMENT: Engine<ApportionmentVariables, ApportionmentResult> = {
  variables: apportionmentVariables,
  compute: (variables) => apportion(variables),
  sheet: apportionmentSheet,
};
