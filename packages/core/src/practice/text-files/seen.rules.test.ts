import { expect, it } from "vitest";
import { boxesOf } from "../texts/boxes.rules";
import { clausesOf } from "../texts/words.rules";
import { joined, placed } from "./seen.rules";

const word = (text: string, x0: number, y0: number) => ({
  text,
  x0,
  y0,
  x1: x0 + 100,
  y1: y0 + 20,
});

const SEEN = placed(
  joined([
    [word("Falta", 0, 0), word("de", 200, 0), word("aportes.", 400, 0)],
    [],
    [word("Aportes", 0, 100)],
  ]),
  "Firmado",
  { width: 1000, height: 2000 },
);

it("has the lines of a page after what is written on it", () => {
  expect(SEEN.text).toBe("Firmado\nFalta de aportes.\nAportes");
});

it("marks the words of what is sought, and no others", () => {
  expect(boxesOf(SEEN.text, SEEN.boxes, clausesOf('"de aportes"'))).toEqual([
    { from: 14, to: 16, x: 0.2, y: 0, width: 0.1, height: 0.01 },
    { from: 17, to: 25, x: 0.4, y: 0, width: 0.1, height: 0.01 },
  ]);
  expect(boxesOf(SEEN.text, SEEN.boxes, clausesOf("aportes")).map(({ y }) => y)).toEqual([0, 0.05]);
  expect(boxesOf(SEEN.text, SEEN.boxes, clausesOf("firmado"))).toEqual([]);
});
