import { expect, it } from "vitest";
import { dueOf } from "./due";

it.each([
  ["2026-02-27", "Venció hace 2 días", "danger"],
  ["2026-02-28", "Venció ayer", "danger"],
  ["2026-03-01", "Vence hoy", "danger"],
  ["2026-03-02", "Vence mañana", "warn"],
  ["2026-03-04", "Vence en 3 días", "warn"],
  ["2026-03-08", "Vence en 7 días", "accent"],
  ["2026-04-01", "Vence el 01/04/2026", "neutral"],
])("%s reads «%s»", (day, text, tone) => {
  expect(dueOf(day, "2026-03-01")).toMatchObject({ text, tone });
});
