import { expect, it } from "vitest";
import { fromNotation, toNotation } from "./notation";

it("notes what the application writes as DynamoDB does, without what is undefined", () => {
  const item = {
    ...{ name: "Ana", empty: "", count: -3, part: 0.5, yes: true, none: null, missing: undefined },
    octets: Buffer.from("hola"),
    list: [1, undefined, "dos", [{ deep: null }]],
    map: { a: { b: "c" } },
  };
  expect(toNotation(item)).toEqual({
    ...{ name: { S: "Ana" }, empty: { S: "" }, count: { N: "-3" }, part: { N: "0.5" } },
    ...{ yes: { BOOL: true }, none: { NULL: true }, octets: { B: "aG9sYQ==" } },
    list: { L: [{ N: "1" }, { S: "dos" }, { L: [{ M: { deep: { NULL: true } } }] }] },
    map: { M: { a: { M: { b: { S: "c" } } } } },
  });
  const { missing, list, ...rest } = item;
  expect(fromNotation(toNotation(rest))).toEqual(rest);
});

it.each([
  ["a date", new Date(0)],
  ["a number that is not safe", 2 ** 53],
  ["what is no number", Number.NaN],
  ["a set", new Set(["a"])],
  ["a function", () => 1],
])("refuses %s, which would come back as something else", (_, value) => {
  expect(() => toNotation({ value })).toThrow(TypeError);
});
