import { expect, it } from "vitest";
import { dueOn } from "./due.rules";

it.each([
  ["2026-02-28", "overdue", -1],
  ["2025-12-31", "overdue", -60],
  ["2026-03-01", "today", 0],
  ["2026-03-02", "tomorrow", 1],
  ["2026-03-03", "within3", 2],
  ["2026-03-04", "within3", 3],
  ["2026-03-05", "within7", 4],
  ["2026-03-08", "within7", 7],
  ["2026-03-09", "later", 8],
])("%s, seen on the first of March, is %s by %i days", (day, step, days) => {
  expect(dueOn(day, "2026-03-01")).toEqual({ step, days });
});
