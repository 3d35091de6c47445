import { describe, expect, it } from "vitest";
import { dayOf, instantAt, momentText, startOfDay, timeOf } from "./zone.rules";

describe("the practice's day", () => {
  it.each([
    ["2026-03-11T01:00:00.000Z", "2026-03-10"],
    ["2026-03-11T02:59:59.999Z", "2026-03-10"],
    ["2026-03-11T03:00:00.000Z", "2026-03-11"],
    ["2008-01-10T02:30:00.000Z", "2008-01-10"],
    // Clocks went back an hour at midnight on 16 March 2008: from UTC−2 to UTC−3.
    ["2008-03-16T01:59:59.000Z", "2008-03-15"],
    ["2008-03-16T02:30:00.000Z", "2008-03-15"],
    ["2008-03-16T03:00:00.000Z", "2008-03-16"],
    // Until 1920 the offset was UTC−4:16:48.
    ["1910-05-25T04:16:47.000Z", "1910-05-24"],
    ["1910-05-25T04:16:48.000Z", "1910-05-25"],
  ])("of %s is %s", (instant, day) => {
    expect(dayOf(instant)).toBe(day);
    expect(dayOf(Date.parse(instant))).toBe(day);
  });

  it.each([
    ["2026-03-10", "2026-03-10T03:00:00.000Z"],
    ["2025-12-31", "2025-12-31T03:00:00.000Z"],
    // In the summer of 2008 the offset was UTC−2.
    ["2008-01-10", "2008-01-10T02:00:00.000Z"],
  ])("%s begins at %s", (day, instant) => {
    expect(startOfDay(day)).toBe(instant);
    expect(dayOf(instant)).toBe(day);
  });

  it.each([
    ["2026-03-10", "23:30", "2026-03-11T02:30:00.000Z"],
    ["2026-03-10", "09:05", "2026-03-10T12:05:00.000Z"],
    ["2008-01-10", "12:00", "2008-01-10T14:00:00.000Z"],
  ])("on %s at %s is the instant %s, and back", (day, time, instant) => {
    expect(instantAt(day, time)).toBe(instant);
    expect([dayOf(instant), timeOf(instant)]).toEqual([day, time]);
  });
});

it.each([
  ["2026-11-24T03:05:00.000Z", "24 de noviembre de 2026 a las 00:05"],
  ["2026-11-24T02:59:59.999Z", "23 de noviembre de 2026 a las 23:59"],
  ["2026-01-05T12:30:00.000Z", "5 de enero de 2026 a las 09:30"],
])("says the moment %s as «%s»", (instant, text) => {
  expect(momentText(instant)).toBe(text);
});
