import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { describe, expect, it } from "vitest";
import { firstFew, grouped, groupOf } from "./groups";

/** Sunday. */
const ON = "2026-11-22";
const NOW = "2026-11-22T15:00:00.000Z";

const alert = (
  sourceType: Alert["sourceType"],
  expirationDate: string | null,
  createdAt = "2026-11-20T15:00:00.000Z",
) => ({ sourceType, expirationDate, createdAt });

describe("the group of an alert", () => {
  it.each([
    ["task", "2026-11-21", NOW, "Vencidas"],
    ["movement", "2026-11-18", NOW, "Vencidas"],
    ["notification", "2026-11-18", NOW, "Vencidas"],
    ["event", "2026-11-21", "2026-11-20T15:00:00.000Z", "Vie 20/11"],
    ["task", "2026-11-22", "2026-11-19T15:00:00.000Z", "Hoy"],
    ["event", "2026-11-22", "2026-11-21T15:00:00.000Z", "Hoy"],
    ["task", "2026-11-25", NOW, "Hoy"],
    ["movement", null, NOW, "Tribunales"],
    ["court", null, "2026-11-02T15:00:00.000Z", "Tribunales"],
    ["movement", "2026-11-25", "2026-11-21T15:00:00.000Z", "Ayer"],
    ["account", null, "2026-11-21T15:00:00.000Z", "Ayer"],
    ["task", "2026-11-25", "2026-11-18T15:00:00.000Z", "Mié 18/11"],
    ["task", "2027-01-04", "2025-12-30T15:00:00.000Z", "Mar 30/12/2025"],
  ] as const)("%s due %s, raised %s, is «%s»", (source, due, raised, group) => {
    expect(groupOf(alert(source, due, raised), ON)).toBe(group);
  });

  it("goes by the practice's day, not by that of Greenwich", () => {
    expect(groupOf(alert("account", null, "2026-11-22T02:30:00.000Z"), ON)).toBe("Ayer");
    expect(groupOf(alert("account", null, "2026-11-22T03:00:00.000Z"), ON)).toBe("Hoy");
  });
});

describe("alerts in groups", () => {
  it("come overdue first, then today's, the courts', and the rest day by day", () => {
    const [court, yesterday, before] = [
      alert("court", null, NOW),
      alert("account", null, "2026-11-21T15:00:00.000Z"),
      alert("account", null),
    ];
    const [soon, today, late, later] = [
      alert("task", "2026-11-24", NOW),
      alert("task", ON),
      alert("task", "2026-11-10"),
      alert("task", "2026-11-11"),
    ];
    const all = [court, soon, yesterday, today, late, before, later];
    expect(grouped(all, ON)).toEqual([
      { name: "Vencidas", rows: [late, later] },
      { name: "Hoy", rows: [soon, today] },
      { name: "Tribunales", rows: [court] },
      { name: "Ayer", rows: [yesterday] },
      { name: "Vie 20/11", rows: [before] },
    ]);
  });

  it("are none where there is nothing", () => expect(grouped([], ON)).toEqual([]));
});

it("shows first those that were not read, the last raised first", () => {
  const row = (id: number, read: boolean) => ({ id, read });
  const rows = [row(5, true), row(4, false), row(3, true), row(2, false), row(1, true)];
  expect(firstFew(rows, 3).map(({ id }) => id)).toEqual([4, 2, 5]);
});
