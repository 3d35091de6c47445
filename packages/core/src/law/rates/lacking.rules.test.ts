import { expect, it } from "vitest";
import { lackingOf } from "./lacking.rules";

const TODAY = "2026-11-27";
const none = { primera: null, ultima: null };

it("names the days that the Actas 2601, 2658 and 2764 lack, by when each of them ruled", () => {
  expect(lackingOf("acta2601", none, TODAY)).toEqual([
    { label: "Acta 2601", desde: "2014-05-21", hasta: "2016-04-26" },
  ]);
  const half = { primera: "2018-01-01", ultima: "2023-01-31" };
  expect(lackingOf("acta2658", half, TODAY)).toEqual([
    { label: "Acta 2658", desde: "2017-12-01", hasta: "2017-12-31" },
    { label: "Acta 2658", desde: "2023-02-01", hasta: "2026-10-13" },
    { label: "Acta 2764", desde: "2023-02-01", hasta: "2024-03-12" },
  ]);
});

it("lacks nothing where the values cover the act, nor of an index", () => {
  const whole = { primera: "2014-05-01", ultima: "2016-05-01" };
  expect(lackingOf("acta2601", whole, TODAY)).toEqual([]);
  expect(lackingOf("ipc", none, TODAY)).toEqual([]);
});
