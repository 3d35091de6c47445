import type { Event } from "@foja/core/practice/events/event.schema";
import { describe, expect, it } from "vitest";
import {
  entryOf,
  entryOfDue,
  hoursOf,
  movedDueText,
  movedText,
  passes,
  spanOf,
  whenOf,
} from "./entries";

const event: Event = {
  _id: "evt_1",
  userId: "usr_1",
  title: "Audiencia",
  description: null,
  type: "audiencia",
  color: null,
  allDay: false,
  start: "2026-03-11T02:30:00.000Z",
  end: "2026-03-11T04:00:00.000Z",
  folderId: null,
  folderName: null,
  googleCalendarId: null,
  syncedWithGoogle: false,
  imported: false,
  google: null,
  place: null,
  link: null,
  seriesId: null,
  createdAt: "2026-03-01T00:00:00.000Z",
  updatedAt: "2026-03-01T00:00:00.000Z",
  version: 1,
};
const FAIR = { allDay: true, start: "2026-01-01T03:00:00.000Z", end: "2026-02-01T03:00:00.000Z" };

describe("an event", () => {
  it("is drawn by the clocks of the practice, whatever those of the browser", () => {
    expect(entryOf(event)).toMatchObject({
      start: "2026-03-10T23:30:00",
      end: "2026-03-11T01:00:00",
    });
    expect(entryOf({ ...event, ...FAIR })).toMatchObject({
      start: "2026-01-01",
      end: "2026-02-01",
    });
    expect(entryOf({ ...event, end: event.start })).not.toHaveProperty("end");
  });

  it.each([
    [{ allDay: false, start: "2026-03-10T23:30", end: "2026-03-11T01:00" }, event],
    [
      { allDay: false, start: "2026-03-10T23:30", end: null },
      { ...event, end: "2026-03-11T03:30:00.000Z" },
    ],
    [{ allDay: true, start: "2026-01-01T00:00", end: "2026-02-01T00:00" }, FAIR],
    [
      { allDay: true, start: "2026-01-01T00:00", end: null },
      { ...FAIR, end: "2026-01-02T03:00:00.000Z" },
    ],
  ])("dropped at %j is kept as the API says it", (dropped, { allDay, start, end }) => {
    const utc = (text: string) => new Date(`${text}:00.000Z`);
    const given = {
      allDay: dropped.allDay,
      start: utc(dropped.start),
      end: dropped.end ? utc(dropped.end) : null,
    };
    expect(spanOf(given)).toEqual({ allDay, start, end });
  });

  it.each([
    [event, "Martes, 10 de marzo de 2026, 23:30, al miércoles, 11 de marzo de 2026, 01:00"],
    [{ ...event, end: event.start }, "Martes, 10 de marzo de 2026, 23:30"],
    [{ ...event, end: "2026-03-11T02:45:00.000Z" }, "Martes, 10 de marzo de 2026, 23:30 a 23:45"],
    [FAIR, "Del jueves, 1 de enero de 2026 al sábado, 31 de enero de 2026"],
    [{ ...FAIR, end: "2026-01-02T03:00:00.000Z" }, "Jueves, 1 de enero de 2026, todo el día"],
  ])("says when it is", (span, words) => {
    expect(whenOf(span)).toBe(words);
  });

  it.each([
    ["2026-03-10T12:00:00.000Z", "Movido: Martes, 10 de marzo de 2026, 23:30 a 23:45"],
    [
      "2026-03-11T02:45:00.000Z",
      "Movido: Martes, 10 de marzo de 2026, 23:30 a 23:45. Queda en el pasado",
    ],
  ])("says at %s that it was moved", (now, words) => {
    expect(movedText({ ...event, end: "2026-03-11T02:45:00.000Z" }, now)).toBe(words);
  });

  it.each([
    ["2026-03-10", "«Apelar» vence el martes 10/03/2026"],
    ["2026-03-11", "«Apelar» venció el martes 10/03/2026. Queda en el pasado"],
  ])("says on %s that a due date was moved", (today, words) => {
    expect(movedDueText("Apelar", "2026-03-10", today)).toBe(words);
  });

  it.each([
    [{ types: [], onlyCases: false }, true],
    [{ types: ["audiencia" as const], onlyCases: false }, true],
    [{ types: ["llamada" as const], onlyCases: false }, false],
    [{ types: [], onlyCases: true }, false],
  ])("passes %j: %s", (view, passed) => {
    expect(passes(view)(event)).toBe(passed);
  });
});

it("what falls due is on its day; a task is moved from there, what a court published is not", () => {
  const due = { _id: "tas_1", title: "Presentar", day: "2026-03-10", at: null };
  const inCase = { folderId: null, folderName: null };
  expect(entryOfDue({ ...due, ...inCase, kind: "deadline" })).toMatchObject({
    ...{ start: "2026-03-10", allDay: true, editable: true },
  });
  expect(entryOfDue({ ...due, ...inCase, kind: "movement" }).editable).toBe(false);
});

it.each([
  [[], "07:00:00", "21:00:00"],
  [["2026-03-10T06:30:00", "2026-03-10T07:00:00"], "06:00:00", "21:00:00"],
  [["2026-03-10T20:30:00", "2026-03-10T22:15:00"], "07:00:00", "23:00:00"],
  [["2026-03-10T23:30:00", "2026-03-11T01:00:00"], "00:00:00", "24:00:00"],
])("a day with %j is drawn from %s to %s", (hours, slotMinTime, slotMaxTime) => {
  const [start = "", end] = hours;
  const timed = { ...entryOf(event), start, end };
  expect(hoursOf(start ? [timed] : [])).toEqual({ slotMinTime, slotMaxTime });
});
