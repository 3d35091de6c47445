import { describe, expect, it } from "vitest";
import { changedText } from "./changed-text";

const AT = "2026-11-24T15:00:00.000Z";
const now = Date.parse("2026-11-24T15:00:20.000Z");
const names: Record<string, string> = { usr_eva: "Eva Ríos", usr_leo: "Leo Paz" };
const textOf = (by: (string | null)[], fields = ["Vencimiento"], at = AT) =>
  changedText(
    by.map((one) => ({ by: one, at })),
    fields,
    { me: "usr_me", nameOf: (id) => names[id] ?? "?", now },
  );

describe("who changed what", () => {
  it.each([
    [["usr_eva"], "Eva Ríos cambió Vencimiento hace un momento"],
    [["usr_eva", "usr_eva"], "Eva Ríos cambió Vencimiento hace un momento"],
    [["usr_eva", "usr_leo"], "Eva Ríos y Leo Paz cambiaron Vencimiento hace un momento"],
    [["usr_me"], "Cambiaste Vencimiento en otro lado hace un momento"],
    [[null], "Foja cambió Vencimiento hace un momento"],
    [[], "Cambió Vencimiento en otro lado"],
  ])("of %j is «%s»", (by, text) => expect(textOf(by)).toBe(text));

  it("names every field, and when it was long ago says so", () => {
    expect(textOf(["usr_eva"], ["Fuero", "Materia"], "2026-11-24T13:00:00.000Z")).toBe(
      "Eva Ríos cambió Fuero y Materia hace 2 h",
    );
  });
});
