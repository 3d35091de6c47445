import { describe, expect, it } from "vitest";
import { formatCuit, maskCuit } from "./cuit";

describe("maskCuit", () => {
  it.each([
    ["", ""],
    ["2", "2"],
    ["20", "20"],
    ["201", "20-1"],
    ["2012345678", "20-12345678"],
    ["20123456786", "20-12345678-6"],
    ["20-12345678-6", "20-12345678-6"],
    [" 20 12.345.678 / 6 ", "20-12345678-6"],
    ["20123456786999", "20-12345678-6"],
    ["veinte", ""],
  ])("writes %j as %j", (typed, shown) => expect(maskCuit(typed)).toBe(shown));

  it("changes nothing when applied again", () => {
    for (const text of ["20", "201", "20123456786"]) {
      expect(maskCuit(maskCuit(text))).toBe(maskCuit(text));
    }
  });
});

it("reads a stored number", () => expect(formatCuit(30500001735)).toBe("30-50000173-5"));
