import { describe, expect, it } from "vitest";
import { localMoment, writtenLike } from "./moment.rules";

describe("a moment as it was written", () => {
  it.each([
    ["2026-11-20", "2026-11-20", 0],
    ["2026-11-20T10:30", "2026-11-20", 630],
    ["2026-11-20T10:30:15-03:00", "2026-11-20", 630],
    ["2026-11-21T01:15:00.000Z", "2026-11-20", 1335],
    ["2026-11-20T20:00+05:30", "2026-11-20", 690],
  ])("%s is of %s, minute %d, here", (text, day, minute) =>
    expect(localMoment(text)).toEqual({ day, minute }),
  );

  it.each([
    ["2026-11-20T08:00", "2026-11-24T10:05"],
    ["2026-11-20T08:00:00-03:00", "2026-11-24T10:05:00-03:00"],
    ["2026-11-20T08:00:00.000Z", "2026-11-24T13:05:00.000Z"],
    ["2026-11-20T08:00-05:00", "2026-11-24T08:05-05:00"],
    ["2026-11-20T08:00:30+05:30", "2026-11-24T18:35:30+05:30"],
  ])("like %s, five past ten of 24 November here is %s", (model, written) =>
    expect(writtenLike(model, { day: "2026-11-24", minute: 605 })).toBe(written),
  );
});
