import { describe, expect, it } from "vitest";
import { isFree, type Situation, slotsIn, type Taken } from "./slots.rules";

const BUENOS_AIRES = "America/Argentina/Buenos_Aires";
const MONDAY = "2026-11-23";
const kind = {
  ...{ _id: "consulta", duration: 30, before: 0, after: 0 },
  ...{ notice: 0, step: 30, window: 60, mostPerDay: null },
};

type Changes = Omit<Partial<Situation>, "hours" | "kind"> & {
  hours?: Partial<Situation["hours"]>;
  kind?: Partial<Situation["kind"]>;
};

function situation({ hours, kind: changed, ...rest }: Changes = {}): Situation {
  return {
    hours: {
      zone: BUENOS_AIRES,
      weekly: [{ weekday: 1, from: "09:00", to: "11:00" }],
      exceptions: [],
      vacations: [],
      ...hours,
    },
    isClosed: () => false,
    kind: { ...kind, ...changed },
    mostOfAll: null,
    busy: [],
    taken: [],
    now: Date.parse("2026-11-22T12:00:00.000Z"),
    ...rest,
  };
}

/** An instant of that Monday in Buenos Aires. */
const at = (clock: string) => Date.parse(`${MONDAY}T${clock}:00.000-03:00`);
const span = (from: string, to: string) => ({ start: at(from), end: at(to) });
const taken = (from: string, to: string, type = "consulta"): Taken => ({
  ...span(from, to),
  id: `${from} ${type}`,
  type,
  begins: at(from),
});

const clocksOf = (given: Situation, from = MONDAY, to = from) =>
  slotsIn(from, to, given).map(({ start }) =>
    new Intl.DateTimeFormat("es-AR", {
      timeZone: given.hours.zone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(start),
  );

describe("the free times of a day", () => {
  it.each<[string, Changes, string[]]>([
    ["are every step of its hours", {}, ["09:00", "09:30", "10:00", "10:30"]],
    ["end with the hours", { kind: { duration: 50 } }, ["09:00", "09:30", "10:00"]],
    ["step by the step, not by the length", { kind: { step: 60 } }, ["09:00", "10:00"]],
    [
      "are those of several ranges, and touching ones are one",
      {
        hours: {
          weekly: [
            { weekday: 1, from: "16:00", to: "17:00" },
            { weekday: 1, from: "09:00", to: "09:45" },
            { weekday: 1, from: "09:45", to: "10:30" },
          ],
        },
      },
      ["09:00", "09:30", "10:00", "16:00", "16:30"],
    ],
    [
      "are those of its exception alone",
      { hours: { exceptions: [{ date: MONDAY, ranges: [{ from: "23:00", to: "24:00" }] }] } },
      ["23:00", "23:30"],
    ],
    [
      "are none on an exception without hours",
      { hours: { exceptions: [{ date: MONDAY, ranges: [] }] } },
      [],
    ],
    ["are none on vacation", { hours: { vacations: [{ from: MONDAY, to: MONDAY }] } }, []],
    ["are none on a holiday", { isClosed: (day) => day === MONDAY }, []],
    [
      "are an exception's on a holiday on vacation",
      {
        isClosed: () => true,
        hours: {
          vacations: [{ from: MONDAY, to: MONDAY }],
          exceptions: [{ date: MONDAY, ranges: [{ from: "09:00", to: "09:30" }] }],
        },
      },
      ["09:00"],
    ],
    ["begin after the notice", { now: at("09:00"), kind: { notice: 45 } }, ["10:00", "10:30"]],
    ["begin now at the earliest", { now: at("09:30") }, ["09:30", "10:00", "10:30"]],
    ["are within the window", { now: at("09:00") - 3 * 86_400_000, kind: { window: 2 } }, []],
    [
      "are not in the way of what is busy",
      { busy: [span("09:10", "09:20")] },
      ["09:30", "10:00", "10:30"],
    ],
    [
      "are not taken by what takes no time",
      { busy: [span("09:00", "09:00")] },
      ["09:00", "09:30", "10:00", "10:30"],
    ],
    ["touch what is busy", { busy: [span("09:30", "10:00")] }, ["09:00", "10:00", "10:30"]],
    [
      "keep their margins from what is busy, not from the hours",
      { busy: [span("09:30", "10:00")], kind: { before: 15, after: 30 } },
      ["10:30"],
    ],
    [
      "keep their margins from the margins of others",
      { taken: [taken("09:50", "10:10")], kind: { before: 10, after: 10 } },
      ["09:00", "10:30"],
    ],
    [
      "are none once its most are taken",
      { taken: [taken("09:00", "09:30"), taken("14:00", "14:30")], kind: { mostPerDay: 2 } },
      [],
    ],
    [
      "are not fewer for another kind's most",
      { taken: [taken("14:00", "14:30", "otra")], kind: { mostPerDay: 1 } },
      ["09:00", "09:30", "10:00", "10:30"],
    ],
    [
      "are none once the most of all kinds are taken",
      { taken: [taken("14:00", "14:30", "otra")], mostOfAll: 1 },
      [],
    ],
  ])("%s", (_, changes, clocks) => {
    expect(clocksOf(situation(changes))).toEqual(clocks);
  });

  it("follow the rules as they are when asked, for what was chosen before", () => {
    expect(isFree(at("10:30"), situation())).toBe(true);
    expect(isFree(at("10:30"), situation({ kind: { duration: 45 } }))).toBe(false);
    expect(isFree(at("10:15"), situation())).toBe(false);
    expect(isFree(at("10:30") + 1, situation())).toBe(false);
  });
});

describe("when clocks change", () => {
  const sundays = (zone: string, from: string, to: string) => ({
    zone,
    weekly: [{ weekday: 7, from, to }],
  });
  const hourly = { duration: 60, step: 60 };
  const now = Date.parse("2026-01-01T00:00:00.000Z");

  it.each([
    ["America/New_York", "2026-03-08", "00:00", "04:00", ["00:00", "01:00", "03:00"]],
    ["America/New_York", "2026-03-08", "02:30", "05:00", ["03:00", "04:00"]],
    ["America/New_York", "2026-11-01", "00:00", "03:00", ["00:00", "01:00", "01:00", "02:00"]],
    ["America/New_York", "2026-11-01", "13:00", "15:00", ["13:00", "14:00"]],
    ["Europe/Madrid", "2026-03-29", "01:00", "04:00", ["01:00", "03:00"]],
    ["Europe/Madrid", "2026-10-25", "01:00", "04:00", ["01:00", "02:00", "02:00", "03:00"]],
    ["America/Santiago", "2026-09-06", "00:00", "03:00", ["01:00", "02:00"]],
    ["America/Santiago", "2026-04-05", "00:00", "02:00", ["00:00", "01:00"]],
  ])("in %s on %s from %s to %s one begins at %j", (zone, day, from, to, clocks) => {
    const given = situation({
      hours: sundays(zone, from, to),
      kind: { ...hourly, window: 365 },
      now,
    });
    expect(clocksOf(given, day)).toEqual(clocks);
    const starts = slotsIn(day, day, given).map(({ start }) => start);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it("at midnight, the longer Saturday has its hour more", () => {
    const saturday = {
      zone: "America/Santiago",
      weekly: [{ weekday: 6, from: "22:00", to: "24:00" }],
    };
    const given = situation({ hours: saturday, kind: { ...hourly, window: 365 }, now });
    expect(clocksOf(given, "2026-04-04")).toEqual(["22:00", "23:00", "23:00"]);
  });

  it("the whole window keeps its clocks through the change", () => {
    const given = situation({
      hours: sundays("America/New_York", "09:00", "10:00"),
      kind: { ...hourly, window: 30 },
      now: Date.parse("2026-03-01T00:00:00.000Z"),
    });
    expect(
      slotsIn("2026-03-01", "2026-03-15", given).map(({ start }) => new Date(start).toISOString()),
    ).toEqual(["2026-03-01T14:00:00.000Z", "2026-03-08T13:00:00.000Z", "2026-03-15T13:00:00.000Z"]);
  });
});

it("finds as many times as a year of steps, whatever is in the way", () => {
  const everyday = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: "00:00",
    to: "24:00",
  }));
  const given = situation({
    hours: { weekly: everyday },
    kind: { window: 365, step: 30 },
    now: Date.parse("2026-01-01T03:00:00.000Z"),
  });
  expect(slotsIn("2026-01-01", "2026-12-31", given)).toHaveLength(365 * 48);
});
