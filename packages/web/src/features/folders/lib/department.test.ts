// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { departmentFor, rememberDepartment } from "./department";

beforeEach(() => localStorage.clear());

it("reads the department from the letters of a number, and else proposes the last choice", () => {
  expect(departmentFor("MO-77-2019")).toBe("Morón");
  expect(departmentFor("XX-77-2019")).toBeUndefined();
  rememberDepartment("Quilmes");
  expect(departmentFor("XX-77-2019")).toBe("Quilmes");
  expect(departmentFor("MO-77-2019")).toBe("Morón");
  expect(departmentFor("CNT 4321/2024")).toBeUndefined();
});

it("keeps the last choice where none is given, and proposes none that is no department", () => {
  rememberDepartment("Quilmes");
  rememberDepartment("");
  expect(departmentFor("XX-77-2019")).toBe("Quilmes");
  rememberDepartment("Ninguno");
  expect(departmentFor("XX-77-2019")).toBeUndefined();
});
