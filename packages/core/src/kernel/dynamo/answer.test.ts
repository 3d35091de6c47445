import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { readAnswer } from "./answer";
import { toNotation } from "./notation";

afterEach(() => vi.restoreAllMocks());

const name = fc.string({ unit: "binary" }).filter((text) => text !== "__proto__");
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom('"', "\\", '\\"}', "\n", '{"S":"a"}', "ñandú", "👩‍⚖️"),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array().map((octets) => Buffer.from(octets)),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(name, tie("any"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any;
const item = fc.dictionary(name, value, { maxKeys: 8, noNullPrototype: true });

it("reads every item that the application writes, with or without space between", () => {
  fc.assert(
    fc.property(fc.array(item), item, (items, key) => {
      const noted = { Count: items.length, Items: items.map(toNotation), ScannedCount: 7 };
      const page = { ...noted, LastEvaluatedKey: toNotation(key) };
      const plain = { Items: items, LastEvaluatedKey: key };
      expect(readAnswer(JSON.stringify(page))).toEqual(plain);
      expect(readAnswer(JSON.stringify(page, null, 1))).toEqual(plain);
    }),
  );
});

const ana = { name: "Ana", count: -3, list: [], map: {}, none: null, no: false, yes: true };
const noted = JSON.stringify(toNotation(ana));

it.each([
  ["an item", `{"Item":${noted}}`, { Item: ana }],
  ["no item", "{}", {}],
  ["an empty page", '{"Count":0,"Items":[],"ScannedCount":0}', { Items: [] }],
  [
    "a batch",
    `{"Responses":{"t":[${noted},${noted}]},"UnprocessedKeys":{}}`,
    { Responses: { t: [ana, ana] } },
  ],
])("reads %s without a parser of JSON", (_, text, answer) => {
  const parse = vi.spyOn(JSON, "parse");
  expect(readAnswer(text)).toEqual(answer);
  expect(parse).not.toHaveBeenCalled();
});

it("leaves the keys of a batch that were not read as they were written", () => {
  const left = { t: { Keys: [{ pk: { S: "a" } }], ConsistentRead: true } };
  const text = `{"Responses":{"t":[${noted}]},"UnprocessedKeys":${JSON.stringify(left)}}`;
  expect(readAnswer(text)).toEqual({ Responses: { t: [ana] }, UnprocessedKeys: left });
});

it.each(["", "{", '{"Items":[', '{"Item":{"a":{"S":"b"}}', '{"Item":{"a":{"S":"b}}}', "<html>"])(
  "refuses %j as a parser of JSON does",
  (text) => {
    expect(() => readAnswer(text)).toThrow(SyntaxError);
  },
);
