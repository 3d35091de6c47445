import { describe, expect, it } from "vitest";
import { colorIdOf, hexOf } from "./colors.rules";
import { fromGoogle, PARTS, readOnlyOf, toGoogle } from "./mapping.rules";
import { isTooMany, markOf, mergeOf, ourPrints, readMark, theirPrints } from "./merge.rules";

const at = (dateTime: string) => ({ dateTime });

describe("from Google", () => {
  it.each([
    [
      "hours of another zone",
      { start: at("2026-11-23T10:00:00+01:00"), end: at("2026-11-23T11:00:00+01:00") },
      { allDay: false, start: "2026-11-23T09:00:00.000Z", end: "2026-11-23T10:00:00.000Z" },
    ],
    [
      "no end",
      { start: at("2026-11-23T10:00:00-03:00") },
      { allDay: false, start: "2026-11-23T13:00:00.000Z", end: "2026-11-23T13:00:00.000Z" },
    ],
    [
      "a day, whose end is not part of it",
      { start: { date: "2026-11-23" }, end: { date: "2026-11-24" } },
      { allDay: true, start: "2026-11-23T03:00:00.000Z", end: "2026-11-24T03:00:00.000Z" },
    ],
    [
      "three days, over the end of a year",
      { start: { date: "2026-12-30" }, end: { date: "2027-01-02" } },
      { allDay: true, start: "2026-12-30T03:00:00.000Z", end: "2027-01-02T03:00:00.000Z" },
    ],
  ])("%s", (_, event, span) => {
    expect(fromGoogle(event)).toEqual({
      ...{ title: "Sin título", description: null, place: null, link: null },
      ...span,
    });
  });

  it.each([
    [undefined, "Sin título"],
    ["  ", "Sin título"],
    ["Audiencia\nde vista", "Audiencia de vista"],
    ["x".repeat(300), "x".repeat(250)],
    [`${"x".repeat(249)}😀`, "x".repeat(249)],
  ])("the title %j is %j", (summary, title) => {
    expect(fromGoogle({ summary, start: at("2026-11-23T10:00:00Z") })?.title).toBe(title);
  });

  it("leaves out what has no time, or lasts longer than an event may", () => {
    expect(fromGoogle({})).toBeUndefined();
    const months = { start: { date: "2026-01-01" }, end: { date: "2026-06-01" } };
    expect(fromGoogle(months)).toBeUndefined();
  });
});

describe("to Google", () => {
  const event = {
    title: "Pérez c/ Gómez",
    description: "Secreto",
    color: "#ff4d4f",
    ...{ place: "Sala 2", link: "https://zoom.us/j/1" },
    ...{ allDay: true, start: "2026-11-23T03:00:00.000Z", end: "2026-11-24T03:00:00.000Z" },
  };

  it("and back is the same, in any zone", () => {
    const hours = { ...event, allDay: false, end: "2026-11-23T05:30:00.000Z" };
    for (const one of [event, hours]) {
      const sent = toGoogle(one, { hidden: false, zone: "Europe/Madrid", parts: PARTS });
      const { color, ...words } = one;
      expect(fromGoogle(sent)).toEqual(words);
      expect(hexOf(sent.colorId)).toBe(color);
    }
  });

  it("says only what is named, and no word of what is only busy", () => {
    expect(toGoogle(event, { hidden: false, zone: null, parts: ["title"] })).toEqual({
      summary: "Pérez c/ Gómez",
    });
    const hidden = toGoogle(event, { hidden: true, zone: null, parts: PARTS });
    expect(JSON.stringify(hidden)).not.toMatch(/Pérez|Secreto|Sala|zoom/);
  });
});

describe("colours", () => {
  it.each([
    ["#1890ff", "9"],
    ["#52c41a", "10"],
    ["#faad14", "5"],
    ["#ff4d4f", "11"],
    ["#13c2c2", "7"],
    ["#722ed1", "3"],
  ])("%s is number %s, and back", (hex, number) => {
    expect(colorIdOf(hex)).toBe(number);
    expect(hexOf(number)).toBe(hex);
  });

  it("without a number are the default, and without a like have none", () => {
    expect(hexOf(undefined)).toBe("#1890ff");
    expect(colorIdOf("#123456")).toBeNull();
    expect(colorIdOf(null)).toBeNull();
  });
});

describe("what is not ours", () => {
  it.each([
    [{ organizer: { self: false } }, true],
    [{ organizer: { self: false }, guestsCanModify: true }, false],
    [{ organizer: { self: true } }, false],
    [{ locked: true }, true],
    [{}, false],
  ])("%j is read-only: %s", (event, readOnly) => {
    expect(readOnlyOf(event) !== null).toBe(readOnly);
  });
});

describe("putting both together", () => {
  const base = {
    ...{ title: "A", description: null, color: "#1890ff", allDay: false },
    ...{ start: "2026-11-23T13:00:00.000Z", end: "2026-11-23T14:00:00.000Z" },
  };
  const remote = { colorId: "9" };
  const agreed = { seen: theirPrints(base, remote), ours: ourPrints(base) };
  const merge = (here: object, there: object, hidden = false) => {
    const [own, theirs] = [
      { ...base, ...here },
      { ...base, ...there },
    ];
    const prints = { ours: ourPrints(own), theirs: theirPrints(theirs, { ...remote, ...there }) };
    return mergeOf(agreed, { ...prints, hidden, color: own.color });
  };

  it.each([
    [{}, {}, { theirs: [], ours: [], both: [] }],
    [{ title: "B" }, {}, { theirs: [], ours: ["title"], both: [] }],
    [{}, { title: "B" }, { theirs: ["title"], ours: [], both: [] }],
    [{ title: "B" }, { title: "C" }, { theirs: [], ours: [], both: ["title"] }],
    [{ title: "B" }, { title: "B" }, { theirs: [], ours: [], both: [] }],
    [{ title: "B" }, { end: base.start }, { theirs: ["when"], ours: ["title"], both: [] }],
    [{ color: "#52c41a" }, { colorId: "10" }, { theirs: [], ours: [], both: [] }],
    [{ color: "#52c41a" }, { colorId: "11" }, { theirs: [], ours: [], both: ["color"] }],
  ])("%j here and %j there", (here, there, outcome) => {
    expect(merge(here, there)).toEqual(outcome);
  });

  it("reads no words where they are hidden", () => {
    const there = { title: "Ocupado", description: "x", place: "Sala 2" };
    expect(merge({}, there, true).theirs).toEqual([]);
  });

  it("puts places together as the other parts", () => {
    expect(merge({ place: "Sala 2" }, {})).toEqual({ theirs: [], ours: ["where"], both: [] });
    expect(merge({ place: "Sala 2" }, { link: "https://zoom.us/j/1" }).both).toEqual(["where"]);
  });

  it("reads what was agreed before places were sent, with one that Google had already", () => {
    const { where: _, ...seen } = agreed.seen;
    const { where: __, ...ours } = agreed.ours;
    const mark = markOf("evt_1", 3, { seen, ours });
    const [old, now] = [mark.seen.split(" "), { hidden: false, color: base.color }];
    // An older mark has four parts, its colour the last.
    const older = { ...mark, seen: [...old.slice(0, 3), old[4]].join(" ") };
    const read = readMark({ extendedProperties: { private: older } })?.agreed;
    expect(read?.seen).toEqual({ ...seen, where: undefined });
    const both = { ours: ourPrints(base), theirs: theirPrints(base, remote) };
    expect(mergeOf({ seen, ours }, { ...both, ...now })).toEqual({
      theirs: [],
      ours: [],
      both: [],
    });
    const there = theirPrints({ ...base, place: "Sala 2" }, remote);
    expect(mergeOf({ seen, ours }, { ...both, theirs: there, ...now }).theirs).toEqual(["where"]);
  });

  it("finds in the mark of an event what it was sent with", () => {
    const mark = { extendedProperties: { private: markOf("evt_1", 3, agreed) } };
    expect(readMark(mark)).toEqual({ event: "evt_1", version: 3, agreed });
    expect(readMark({ extendedProperties: { private: { event: "evt_1" } } })).toBeUndefined();
    expect(readMark({})).toBeUndefined();
  });
});

describe("deletions", () => {
  it.each([
    [10, 10, false],
    [11, 500, false],
    [11, 55, false],
    [11, 54, true],
    [200, 200, true],
  ])("%i of %i are too many: %s", (deletions, of, tooMany) => {
    expect(isTooMany(deletions, of)).toBe(tooMany);
  });
});
