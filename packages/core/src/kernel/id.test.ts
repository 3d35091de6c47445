import { expect, it } from "vitest";
import { at } from "./clock";
import { isId, newId, setIds } from "./id";

it("sorts by creation, also within a millisecond", () => {
  const ids = at(1_000, () => Array.from({ length: 100 }, () => newId("folder")));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(100);
  expect(at(2_000, () => newId("folder")) > (ids.at(-1) ?? "")).toBe(true);
});

it("knows its own and nothing else", () => {
  const id = newId("folder");
  expect(isId("folder", id)).toBe(true);
  expect(isId("user", id)).toBe(false);
  for (const other of ["", "fol_", `${id}x`, id.toLowerCase(), `${id.slice(0, -1)}#`, "fol_../x"]) {
    expect(isId("folder", other)).toBe(false);
  }
});

it("is made by the test when the test says so", () => {
  setIds(() => "0".repeat(26));
  expect(newId("user")).toBe(`usr_${"0".repeat(26)}`);
});
