import { expect, it } from "vitest";
import { partsText } from "./plan-form";

it("says what the instalments of an amount come to", () => {
  expect(partsText(1000, "ARS", 3)).toBe("3 cuotas de $ 333,33; la última, de $ 333,34");
  expect(partsText(9, "UMA", 3)).toBe("3 cuotas de 3 UMA");
  expect(partsText(50, "ARS", 1)).toBe("Una cuota de $ 50,00");
  expect(partsText(50, "ARS", 0)).toBeUndefined();
  expect(partsText(0.02, "ARS", 3)).toBeUndefined();
});
