import { expect, it } from "vitest";
import { placed } from "./line-chart";

it("draws from nothing to the most, and from the first to the last", () => {
  const points = [
    { x: 20, y: 100 },
    { x: 30, y: 50, own: true },
    { x: 40, y: 0 },
  ];
  expect(placed(points)).toEqual([
    { own: false, at: 8, up: 8 },
    { own: true, at: 160, up: 60 },
    { own: false, at: 312, up: 112 },
  ]);
});

it("draws one point in the middle, and nothing on the ground", () => {
  expect(placed([{ x: 5, y: 0 }])).toEqual([{ own: false, at: 160, up: 112 }]);
});
