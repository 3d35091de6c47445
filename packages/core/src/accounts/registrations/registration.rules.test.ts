import { expect, it } from "vitest";
import { WAIT_MS, waiting, withOneMore } from "./registration.rules";

const NOW = 1_800_000_000_000;
const at = (...ages: number[]) => ages.map((age) => ({ createdAt: NOW - age }));

it("waits for a day", () => {
  expect(waiting(at(WAIT_MS, WAIT_MS - 1, 0), NOW)).toEqual(at(WAIT_MS - 1, 0));
});

it("keeps the last five of an e-mail", () => {
  const list = withOneMore(at(9, 5, 4, 3, 2), { createdAt: NOW }, NOW);
  expect(list).toEqual(at(5, 4, 3, 2, 0));
  expect(withOneMore(at(WAIT_MS, 1), { createdAt: NOW }, NOW)).toEqual(at(1, 0));
});
