import { describe, expect, it } from "vitest";
import {
  bodyOf,
  changedBody,
  durationOf,
  emptyValues,
  endAfter,
  spanValues,
  valuesSpan,
} from "./event-form";
import { eventForm } from "./event-form-schema";

const HOUR = { allDay: false, start: "2026-03-10T12:00:00.000Z", end: "2026-03-10T13:00:00.000Z" };
const DAYS = { allDay: true, start: "2026-03-10T03:00:00.000Z", end: "2026-03-12T03:00:00.000Z" };
const values = { ...emptyValues(HOUR), title: "Reunión" };

const faults = (change: object) =>
  (eventForm.safeParse({ ...values, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("the form of an event", () => {
  it("shows days and hours as they are here, and says them back", () => {
    expect(spanValues(HOUR)).toMatchObject({
      startDate: "2026-03-10",
      startTime: "09:00",
      endTime: "10:00",
    });
    expect(valuesSpan(spanValues(HOUR))).toEqual(HOUR);
    expect(spanValues(DAYS)).toMatchObject({ startDate: "2026-03-10", endDate: "2026-03-11" });
    expect(valuesSpan(spanValues(DAYS))).toEqual(DAYS);
  });

  it("lasts as long as it did when its beginning moves, over midnight and over days", () => {
    const hour = durationOf(values) ?? 0;
    expect(hour).toBe(3_600_000);
    const at = (startTime: string) => endAfter({ ...values, startTime }, hour);
    expect(at("11:30")).toEqual({ endDate: "2026-03-10", endTime: "12:30" });
    expect(at("23:30")).toEqual({ endDate: "2026-03-11", endTime: "00:30" });
    expect(at("11:3")).toBeUndefined();
    const days = spanValues(DAYS);
    const moved = { ...days, startDate: "2026-03-30" };
    expect(endAfter(moved, durationOf(days) ?? 0)).toEqual({ endDate: "2026-03-31" });
    expect(durationOf({ ...values, endTime: "08:00" })).toBeUndefined();
    expect(durationOf({ ...values, endDate: "mañ" })).toBeUndefined();
  });

  it("sends what was written, and of a change only what differs", () => {
    expect(bodyOf(values)).toEqual({
      title: "Reunión",
      type: "otro",
      folderId: null,
      color: null,
      description: null,
      place: null,
      link: null,
      ...HOUR,
    });
    const weekly = { ...values, place: "Sala 2", link: "https://zoom.us/j/1" };
    expect(bodyOf({ ...weekly, repeatEvery: "semana", repeatTimes: "4" })).toMatchObject({
      ...{ place: "Sala 2", link: "https://zoom.us/j/1", repeat: { every: "semana", times: 4 } },
    });
    expect(bodyOf({ ...weekly, repeatEvery: "mes", repeatUntil: "2026-06-30" })).toMatchObject({
      repeat: { every: "mes", until: "2026-06-30" },
    });
    expect(changedBody(values, values)).toEqual({});
    expect(changedBody(values, { ...values, color: "#2e7d32" })).toEqual({ color: "#2e7d32" });
    expect(changedBody(values, { ...values, endTime: "10:30" })).toEqual({
      allDay: false,
      start: HOUR.start,
      end: "2026-03-10T13:30:00.000Z",
    });
  });

  it("says which day is none, and does not fall over it", () => {
    expect(faults({ endDate: "quizás" })).toContain(
      "endDate: Fecha de fin: escribí una fecha válida",
    );
  });

  it.each([
    [{}, []],
    [{ title: " " }, ["title: Título: completá este dato"]],
    [{ startDate: "2026-02-30" }, ["startDate: Fecha de inicio: escribí una fecha válida"]],
    [{ startTime: "9" }, ["startTime: Hora de inicio: escribila como 09:30"]],
    [{ allDay: true, startTime: "9" }, []],
    [{ endTime: "08:00" }, ["endTime: Fin: no puede ser anterior al inicio"]],
    [{ endDate: "2026-03-09" }, ["endDate: Fin: no puede ser anterior al inicio"]],
    [{ endDate: "2026-06-09" }, ["endDate: Fin: un evento dura hasta 60 días"]],
    [{ link: "zoom.us" }, ["link: Enlace: escribí una dirección que empiece con https://"]],
    [{ repeatEvery: "semana", repeatTimes: "4" }, []],
    [
      { repeatEvery: "semana" },
      ["repeatTimes: Cuántas veces: escribí un número del 2 al 60, o un último día"],
    ],
    [
      { repeatEvery: "semana", repeatTimes: "4", repeatUntil: "2026-06-30" },
      ["repeatUntil: Último día: dejá este dato o cuántas veces, no los dos"],
    ],
    [
      { repeatEvery: "dia", repeatUntil: "2026-06-30" },
      ["repeatUntil: Último día: un evento se repite hasta 60 veces"],
    ],
    [
      { repeatEvery: "mes", repeatUntil: "2026-03-20" },
      ["repeatUntil: Último día: así no se repite ninguna vez"],
    ],
  ])("with %j says %j", (change, said) => {
    expect(faults(change)).toEqual(said);
  });
});
