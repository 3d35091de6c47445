import { expect, it } from "vitest";
import { departmentIn, departmentOf, departmentOfNumber } from "./department.rules";

it.each([
  ["SI", "San Isidro"],
  ["LP", "La Plata"],
  ["TA", undefined],
  ["toString", undefined],
])("knows the department of the letters %s", (letters, department) => {
  expect(departmentOf(letters)).toBe(department);
});

it("knows it by a number that is being typed", () => {
  expect(departmentOfNumber("mo - 77")).toBe("Morón");
  expect(departmentOfNumber("CNT 77/2020")).toBeUndefined();
});

it.each([
  ["Dto. Judicial de San Isidro", "San Isidro"],
  ["Buenos Aires, Zárate-Campana", "Zárate-Campana"],
  ["Juzgado N° 3 de Moron", "Morón"],
  ["San Isidro o San Martín", undefined],
  ["Capital Federal", undefined],
])("reads the department that «%s» names", (text, department) => {
  expect(departmentIn(text)).toBe(department);
});
