import { expect, it } from "vitest";
import { CALCULATOR_TYPES, isSettlement } from "./kinds.rules";

it("settles what is owed in a case by a settlement, damages or interest", () => {
  expect(CALCULATOR_TYPES.filter(isSettlement)).toEqual([
    ...["labor", "intereses", "obligaciones", "diferencias", "horasExtra", "alimentos"],
    ...["art", "civil"],
  ]);
});
