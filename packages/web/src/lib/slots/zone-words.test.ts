import { describe, expect, it } from "vitest";
import {
  clockIn,
  dayIn,
  showsTheSame,
  spokenDay,
  spokenMoment,
  spokenMonth,
  zoneBeside,
  zoneName,
} from "./zone-words";

const PRACTICE = "America/Argentina/Buenos_Aires";

describe("a moment in a zone", () => {
  it.each([
    // Both weeks in which New York, Madrid and Santiago change their clocks.
    ["2026-03-07T15:00:00.000Z", "America/New_York", "2026-03-07", "10:00"],
    ["2026-03-08T15:00:00.000Z", "America/New_York", "2026-03-08", "11:00"],
    ["2026-10-31T15:00:00.000Z", "America/New_York", "2026-10-31", "11:00"],
    ["2026-11-01T15:00:00.000Z", "America/New_York", "2026-11-01", "10:00"],
    ["2026-03-28T12:00:00.000Z", "Europe/Madrid", "2026-03-28", "13:00"],
    ["2026-03-29T12:00:00.000Z", "Europe/Madrid", "2026-03-29", "14:00"],
    ["2026-04-04T15:00:00.000Z", "America/Santiago", "2026-04-04", "12:00"],
    ["2026-04-05T15:00:00.000Z", "America/Santiago", "2026-04-05", "11:00"],
    ["2026-08-05T02:30:00.000Z", PRACTICE, "2026-08-04", "23:30"],
    ["2026-08-05T03:00:00.000Z", PRACTICE, "2026-08-05", "00:00"],
    ["2026-08-04T22:30:00.000Z", "Europe/Madrid", "2026-08-05", "00:30"],
  ])("%s in %s is on %s at %s", (instant, zone, day, clock) => {
    expect([dayIn(zone, instant), clockIn(zone, instant)]).toEqual([day, clock]);
  });

  it("is the same in zones that agree then, and only then", () => {
    const SUMMER = "2026-12-01T12:00:00.000Z";
    const WINTER = "2026-07-01T12:00:00.000Z";
    expect(showsTheSame(PRACTICE, "America/Santiago", SUMMER)).toBe(true);
    expect(showsTheSame(PRACTICE, "America/Santiago", WINTER)).toBe(false);
  });

  it("is said in words, in the zone's own day", () => {
    expect(spokenMoment("Europe/Madrid", "2026-08-04T22:30:00.000Z")).toBe(
      "miércoles 5 de agosto, 00:30",
    );
  });
});

describe("words", () => {
  it.each([
    [PRACTICE, "hora de Buenos Aires"],
    ["America/New_York", "hora de Nueva York"],
    ["Europe/Madrid", "hora de Madrid"],
    ["America/Port_of_Spain", "hora de Port of Spain"],
    ["UTC", "hora universal"],
  ])("calls %s «%s»", (zone, name) => expect(zoneName(zone)).toBe(name));

  it("names days and months", () => {
    expect(spokenDay("2026-08-04")).toBe("martes 4 de agosto");
    expect(spokenMonth("2026-08")).toBe("agosto de 2026");
  });

  it.each([
    // Browsers know a zone by its older name, too.
    ["America/Buenos_Aires", PRACTICE],
    ["America/Argentina/Mendoza", PRACTICE],
    ["Marte/Olimpo", PRACTICE],
    ["", PRACTICE],
    ["Europe/Madrid", "Europe/Madrid"],
    // Equal only for half of the year.
    ["America/Santiago", "America/Santiago"],
  ])("reads the clock on a device in %s by %s", (device, zone) => {
    expect(zoneBeside(PRACTICE, device, Date.parse("2026-11-22T12:00:00.000Z"))).toBe(zone);
  });
});
