import { expect, it } from "vitest";
import { isAboutTicket, isNotNext, isPassing, shownReasons } from "./reasons.rules";
import { waitAfter } from "./wait.rules";

it("says what a code means, and then ARCA's own words", () => {
  expect(shownReasons([{ code: 10069, message: "Campo DocNro" }])).toEqual([
    { code: 10069, message: "El CUIT del cliente es el tuyo. ARCA dice: «Campo DocNro»" },
  ]);
  expect(shownReasons([{ code: 99999, message: "" }])).toEqual([
    { code: 99999, message: "ARCA no dijo por qué." },
  ]);
});

it.each([
  [
    [10_000, 600],
    [true, false, false],
  ],
  [[601], [true, false, false]],
  [[500], [false, true, false]],
  [[501], [false, true, false]],
  [[502], [false, true, false]],
  [[10_016], [false, false, true]],
  [
    [503, 602, 10_015],
    [false, false, false],
  ],
  [[], [false, false, false]],
])("tells of %j what it is about", (codes, about) => {
  const reasons = codes.map((code) => ({ code, message: "x" }));
  expect([isAboutTicket(reasons), isPassing(reasons), isNotNext(reasons)]).toEqual(about);
});

it("waits longer after each try, up to an hour", () => {
  const minutes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map((tries) => waitAfter(tries) / 60_000);
  expect(minutes).toEqual([1, 1, 2, 5, 10, 20, 30, 60, 60, 60]);
});
