import { describe, expect, it } from "vitest";
import { dayInWords, greeting } from "./greeting";

describe("the greeting follows the hour of Buenos Aires, wherever the machine is", () => {
  it.each([
    ["2026-11-20T08:59:00Z", "Buenas noches"],
    ["2026-11-20T09:00:00Z", "Buen día"],
    ["2026-11-20T15:59:00Z", "Buen día"],
    ["2026-11-20T16:00:00Z", "Buenas tardes"],
    ["2026-11-20T22:59:00Z", "Buenas tardes"],
    ["2026-11-20T23:00:00Z", "Buenas noches"],
    ["2026-11-21T03:30:00Z", "Buenas noches"],
  ])("%s: %s", (now, words) => expect(greeting(new Date(now))).toBe(words));

  it("writes the day there", () => {
    expect(dayInWords(new Date("2026-11-21T02:00:00Z"))).toBe("Viernes, 20 de noviembre de 2026");
  });
});
