import { expect, it } from "vitest";
import { sentenceOf } from "./sentence.rules";

const movement = (title: string) =>
  sentenceOf({ type: "movement", title, time: "2026-11-20" }, undefined)?.text;

it.each([
  ["Traslado de la demanda", /^El juzgado recibió la demanda/],
  ["Contesta demanda", /^La otra parte contestó/],
  ["Demanda", /^Presentamos la demanda/],
  ["Cédula al demandado", /^Hubo un movimiento/],
])("says %s in plain words", (title, said) => {
  expect(movement(title)).toMatch(said);
});

const hearing = {
  ...{ type: "event", eventType: "mediacion", createdAt: "2026-11-20T12:00:00.000Z" },
  // 21:30 of the 30th in Buenos Aires.
  start: "2026-12-01T00:30:00.000Z",
};

it("says a hearing with its accent, on the day that it is here", () => {
  expect(sentenceOf({ ...hearing, place: "" }, undefined)).toMatchObject({
    text: "Tenés una mediación el 30/11/2026. Te avisamos qué llevar.",
    ...{ date: "2026-11-20", when: hearing.start, place: null },
  });
});

it("gives no hour to a hearing of a whole day", () => {
  const start = "2026-12-01T03:00:00.000Z";
  expect(sentenceOf({ ...hearing, allDay: true, start }, undefined)?.when).toBe("2026-12-01");
});

const deadline = { type: "task", deadline: {}, dueDate: "2026-11-30", status: "completada" };

it.each([
  // 23:00 of the 30th, and 00:30 of the 1st, in Buenos Aires.
  ["2026-12-01T02:00:00.000Z", "Presentamos a tiempo lo que había que presentar en tu caso."],
  ["2026-12-01T03:30:00.000Z", "Presentamos lo que había que presentar en tu caso."],
])("says that a deadline was kept only where it was: %s", (completedAt, text) => {
  const before = { ...deadline, status: "pendiente" };
  expect(sentenceOf({ ...deadline, completedAt }, before)?.text).toBe(text);
});
