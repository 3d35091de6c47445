import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import { expect, it } from "vitest";
import { draftOf, isSame, isWhole, updateOf, withException, withVacation } from "./draft";
import { addHours, setHours } from "./week";

const KEPT: Availability = {
  zone: "America/Argentina/Buenos_Aires",
  weekly: [{ weekday: 1, from: "09:00", to: "13:00" }],
  exceptions: [{ date: "2026-12-24", ranges: [] }],
  vacations: [{ from: "2027-01-01", to: "2027-01-31" }],
  closeOnHolidays: true,
  jurisdiction: "PJN",
  updatedAt: null,
  version: 3,
};

it("goes to the server as it came, while nothing was changed", () => {
  const { updatedAt: _, version: __, ...same } = KEPT;
  expect(updateOf(draftOf(KEPT))).toEqual(same);
  expect(isSame(draftOf(KEPT), draftOf(KEPT))).toBe(true);
});

it("knows what was changed, and keeps dates in order and once each", () => {
  const draft = draftOf(KEPT);
  const dated = withException(draft, {
    date: "2026-12-01",
    ranges: [{ from: "09:00", to: "10:00" }],
  });
  expect(isSame(draft, dated)).toBe(false);
  expect(dated.exceptions.map(({ date }) => date)).toEqual(["2026-12-01", "2026-12-24"]);
  expect(withException(dated, { date: "2026-12-01", ranges: [] }).exceptions).toHaveLength(2);
  const away = withVacation(draft, { from: "2026-12-28", to: "2026-12-30" });
  expect(away.vacations[0]?.from).toBe("2026-12-28");
});

it("is not sent with a line that is out of order", () => {
  const draft = { ...draftOf(KEPT), week: addHours(draftOf(KEPT).week, 1) };
  expect(isWhole(draft)).toBe(true);
  const [, added] = draft.week[1];
  const broken = setHours(draft.week, 1, { key: added?.key ?? "", from: "12:00", to: "11:00" });
  expect(isWhole({ ...draft, week: broken })).toBe(false);
});
