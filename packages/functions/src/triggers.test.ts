import { COUNTED_KINDS } from "@foja/core/operations/statistics/tags.rules";
import { TOPIC_OF } from "@foja/core/telling/realtime/change.rules";
import { Reminders } from "@foja/core/telling/reminders";
import { expect, it } from "vitest";
import { delivered } from "./streams/deliver";
import { derived } from "./streams/derive";
import { streams } from "./triggers";

const typesOf = (name: string) => streams.find((stream) => stream.name === name)?.itemTypes ?? [];
const missing = (name: string, wanted: readonly string[]) =>
  wanted.filter((type) => !typesOf(name).includes(type));

// What the stream's filter excludes never arrives: screens and counters would not be updated.
it("brings every change that screens show to where it is announced", () => {
  expect(missing("derive", Object.keys(TOPIC_OF))).toEqual([]);
});

it("brings every record that is counted or rings to where that is done", () => {
  expect(missing("derive", COUNTED_KINDS)).toEqual([]);
  expect(missing("derive", Reminders.SOURCE_TYPES)).toEqual([]);
});

it("brings what the rooms registered for to the consumer of each", () => {
  const typesIn = (registered: { type: string }[]) => registered.map(({ type }) => type);
  expect(missing("derive", typesIn(derived))).toEqual([]);
  expect(missing("deliver", typesIn(delivered))).toEqual([]);
});
