import { expect, it } from "vitest";
import { isOld } from "./account-words";

it("takes a value for old when it has been the last for more than 75 days", () => {
  const value = { pesos: 104_220, since: "2026-07-01", norm: "Res. SGA 1930/2026" };
  expect(isOld(value, "2026-09-14")).toBe(false);
  expect(isOld(value, "2026-09-15")).toBe(true);
});
