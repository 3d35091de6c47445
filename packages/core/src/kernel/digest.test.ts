import { expect, it } from "vitest";
import { digest, isSame } from "./digest";

it("is SHA-256 in base64url", () =>
  expect(digest("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0"));

it.each([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "abcd", false],
  ["ñ", "nn", false],
  ["", "", true],
])("compares %j with %j: %s", (one, other, same) => expect(isSame(one, other)).toBe(same));
