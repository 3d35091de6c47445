import { describe, expect, it } from "vitest";
import {
  addHours,
  copyHours,
  dropHours,
  faultsOf,
  hoursText,
  nextHours,
  openText,
  setHours,
  weeklyOf,
  weekOf,
} from "./week";

const MORNING = { weekday: 1, from: "09:00", to: "13:00" };
const AFTERNOON = { weekday: 1, from: "16:00", to: "19:30" };

describe("the week being edited", () => {
  it("comes from the ranges as they are kept, and goes back to them in order", () => {
    expect(weeklyOf(weekOf([AFTERNOON, MORNING]))).toEqual([MORNING, AFTERNOON]);
  });

  it("takes a line more, changes it and drops it again", () => {
    const more = addHours(weekOf([MORNING]), 1);
    const [, added] = more[1];
    if (!added) throw new Error("no line was added");
    expect(added).toMatchObject({ from: "14:00", to: "17:00" });
    const changed = setHours(more, 1, { ...added, to: "18:00" });
    expect(weeklyOf(changed)[1]).toEqual({ weekday: 1, from: "14:00", to: "18:00" });
    expect(weeklyOf(dropHours(changed, 1, added.key))).toEqual([MORNING]);
  });

  it("copies a day over others, each line with a key of its own", () => {
    const copied = copyHours(weekOf([MORNING, { ...AFTERNOON, weekday: 2 }]), 1, [2, 3]);
    expect(weeklyOf(copied)).toEqual([
      MORNING,
      { ...MORNING, weekday: 2 },
      { ...MORNING, weekday: 3 },
    ]);
    expect(copied[2][0]?.key).not.toBe(copied[1][0]?.key);
  });

  it("says how long it is open", () => {
    expect(openText(weekOf([MORNING, AFTERNOON]))).toBe("7 h 30 min");
    expect(openText(weekOf([MORNING]))).toBe("4 h");
  });
});

describe("nextHours", () => {
  it.each([
    [[], { from: "09:00", to: "13:00" }],
    [[{ from: "09:00", to: "13:00" }], { from: "14:00", to: "17:00" }],
    [[{ from: "09:00", to: "22:30" }], { from: "22:00", to: "23:00" }],
  ])("after %j proposes %j", (hours, next) => expect(nextHours(hours)).toEqual(next));
});

describe("faultsOf", () => {
  const faults = (...hours: [string, string][]) =>
    Object.values(faultsOf(hours.map(([from, to], i) => ({ key: String(i), from, to }))));

  it.each([
    [["09:00", "13:00"], undefined],
    [["13:00", "09:00"], "El fin tiene que ser posterior al comienzo"],
    [["nueve", "13:00"], "Escribí las dos horas, como 9:30"],
    [["", ""], "Escribí las dos horas, como 9:30"],
  ] as [[string, string], string | undefined][])("%j: %s", (range, fault) => {
    expect(faults(range)).toEqual(fault ? [fault] : []);
  });

  it("names two at once, at the later one; neighbours are none", () => {
    expect(faults(["09:00", "13:00"], ["12:00", "14:00"])).toEqual([
      "Se superpone con 09:00 a 13:00",
    ]);
    expect(faults(["09:00", "13:00"], ["13:00", "14:00"])).toEqual([]);
  });
});

describe("hoursText", () => {
  it("says them as one speaks", () => {
    const [a, b, c] = [MORNING, AFTERNOON, { from: "20:00", to: "21:00" }];
    expect(hoursText([a])).toBe("9:00 a 13:00");
    expect(hoursText([a, b])).toBe("9:00 a 13:00 y 16:00 a 19:30");
    expect(hoursText([a, b, c])).toBe("9:00 a 13:00, 16:00 a 19:30 y 20:00 a 21:00");
  });
});
