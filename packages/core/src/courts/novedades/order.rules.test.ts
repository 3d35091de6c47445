import { describe, expect, it } from "vitest";
import type { Asked, Novedad, Proposal } from "./novedad.schema";
import { byDue, dueIn, stretchOf } from "./order.rules";

type Whose = Asked["whose"];

function one(_id: string, due: string | null, whose: Whose = "ours", start: string | null = null) {
  const proposal = { vencimiento: due, start } as Proposal;
  return { _id, proposal, asked: { whose } as Asked };
}
const nothing = (_id: string) => ({ _id, proposal: null, asked: null }) as unknown as Novedad;

describe("when something has to be done about a novedad", () => {
  it("is the deadline or the hearing that it proposes, unless another is asked", () => {
    expect(dueIn(one("a", "2026-11-30"))).toBe("2026-11-30");
    expect(dueIn(one("a", null, "ours", "2026-12-01T13:00:00.000Z"))).toBe(
      "2026-12-01T13:00:00.000Z",
    );
    expect(dueIn(one("a", "2026-11-30", "unknown"))).toBe("2026-11-30");
    expect(dueIn(one("a", "2026-11-30", "theirs"))).toBeNull();
    expect(dueIn(nothing("a"))).toBeNull();
  });

  it("puts the earliest first, and what has no date last by arrival", () => {
    const rows = [
      nothing("1"),
      one("2", "2026-11-20"),
      one("3", "2026-11-17"),
      one("4", null, "ours", "2026-11-18T02:30:00.000Z"),
      nothing("5"),
      one("6", "2026-11-16", "theirs"),
      one("7", "2026-11-20"),
    ];
    expect(rows.sort(byDue).map(({ _id }) => _id)).toEqual(["3", "4", "7", "2", "6", "5", "1"]);
  });
});

it.each([
  ["2026-11-20", "overdue"],
  ["2026-11-21", "week"],
  ["2026-11-27", "week"],
  ["2026-11-28", "later"],
  // 23:30 in Buenos Aires.
  ["2026-11-21T02:30:00.000Z", "overdue"],
  [null, "undated"],
] as const)("%s lies in the stretch %s", (due, stretch) => {
  expect(stretchOf(due, "2026-11-21", "2026-11-27")).toBe(stretch);
});
