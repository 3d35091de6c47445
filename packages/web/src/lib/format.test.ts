import { expect, it } from "vitest";
import { formatBytes, formatDate, formatDay, formatMoment, formatNumber } from "./format";

it("writes figures as es-AR does", () => {
  expect(formatNumber(12345)).toBe("12.345");
  expect([0, 7, 999, 1000, -1234, 1_000_000].map(formatNumber)).toEqual([
    ...["0", "7", "999", "1.000", "-1.234", "1.000.000"],
  ]);
  expect([1234.5, -0.25].map(formatNumber)).toEqual(["1.234,5", "-0,25"]);
  expect([1, 1025, 340_000].map(formatBytes)).toEqual(["1 KB", "2 KB", "333 KB"]);
  expect([0, 50, 1024, 1536].map((mb) => formatBytes(mb * 1024 * 1024))).toEqual([
    "0 MB",
    "50 MB",
    "1 GB",
    "1,5 GB",
  ]);
});

it("writes a date without moving it to another zone", () => {
  expect(formatDate("2026-03-01")).toBe("01/03/2026");
});

it("writes moments in the practice's zone, 24 h", () => {
  expect(formatDay("2026-11-21T02:00:00.000Z")).toBe("20/11/2026");
  expect(formatMoment("2026-11-21T02:05:00.000Z")).toBe("20/11/2026, 23:05");
});
