import type { Stored } from "../dynamo";
import type { Outcome, PulseName } from "./pulse.rules";

/** The last beat of one outcome: when, in UTC ISO, and of a bad one what happened, in Spanish. */
export type Beat = {
  name: PulseName;
  outcome: Outcome;
  at: string;
  problem: string | null;
  /** Of a reader of the stream: the age of the oldest change of its batch, in seconds. */
  ageSeconds: number | null;
};

export type BeatItem = Stored<Beat>;

/** One partition for all: they are few, small, and read together. */
const PARTITION = "PULSES";

export const beatRange = { pk: PARTITION, sk: { startingWith: "PULSE#" } };

export const toBeatItem = (beat: Beat): BeatItem => ({
  ...beat,
  pk: PARTITION,
  sk: `PULSE#${beat.name}#${beat.outcome}`,
  type: "pulse",
  version: 1,
});
