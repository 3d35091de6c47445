import type { PublicType } from "@foja/core/agenda/booking/page.schema";
import { describe, expect, it } from "vitest";
import {
  changingText,
  durationText,
  faultsOf,
  kindAsked,
  lateText,
  NO_DETAILS,
  nextText,
  placeText,
} from "./booking-words";

const kind = (_id: string, name: string) => ({ _id, name }) as PublicType;
const OFFICE = { kind: "office", address: "Talcahuano 550", phone: null } as const;

describe("durationText", () => {
  it.each([
    [20, "20 minutos"],
    [60, "1 hora"],
    [90, "1 hora y media"],
    [120, "2 horas"],
    [135, "2 h 15 min"],
  ])("%d is «%s»", (minutes, text) => expect(durationText(minutes)).toBe(text));
});

describe("what can still be changed", () => {
  it.each([
    [true, null, "Podés cambiar el horario hasta el lunes, 10:00, y cancelarlo hasta que empiece."],
    [
      false,
      "4371-0000",
      "Podés cancelarlo hasta que empiece. Para cambiar el horario, llamá al 4371-0000.",
    ],
    [
      false,
      null,
      "Podés cancelarlo hasta que empiece. Para cambiar el horario, comunicate con el estudio.",
    ],
  ])("%s, with the number %s", (canReschedule, practicePhone, text) =>
    expect(changingText({ canReschedule, practicePhone }, "lunes, 10:00")).toBe(text),
  );

  const start = "2026-12-01T13:00:00.000Z";
  it.each([
    [24, "2026-11-30T13:00:00.000Z", undefined],
    [
      24,
      "2026-11-30T13:00:00.001Z",
      "Este turno no se puede cambiar de horario por la página: faltan menos de 24 horas. Lo podés cancelar hasta que empiece.",
    ],
    [
      1,
      "2026-12-01T12:30:00.000Z",
      "Este turno no se puede cambiar de horario por la página: faltan menos de una hora. Lo podés cancelar hasta que empiece.",
    ],
    [0, "2026-12-01T12:59:00.000Z", undefined],
  ])("with %d hours to cancel, at %s", (cancelUntil, now, text) =>
    expect(lateText({ cancelUntil }, start, Date.parse(now))).toBe(text),
  );
});

describe("places", () => {
  it.each([
    [OFFICE, "En el estudio: Talcahuano 550", "Te esperan en Talcahuano 550."],
    [
      { kind: "phone", phone: "11 4321-0000" },
      "Por teléfono: 11 4321-0000",
      "llamá al 11 4321-0000",
    ],
    [{ kind: "phone", phone: null }, "Por teléfono, te llaman", "te llaman"],
    [{ kind: "video" }, "Por videollamada", "El enlace"],
  ] as const)("%j", (place, where, next) => {
    expect(placeText(place)).toBe(where);
    expect(nextText(place)).toContain(next);
  });
});

describe("kindAsked", () => {
  const types = [kind("typ_1", "Primera consulta"), kind("typ_2", "Sucesión: inicio")];
  it.each([
    ["typ_2", "typ_2"],
    ["primera-consulta", "typ_1"],
    ["Sucesion, inicio", "typ_2"],
    ["otra", undefined],
    [null, undefined],
  ])("%s is %s", (asked, id) => expect(kindAsked(types, asked)?._id).toBe(id));

  it("needs no choice where there is one only", () => {
    expect(kindAsked(types.slice(0, 1), null)?._id).toBe("typ_1");
  });
});

describe("faultsOf", () => {
  const question = (required: boolean, type: "text" | "yesno" = "text") => ({
    _id: "q1",
    label: "¿De qué se trata?",
    kind: type,
    options: [] as string[],
    required,
  });
  const full = { ...NO_DETAILS, name: "Ana Paz", email: "ana@correo.com" };

  it("names each field that is missing", () => {
    expect(
      Object.keys(faultsOf(NO_DETAILS, { place: OFFICE, questions: [question(true)] })),
    ).toEqual(["name", "email", "q1"]);
    expect(faultsOf(full, { place: OFFICE, questions: [question(false)] })).toEqual({});
  });

  it("asks for a number only where the practice calls", () => {
    const calls = { kind: "phone", address: null, phone: null } as const;
    expect(Object.keys(faultsOf(full, { place: calls, questions: [] }))).toEqual(["phone"]);
    expect(faultsOf(full, { place: { ...calls, phone: "4321" }, questions: [] })).toEqual({});
  });

  it("takes a no for an answer", () => {
    const answered = { ...full, answers: { q1: false } };
    expect(faultsOf(answered, { place: OFFICE, questions: [question(true, "yesno")] })).toEqual({});
  });
});
