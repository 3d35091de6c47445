import { describe, expect, it } from "vitest";
import { calendarOf } from "../../law/deadlines/calendar.rules";
import { dueDate } from "../../law/deadlines/deadline.rules";
import type { DeadlineVariables } from "../../law/deadlines/deadline.schema";
import { aboutOf, type Due, isDue, moved, movedText, spanOf, titleOf } from "./scheduling.rules";
import { scheduleDeadline } from "./scheduling.schema";

const variables: DeadlineVariables = {
  jurisdiccion: "PJN",
  notificacion: "2026-11-20",
  cantidad: 5,
};

function dueOf(given: Partial<DeadlineVariables> = {}, closed: string[] = []): Due {
  const edits = closed.map((day) => ({
    from: day,
    to: day,
    kind: "asueto" as const,
    reason: "Fumigación",
    source: null,
  }));
  const result = dueDate({ ...variables, ...given }, calendarOf("PJN", edits, edits.length));
  if (!isDue(result)) throw new Error("not due");
  return result;
}

describe("the event of a deadline", () => {
  it("lasts the due day, from midnight to midnight of the practice", () => {
    expect(spanOf(dueOf())).toEqual({
      allDay: true,
      start: "2026-11-30T03:00:00.000Z",
      end: "2026-12-01T03:00:00.000Z",
    });
  });

  it("of hours is a moment", () => {
    const hours = { notificacion: "2026-11-20T10:00", cantidad: 24, unidad: "horas" } as const;
    expect(spanOf(dueOf(hours))).toEqual({
      allDay: false,
      start: "2026-11-24T13:00:00.000Z",
      end: "2026-11-24T13:00:00.000Z",
    });
  });
});

it("says in the agenda how it was counted", () => {
  expect(aboutOf(variables, dueOf(), "Contra la sentencia")).toBe(
    [
      "Contra la sentencia",
      "Vence el lunes 30/11/2026.",
      "Plazo de gracia: martes 01/12/2026 hasta las 09:30.",
      "Se contó: 5 días hábiles desde el viernes 20/11/2026, por cédula, PJN (nacional y federal).",
    ].join("\n"),
  );
  expect(aboutOf(variables, dueOf({ opciones: { gracia: false } }), null)).not.toMatch(/gracia/);
});

describe("a deadline that a calendar moved", () => {
  it("says the old and the new date", () => {
    const [before, after] = [dueOf(), dueOf({}, ["2026-11-26"])];
    expect(moved(before, after)).toBe(true);
    expect(movedText("Apelación", before, after, "el cambio de calendario")).toBe(
      "El plazo «Apelación» vencía el lunes 30/11/2026; por el cambio de calendario vence el martes 01/12/2026.",
    );
  });

  it("says the old and the new grace when only that moved", () => {
    const [before, after] = [dueOf(), dueOf({}, ["2026-12-01"])];
    expect(moved(before, after)).toBe(true);
    expect(movedText("Apelación", before, after, "el cambio de calendario")).toBe(
      "El plazo de gracia de «Apelación» era el martes 01/12/2026; por el cambio de calendario es el miércoles 02/12/2026.",
    );
  });

  it("did not move where another day was closed", () => {
    expect(moved(dueOf(), dueOf({}, ["2026-12-24"]))).toBe(false);
  });
});

it("goes by the first line of what its calculation says", () => {
  expect(titleOf("Apelación\nContra la sentencia")).toBe("Apelación");
  expect(titleOf(null)).toBe("Plazo");
});

it("is asked for with its variables and a title", () => {
  const faultOf = (given: object) => scheduleDeadline.safeParse(given).error?.issues[0]?.message;
  expect(scheduleDeadline.parse({ variables, title: " Apelación " }).title).toBe("Apelación");
  expect(faultOf({ variables, title: "" })).toMatch(/^Título: completá/);
  expect(faultOf({ variables: { ...variables, cantidad: 0 }, title: "x" })).toMatch(/^Cantidad/);
  expect(faultOf({ title: "x" })).toMatch(/./);
});
