import { calendarOf, daysOffIn } from "@foja/core/law/deadlines/calendar.rules";
import type { CalendarEdit } from "@foja/core/law/deadlines/calendar.schema";
import { describe, expect, it } from "vitest";
import { spansOf, withoutEdit, withoutSpan, workedOf } from "./calendar-edits";

const closed: CalendarEdit = {
  from: "2026-11-26",
  to: "2026-11-27",
  kind: "asueto",
  reason: "Fumigación",
  source: "Res. 12/2026",
};
const spans = (edits: CalendarEdit[]) => spansOf(daysOffIn(calendarOf("PJN", edits, 1), 2026));
const at = (edits: CalendarEdit[], from: string) => spans(edits).find((span) => span.from === from);

describe("the days of a calendar", () => {
  it("are listed together when they follow each other for one reason", () => {
    expect(at([], "2026-01-02")).toMatchObject({ to: "2026-01-31", own: false });
    expect(at([closed], "2026-11-26")).toMatchObject({ to: "2026-11-27", own: true });
  });

  it("work again when they are taken away, and not any more when that is taken back", () => {
    const winter = at([], "2026-07-20");
    if (!winter) throw new Error("no winter");
    const edits = withoutSpan([], winter);
    expect(at(edits, "2026-07-20")).toBeUndefined();
    expect(workedOf(edits, 2026)).toHaveLength(1);
    expect(workedOf(edits, 2027)).toHaveLength(0);
    const [worked] = edits;
    if (!worked) throw new Error("no edit");
    expect(withoutEdit(edits, worked)).toEqual([]);
  });

  it("that the practice itself had added are simply forgotten", () => {
    const span = at([closed], "2026-11-26");
    if (!span) throw new Error("no span");
    expect(withoutSpan([closed], span)).toEqual([]);
  });
});
