import { describe, expect, it } from "vitest";
import { wallOf } from "./wall.rules";

const [NEW_YORK, MADRID] = ["America/New_York", "Europe/Madrid"];
const [SANTIAGO, BUENOS_AIRES] = ["America/Santiago", "America/Argentina/Buenos_Aires"];

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe("an instant by the clocks of a zone", () => {
  it.each([
    [BUENOS_AIRES, "2026-11-23", "09:00", "2026-11-23T12:00:00.000Z"],
    [BUENOS_AIRES, "2026-11-23", "24:00", "2026-11-24T03:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-23", "09:00", "2026-11-23T03:15:00.000Z"],
    // A day of 23 hours: 02:30 does not exist, and clocks skip it at 03:00.
    [NEW_YORK, "2026-03-08", "01:59", "2026-03-08T06:59:00.000Z"],
    [NEW_YORK, "2026-03-08", "02:00", "2026-03-08T07:00:00.000Z"],
    [NEW_YORK, "2026-03-08", "02:30", "2026-03-08T07:00:00.000Z"],
    [NEW_YORK, "2026-03-08", "03:00", "2026-03-08T07:00:00.000Z"],
    [NEW_YORK, "2026-03-08", "15:00", "2026-03-08T19:00:00.000Z"],
    [NEW_YORK, "2026-03-07", "15:00", "2026-03-07T20:00:00.000Z"],
    // A day of 25 hours: 01:30 occurs twice, and the first is meant.
    [NEW_YORK, "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
    [NEW_YORK, "2026-11-01", "02:00", "2026-11-01T07:00:00.000Z"],
    [NEW_YORK, "2026-11-01", "15:00", "2026-11-01T20:00:00.000Z"],
    [MADRID, "2026-03-29", "02:15", "2026-03-29T01:00:00.000Z"],
    [MADRID, "2026-03-29", "12:00", "2026-03-29T10:00:00.000Z"],
    [MADRID, "2026-10-25", "02:15", "2026-10-25T00:15:00.000Z"],
    [MADRID, "2026-10-25", "12:00", "2026-10-25T11:00:00.000Z"],
    // Here clocks change at midnight: 6 September begins at 01:00, 4 April lasts an hour longer.
    [SANTIAGO, "2026-09-06", "00:00", "2026-09-06T04:00:00.000Z"],
    [SANTIAGO, "2026-09-06", "01:00", "2026-09-06T04:00:00.000Z"],
    [SANTIAGO, "2026-09-05", "24:00", "2026-09-06T04:00:00.000Z"],
    [SANTIAGO, "2026-04-04", "23:30", "2026-04-05T02:30:00.000Z"],
    [SANTIAGO, "2026-04-04", "24:00", "2026-04-05T04:00:00.000Z"],
    [SANTIAGO, "2026-04-05", "00:00", "2026-04-05T04:00:00.000Z"],
  ])("%s, %s %s is %s", (zone, day, clock, instant) => {
    expect(new Date(wallOf(zone).instantAt(day, minutes(clock))).toISOString()).toBe(instant);
  });
});

it.each([
  [SANTIAGO, "2026-04-05T03:30:00.000Z", "2026-04-04"],
  [SANTIAGO, "2026-04-05T04:00:00.000Z", "2026-04-05"],
  [SANTIAGO, "2026-09-06T03:59:59.999Z", "2026-09-05"],
  [NEW_YORK, "2026-11-02T04:59:00.000Z", "2026-11-01"],
  [BUENOS_AIRES, "2026-11-24T02:59:59.999Z", "2026-11-23"],
])("in %s %s falls on %s", (zone, instant, day) => {
  expect(wallOf(zone).dayOf(Date.parse(instant))).toBe(day);
});
