import { describe, expect, it } from "vitest";
import { falls, lookBack, settle, wrongSpan } from "./event.rules";

const allDay = (start: string, end: string) => settle({ allDay: true, start, end });

describe("what lasts all day", () => {
  it.each([
    // One day, however it is given.
    [
      "2026-03-10T03:00:00.000Z",
      "2026-03-10T03:00:00.000Z",
      "2026-03-10T03:00:00.000Z",
      "2026-03-11T03:00:00.000Z",
    ],
    [
      "2026-03-10T03:00:00.000Z",
      "2026-03-11T03:00:00.000Z",
      "2026-03-10T03:00:00.000Z",
      "2026-03-11T03:00:00.000Z",
    ],
    [
      "2026-03-10T12:00:00.000Z",
      "2026-03-10T21:00:00.000Z",
      "2026-03-10T03:00:00.000Z",
      "2026-03-11T03:00:00.000Z",
    ],
    // 23:59 of the day, which is already the next one in UTC.
    [
      "2026-03-10T03:00:00.000Z",
      "2026-03-11T02:59:59.999Z",
      "2026-03-10T03:00:00.000Z",
      "2026-03-11T03:00:00.000Z",
    ],
    // Three days, across the end of a year.
    [
      "2026-12-30T15:00:00.000Z",
      "2027-01-01T15:00:00.000Z",
      "2026-12-30T03:00:00.000Z",
      "2027-01-02T03:00:00.000Z",
    ],
    // Clocks went forward at the midnight that began 30 December 2007.
    [
      "2007-12-29T15:00:00.000Z",
      "2007-12-30T15:00:00.000Z",
      "2007-12-29T03:00:00.000Z",
      "2007-12-31T02:00:00.000Z",
    ],
  ])("from %s to %s runs from %s to %s", (start, end, first, last) => {
    const settled = allDay(start, end);
    expect(settled).toEqual({ allDay: true, start: first, end: last });
    expect(settle(settled)).toEqual(settled);
  });

  it("leaves hours, and what ends before it begins, as they are", () => {
    const meeting = {
      allDay: false,
      start: "2026-03-10T12:30:00.000Z",
      end: "2026-03-10T13:00:00.000Z",
    };
    expect(settle(meeting)).toEqual(meeting);
    const wrong = { allDay: true, start: meeting.end, end: meeting.start };
    expect(settle(wrong)).toEqual(wrong);
  });
});

describe("a span", () => {
  it.each([
    ["2026-03-10T12:00:00.000Z", "2026-03-10T12:00:00.000Z", undefined],
    ["2026-03-10T12:00:00.000Z", "2026-05-09T12:00:00.000Z", undefined],
    ["2026-03-10T12:00:00.000Z", "2026-05-09T12:00:00.001Z", "Fin: un evento dura hasta 60 días"],
    [
      "2026-03-10T12:00:00.000Z",
      "2026-03-10T11:59:59.999Z",
      "Fin: no puede ser anterior al inicio",
    ],
  ])("from %s to %s: %s", (start, end, message) => {
    expect(wrongSpan({ allDay: false, start, end })?.message).toBe(message);
  });

  const [from, to] = ["2026-03-10T03:00:00.000Z", "2026-03-11T03:00:00.000Z"];
  it.each([
    ["2026-03-10T03:00:00.000Z", "2026-03-10T03:00:00.000Z", true],
    ["2026-03-11T02:59:59.999Z", "2026-03-11T05:00:00.000Z", true],
    ["2026-03-11T03:00:00.000Z", "2026-03-11T05:00:00.000Z", false],
    ["2026-03-09T03:00:00.000Z", "2026-03-10T03:00:00.000Z", false],
    ["2026-03-09T03:00:00.000Z", "2026-03-10T03:00:00.001Z", true],
    ["2026-02-01T03:00:00.000Z", "2026-04-01T03:00:00.000Z", true],
  ])("from %s to %s falls on the 10th: %s", (start, end, there) => {
    expect(falls({ start, end }, { from, to })).toBe(there);
    expect(falls({ start, end }, {})).toBe(true);
  });

  it("is looked for sixty days back", () => {
    expect(lookBack("2026-03-02T03:00:00.000Z")).toBe("2026-01-01T03:00:00.000Z");
  });
});
