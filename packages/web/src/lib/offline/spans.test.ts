import { expect, it } from "vitest";
import { knownWithin } from "./spans";

type Thing = { _id: string; day: string; said?: string };
const daysOf = ({ day }: Thing) => ({ first: day, last: day });
const newer = {
  ...{ from: "2026-11-20", to: "2026-12-10" },
  data: [
    { _id: "a", day: "2026-11-30", said: "nuevo" },
    { _id: "b", day: "2026-12-05" },
  ],
};
const older = {
  ...{ from: "2026-11-01", to: "2026-11-30" },
  data: [
    { _id: "a", day: "2026-11-30", said: "viejo" },
    { _id: "c", day: "2026-11-02" },
  ],
};
const ids = (found: Thing[] | undefined) => found?.map(({ _id, said }) => [_id, said]);

it("puts together what was read of a span, the latest reading first", () => {
  const month = { from: "2026-11-01", to: "2026-11-30" };
  expect(ids(knownWithin<Thing>([newer, older], month, daysOf))).toEqual([
    ["a", "nuevo"],
    ["c", undefined],
  ]);
});

it("knows nothing of days that were not read", () => {
  const far = { from: "2027-01-01", to: "2027-01-31" };
  expect(knownWithin<Thing>([newer, older], far, daysOf)).toBeUndefined();
});
