import { decodeTime } from "ulid";
import { expect, it } from "vitest";
import { at } from "./clock";
import { isId, newId, setIds } from "./id";

it("sorts by creation, also within a millisecond", () => {
  const ids = at(1_000, () => Array.from({ length: 100 }, () => newId("folder")));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(100);
  expect(at(2_000, () => newId("folder")) > (ids.at(-1) ?? "")).toBe(true);
});

it("says the instant it was made at, also after one made as of a future date", () => {
  const instant = (id: string) => decodeTime(id.slice("fol_".length));
  expect(at("2030-01-01T00:00:00Z", () => instant(newId("folder")))).toBe(Date.UTC(2030, 0, 1));
  const ids = Array.from({ length: 50 }, (_, n) => at(1_000 + n, () => newId("folder")));
  expect(ids.map(instant)).toEqual(ids.map((_, n) => 1_000 + n));
  expect(new Set(ids.map((id) => id.slice(-16, -1))).size).toBe(50);
});

it("sorts by creation also while others make some as of another date", () => {
  const ids = Array.from({ length: 20 }, () => {
    at(9_000, () => newId("folder"));
    return at(5_000, () => newId("folder"));
  });
  expect([...ids].sort()).toEqual(ids);
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
