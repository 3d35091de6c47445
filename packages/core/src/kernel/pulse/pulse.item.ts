import type { Stored } from "../dynamo";
import type { Outcome, PulseName } from "./pulse.rules";

/** The last beat of one outcome: its instant in UTC ISO and, if bad, the problem in Spanish. */
export type Beat = {
  name: PulseName;
  outcome: Outcome;
  at: string;
  problem: string | null;
  /** For a reader of the stream: the age of the oldest change of its batch, in seconds. */
  ageSeconds: number | null;
};

export type BeatItem = Stored<Beat>;

/** One partition for all: they are few and small, and are read together. */
const PARTITION = "PULSES";

export const beatRange = { pk: PARTITION, sk: { startingWith: "PULSE#" } };

export const toBeatItem = (beat: Beat): BeatItem => ({
  ...beat,
  pk: PARTITION,
  sk: `PULSE#${beat.name}#${beat.outcome}`,
  type: "pulse",
  version: 1,
});
