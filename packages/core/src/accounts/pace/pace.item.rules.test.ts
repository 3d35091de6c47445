import { expect, it } from "vitest";
import { toItem } from "./pace.item";

it.each([
  ["is full already", 0, 1_700_086_400],
  ["is full in ten seconds", 1_700_000_010_000, 1_700_086_410],
])("a bucket that %s is kept for a day after it is full", (_, fullAt, ttl) => {
  expect(toItem("usr_1", fullAt, 1_700_000_000_000)).toMatchObject({ fullAt, ttl });
});
