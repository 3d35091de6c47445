import { describe, expect, it } from "vitest";
import { dayText } from "../../law/deadlines/text.rules";
import { dueLine, withoutDue } from "./due-line.rules";

describe("the line of what falls due, without when", () => {
  it.each([
    dueLine(dayText("2026-03-10"), "Apelar: agravios"),
    dueLine(`${dayText("2026-11-18")} a las 09:30`, "Apelar: agravios"),
  ])("of «%s» is its title", (line) => expect(withoutDue(line)).toBe("Apelar: agravios"));

  it.each([
    "Audiencia: martes 10/03/2026 a las 10:00",
    "Nuevo movimiento: Vence el plazo",
    "Vence el plazo: apelar",
  ])("of «%s» is all of it", (line) => expect(withoutDue(line)).toBe(line));
});
