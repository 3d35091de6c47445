import { expect, it } from "vitest";
import { middleOf } from "./small-photo";

it.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 401, { x: 0, y: 51, side: 300 }],
  [64, 64, { x: 0, y: 0, side: 64 }],
])("takes the middle of a picture of %d by %d", (width, height, middle) =>
  expect(middleOf(width, height)).toEqual(middle),
);
