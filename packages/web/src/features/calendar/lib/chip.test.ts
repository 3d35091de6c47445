import { describe, expect, it } from "vitest";
import { formOf, isOverdue, surnameOf } from "./chip";
import type { Entry } from "./entries";

const event = (type: string) => ({ event: { type } }) as Entry["extendedProps"];
const due = (day: string, kind = "task") => ({ task: { kind, day } }) as Entry["extendedProps"];

it.each([
  ["Sosa, Marcos c/ Transportes del Plata S.A. s/ daños", "Sosa"],
  ["Bermúdez Etcheverry, María c/ Telecom s/ sumarísimo", "Bermúdez"],
  ["BANCO DE LA NACIÓN C/ GÓMEZ S/ EJECUTIVO", "BANCO"],
  ["Pérez s/ sucesión", "Pérez"],
  ["Consultas varias", "Consultas"],
  ["Ruiz Díaz, Ana c/ Banco s/ daños", "Ruiz Díaz"],
])("«%s» is known as «%s»", (folderName, surname) => {
  expect(surnameOf(folderName)).toBe(surname);
});

describe("the form of a chip", () => {
  it.each([
    [event("audiencia"), "hearing"],
    [event("mediacion"), "hearing"],
    [event("vencimiento"), "deadline"],
    [event("llamada"), "event"],
    [due("2026-11-20"), "chore"],
    [due("2026-11-20", "deadline"), "deadline"],
    [due("2026-11-20", "movement"), "deadline"],
  ])("of %j is %s", (entry, form) => {
    expect(formOf(entry)).toBe(form);
  });

  it("is that of something overdue the day after it was due", () => {
    expect(isOverdue(due("2026-11-20"), "2026-11-20")).toBe(false);
    expect(isOverdue(due("2026-11-20"), "2026-11-21")).toBe(true);
    expect(isOverdue(event("vencimiento"), "2026-11-21")).toBe(false);
  });
});
