import { expect, it } from "vitest";
import { googleCalendarUrl } from "./visit-calendar.rules";
import { visitIcs } from "./visit-ics.rules";

const visit = {
  _id: "res_1",
  typeName: "Consulta",
  title: "Estudio Sosa, abogados",
  start: "2026-12-01T13:00:00.000Z",
  end: "2026-12-01T13:30:00.000Z",
  place: { kind: "office" as const, address: "Lavalle 100, piso 2", phone: null, link: null },
  practicePhone: "011 4371-0000",
};

it("is an entry for the visitor's own calendar, with the UID of the mailed invitation", () => {
  const lines = visitIcs(visit, "2026-11-27T12:00:00.000Z").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:res_1@foja.ar",
      "DTSTART:20261201T130000Z",
      "DTEND:20261201T133000Z",
      "SUMMARY:Consulta con Estudio Sosa\\, abogados",
      "LOCATION:Lavalle 100\\, piso 2",
      "DESCRIPTION:Teléfono del estudio: 011 4371-0000",
    ]),
  );
  expect(lines.filter((line) => line.startsWith("METHOD"))).toEqual([]);
});

it("is offered to Google Calendar with its time in UTC", () => {
  const { origin, searchParams } = new URL(googleCalendarUrl(visit));
  expect(origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Consulta con Estudio Sosa, abogados",
    dates: "20261201T130000Z/20261201T133000Z",
    details: "Teléfono del estudio: 011 4371-0000",
    location: "Lavalle 100, piso 2",
  });
});

it("says which number to call, and nothing where there is nothing to say", () => {
  const called = { kind: "phone" as const, address: null, phone: "4371-1111", link: null };
  const query = new URL(googleCalendarUrl({ ...visit, place: called, practicePhone: null }));
  expect(query.searchParams.get("details")).toBe("Llamá al 4371-1111");
  const silent = { ...called, phone: null };
  const bare = new URL(googleCalendarUrl({ ...visit, place: silent, practicePhone: null }));
  expect(bare.searchParams.has("details")).toBe(false);
});
