import { expect, it } from "vitest";
import { SILENCE_MS, verdictOf } from "./unanswered.rules";

const CLAIMED = 1_000_000;
const DAY_MS = 24 * 3600_000;

it.each([
  ["just claimed", 0, 0, "wait"],
  ["SES speaks of earlier letters only", SILENCE_MS - 1, SILENCE_MS, "ask"],
  ["SES spoke of one it took long after", SILENCE_MS, SILENCE_MS, "unsent"],
  ["SES is silent", 0, SILENCE_MS, "ask"],
  ["SES was silent for a day", 0, DAY_MS, "unknown"],
  ["SES speaks again after a day", DAY_MS, DAY_MS, "unsent"],
] as const)("%s: %i ms heard, %i ms passed, is «%s»", (_, heard, passed, verdict) => {
  expect(verdictOf(CLAIMED, CLAIMED + heard, CLAIMED + passed)).toBe(verdict);
});
