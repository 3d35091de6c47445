import { expect, it } from "vitest";
import { endOf, WAIT_MS, waiting, withOneMore } from "./registration.rules";

const NOW = 1_800_000_000_000;
const one = (minutesAgo: number, codeMinutesLeft?: number) => ({
  _id: `reg_${minutesAgo}`,
  createdAt: NOW - minutesAgo * 60_000,
  code: codeMinutesLeft === undefined ? null : { expiresAt: NOW + codeMinutesLeft * 60_000 },
});
const DAYS = 24 * 60;

it("waits seven days for a code", () => {
  expect(WAIT_MS).toBe(7 * 24 * 3600 * 1000);
  const list = [one(8 * DAYS), one(7 * DAYS), one(7 * DAYS - 1), one(0)];
  expect(waiting(list, NOW)).toEqual([one(7 * DAYS - 1), one(0)]);
});

it("keeps five of an e-mail, the newest", () => {
  const list = [6, 5, 4, 3, 2, 1].reduce<ReturnType<typeof one>[]>(
    (all, minutes) => withOneMore(all, one(minutes), NOW),
    [],
  );
  expect(list).toEqual([5, 4, 3, 2, 1].map((minutes) => one(minutes)));
});

it("lets those leave first whose code nobody can have", () => {
  const list = [one(9, 1), one(8, -1), one(7), one(6, 4), one(5)];
  expect(withOneMore(list, one(0), NOW)).toEqual([one(9, 1), one(7), one(6, 4), one(5), one(0)]);
});

it("lets the oldest leave where the code of each is in the mail", () => {
  const list = [9, 8, 7, 6, 5].map((minutes) => one(minutes, 1));
  expect(withOneMore(list, one(0), NOW)).toEqual([...list.slice(1), one(0)]);
});

it("takes the same one again in its place at the end", () => {
  const again = { ...one(3, 9), createdAt: NOW };
  expect(withOneMore([one(4), one(3, 9), one(2)], again, NOW)).toEqual([one(4), one(2), again]);
});

it("ends with the newest of the list, at once when it is empty", () => {
  expect(endOf([one(10), one(5)], NOW)).toBe((NOW - 5 * 60_000 + WAIT_MS) / 1000);
  expect(endOf([], NOW)).toBe(NOW / 1000);
});
