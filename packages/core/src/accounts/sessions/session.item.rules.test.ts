import { expect, it } from "vitest";
import { toDevice } from "./session.item";

it("remembers a kind of device for 180 days", () => {
  // 23 November 2026, and 22 May 2027, both at noon UTC.
  expect(toDevice("usr_1", "Chrome en Windows", 1_795_435_200_000).ttl).toBe(1_810_987_200);
});
