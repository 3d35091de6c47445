import fc from "fast-check";
import { expect, it } from "vitest";
import { readClock } from "./clock-text.rules";

it.each([
  ["9:30", "09:30"],
  ["09:30", "09:30"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9.30", "09:30"],
  ["9,30", "09:30"],
  ["9 30", "09:30"],
  ["9h30", "09:30"],
  ["9", "09:00"],
  ["9hs", "09:00"],
  ["9 h", "09:00"],
  ["9 horas", "09:00"],
  ["9:30 hs", "09:30"],
  ["9:30 Hs.", "09:30"],
  ["1730hs", "17:30"],
  ["21", "21:00"],
  ["0", "00:00"],
  ["23:59", "23:59"],
  ["24", undefined],
  ["24:00", undefined],
  ["9:60", undefined],
  ["9:3", undefined],
  ["960", undefined],
  ["25:10", undefined],
  ["mediodía", undefined],
  ["", undefined],
])("«%s» is %s", (text, clock) => {
  expect(readClock(text)).toBe(clock);
});

it("reads every minute of the day, as it is written and without the colon", () => {
  const two = (number: number) => String(number).padStart(2, "0");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (h, m) => {
      const clock = `${two(h)}:${two(m)}`;
      for (const text of [clock, `${h}:${two(m)}`, `${h}.${two(m)} hs`, `${two(h)}${two(m)}`]) {
        expect(readClock(text)).toBe(clock);
      }
    }),
  );
});
