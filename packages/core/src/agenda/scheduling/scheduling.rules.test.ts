import { describe, expect, it } from "vitest";
import { calendarOf } from "../../law/deadlines/calendar.rules";
import { dueDate } from "../../law/deadlines/deadline.rules";
import type { DeadlineVariables } from "../../law/deadlines/deadline.schema";
import {
  aboutOf,
  type Due,
  deadlineOf,
  isDue,
  leftOver,
  moved,
  movedText,
  titleOf,
} from "./scheduling.rules";
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

describe("the deadline that a task carries", () => {
  const proof = { computedAt: "2026-11-20T12:00:00.000Z", verification: "AAAA-BBBB-CCCC-DDDD" };

  it("is its count in words, without the days", () => {
    expect(deadlineOf(proof, variables, dueOf())).toEqual({
      ...proof,
      variables,
      vencimiento: "2026-11-30",
      gracia: { fecha: "2026-12-01", hasta: "09:30" },
      conteo: "5 días hábiles desde el viernes 20/11/2026, por cédula, PJN (nacional y federal)",
      advertencias: dueOf().advertencias,
      calendario: dueOf().calendario,
      engineVersion: dueOf().engineVersion,
    });
  });

  it("gets the lines that only its old event or notice had, each once", () => {
    const event = { title: "Apelación", description: "Vence el lunes.\nLlevar copias" };
    const notice = { title: "Vence: Apelación", description: "Vence el lunes.\n\nLlevar copias" };
    expect(leftOver("Vence el lunes.", [event, notice])).toBe("Llevar copias");
    expect(leftOver("", [{ title: "Sola", description: null }])).toBe("");
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
