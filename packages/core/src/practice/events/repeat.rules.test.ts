import { describe, expect, it } from "vitest";
import { repetitionsOf } from "./repeat.rules";

// 09:00 to 10:00 in Buenos Aires.
const HOUR = { allDay: false, start: "2026-01-31T12:00:00.000Z", end: "2026-01-31T13:00:00.000Z" };
const starts = (spans: ReturnType<typeof repetitionsOf>) =>
  spans?.map(({ start }) => start.slice(0, 10));

describe("the repetitions of an event", () => {
  it("are at the same hour, the first among them", () => {
    const spans = repetitionsOf(HOUR, { every: "dia", times: 3 });
    expect(starts(spans)).toEqual(["2026-01-31", "2026-02-01", "2026-02-02"]);
    expect(spans?.[2]).toEqual({
      ...{ allDay: false, start: "2026-02-02T12:00:00.000Z", end: "2026-02-02T13:00:00.000Z" },
    });
  });

  it("end on the last day, included", () => {
    expect(starts(repetitionsOf(HOUR, { every: "semana", until: "2026-02-14" }))).toEqual([
      ...["2026-01-31", "2026-02-07", "2026-02-14"],
    ]);
    expect(starts(repetitionsOf(HOUR, { every: "semana", until: "2026-02-13" }))).toEqual([
      ...["2026-01-31", "2026-02-07"],
    ]);
    expect(repetitionsOf(HOUR, { every: "dia", until: "2026-01-30" })).toEqual([]);
  });

  it("are on the last day of a month that has no such day, and go back to it", () => {
    expect(starts(repetitionsOf(HOUR, { every: "mes", times: 4 }))).toEqual([
      ...["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"],
    ]);
  });

  it("keep over midnight, and whole days", () => {
    const night = { ...HOUR, start: "2026-02-01T02:30:00.000Z", end: "2026-02-01T04:00:00.000Z" };
    expect(repetitionsOf(night, { every: "semana", times: 2 })?.[1]).toEqual({
      ...{ allDay: false, start: "2026-02-08T02:30:00.000Z", end: "2026-02-08T04:00:00.000Z" },
    });
    const days = {
      allDay: true,
      start: "2026-03-10T03:00:00.000Z",
      end: "2026-03-12T03:00:00.000Z",
    };
    expect(repetitionsOf(days, { every: "mes", times: 2 })?.[1]).toEqual({
      ...{ allDay: true, start: "2026-04-10T03:00:00.000Z", end: "2026-04-12T03:00:00.000Z" },
    });
  });

  it("are sixty at most", () => {
    expect(repetitionsOf(HOUR, { every: "dia", times: 60 })).toHaveLength(60);
    expect(repetitionsOf(HOUR, { every: "dia", until: "2026-03-31" })).toHaveLength(60);
    expect(repetitionsOf(HOUR, { every: "dia", until: "2026-04-01" })).toBeUndefined();
  });
});
