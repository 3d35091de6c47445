import { courtTaxOf } from "../court-tax/court-tax.rules";
import {
  type CourtTaxResult,
  type CourtTaxVariables,
  courtTaxVariables,
} from "../court-tax/court-tax.schema";
import { courtTaxSheet } from "../court-tax/court-tax.sheet.rules";
import type { Engine } from "./engine.rules";

export const COURT_TAX: Engine<CourtTaxVariables, CourtTaxResult> = {
  variables: courtTaxVariables,
  compute: (variables) => courtTaxOf(variables),
  sheet: courtTaxSheet,
};
