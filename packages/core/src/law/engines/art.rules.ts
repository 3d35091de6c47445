import { settleArt } from "../art/art.rules";
import { type ArtResult, type ArtVariables, artVariables } from "../art/art.schema";
import { artSheet } from "../art/art.sheet.rules";
import { artNeed } from "../art/art-data.rules";
import type { Engine } from "./engine.rules";

export const ART: Engine<ArtVariables, ArtResult> = {
  variables: artVariables,
  needs: (variables) => ({ series: artNeed(variables) }),
  compute: (variables, { book, today }) => settleArt(variables, book, today),
  sheet: artSheet,
};
