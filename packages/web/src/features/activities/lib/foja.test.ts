import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { describe, expect, it } from "vitest";
import { blocksOf, citationOf, fojaOf, isAhead } from "./foja";

const entry = (more: Partial<Activity>) =>
  ({
    kind: "movement",
    foja: 12,
    date: "2026-11-05",
    title: "Traslado de la pericia",
    ...more,
  }) as Activity;

const TODAY = "2026-11-21";

describe("the number of an entry", () => {
  it("is shown, and cited with its date and its words", () => {
    expect(fojaOf(entry({}), TODAY)).toBe("f. 12");
    expect(citationOf(entry({}), TODAY)).toBe("f. 12, 05/11/2026, «Traslado de la pericia»");
  });

  it("is not shown before its day, nor is there one for the practice's own work", () => {
    expect(fojaOf(entry({ date: "2026-11-22" }), TODAY)).toBeUndefined();
    expect(fojaOf(entry({ date: TODAY }), TODAY)).toBe("f. 12");
    expect(citationOf(entry({ kind: "task", foja: null }), TODAY)).toBeUndefined();
  });

  it("follows the practice's day for an hour that is another day in UTC", () => {
    expect(isAhead(entry({ date: "2026-11-22T01:30:00.000Z" }), TODAY)).toBe(false);
    expect(isAhead(entry({ date: "2026-11-22T03:30:00.000Z" }), TODAY)).toBe(true);
  });
});

it("has the nearest first of what is to come, whatever the order of the file", () => {
  const days = ["2026-12-03", "2026-12-02", "2026-11-05", "2026-11-04"];
  const newestFirst = days.map((date) => entry({ date }));
  const shown = (entries: Activity[]) =>
    blocksOf(entries, TODAY).map(({ name, entries: of }) => [name, ...of.map(({ date }) => date)]);
  const ahead = ["Por venir", "2026-12-02", "2026-12-03"];
  expect(shown(newestFirst)).toEqual([ahead, ["Hasta hoy", "2026-11-05", "2026-11-04"]]);
  expect(shown([...newestFirst].reverse())).toEqual([
    ["Hasta hoy", "2026-11-04", "2026-11-05"],
    ahead,
  ]);
});
