import { describe, expect, it } from "vitest";
import { placeText, stepText } from "./words";

const ZONE = "America/Argentina/Buenos_Aires";
const step = { at: "", from: null, to: null, reason: null };

describe("stepText", () => {
  it.each([
    [{ ...step, what: "cancelled", by: "visitor" }, "Se canceló, por el cliente"],
    [{ ...step, what: "expired", by: "system" }, "Venció sin respuesta"],
    [
      {
        ...step,
        what: "rescheduled",
        by: "practice",
        from: "2026-08-04T13:00:00.000Z",
        to: "2026-08-05T13:30:00.000Z",
      },
      "Se movió del martes 4 de agosto, 10:00 al miércoles 5 de agosto, 10:30, por el estudio",
    ],
  ] as const)("%j", (one, text) => expect(stepText(one, ZONE)).toBe(text));
});

describe("placeText", () => {
  const place = { address: null, phone: null, link: null };
  it.each([
    [{ ...place, kind: "office" }, "En el estudio"],
    [{ ...place, kind: "office", address: "Talcahuano 550" }, "Talcahuano 550"],
    [{ ...place, kind: "phone" }, "Lo llamás vos"],
    [{ ...place, kind: "phone", phone: "4321" }, "Llama al 4321"],
    [{ ...place, kind: "video" }, "Videollamada"],
  ] as const)("%j", (given, text) => expect(placeText({ place: given })).toBe(text));
});
