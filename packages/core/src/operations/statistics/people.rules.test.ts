import { describe, expect, it } from "vitest";
import { placesOf, type Tags } from "./counter.rules";
import { caseOf, PEOPLE_FAMILIES, peopleIn, taskOf } from "./people.rules";

const [ANA, EVA] = ["usr_ana", "usr_eva"];
const TODAY = "2026-11-25";

/** The counters of these tags, as they are read. */
function boardOf(...all: Tags[]) {
  const totals = new Map<string, number>();
  const months = new Map(PEOPLE_FAMILIES.map((family) => [String(family), new Map()]));
  const days = new Map<string, Map<string, number>>();
  const add = (to: Map<string, number> | undefined, name: string, by: number) =>
    to?.set(name, (to.get(name) ?? 0) + by);
  for (const [tag, by] of all.flatMap((tags) => Object.entries(tags))) {
    for (const place of placesOf(tag)) {
      if (place.of === "totals") add(totals, place.name, by);
      if (place.of === "months") add(months.get(place.family), place.name, by);
      if (place.of !== "days") continue;
      const name = `${place.family} ${place.month}`;
      if (!days.has(name)) days.set(name, new Map());
      add(days.get(name), place.name, by);
    }
  }
  return { today: TODAY, totals, months, days };
}

const due = (open: number, overdue = 0, today = 0, week = 0) => ({ open, overdue, today, week });
const task = (responsibleId: string | null, dueDate: string | null, deadline: unknown = null) =>
  taskOf({ userId: ANA, responsibleId, dueDate, deadline });

describe("the figures of each person", () => {
  it("are of what they answer for; what nobody was named for is the founder's", () => {
    const board = boardOf(
      caseOf({ userId: ANA }),
      caseOf({ userId: ANA, responsibleId: EVA }),
      caseOf({ userId: ANA, responsibleId: EVA }),
      task(null, null),
      task(EVA, "2026-11-24"),
      task(EVA, "2026-12-02", {}),
      task(EVA, "2026-12-03", {}),
      task(EVA, "2026-10-31", {}),
    );
    expect(peopleIn(board)).toEqual([
      { personId: ANA, folders: 1, tasks: due(1), deadlines: due(0) },
      { personId: EVA, folders: 2, tasks: due(4, 2, 0, 1), deadlines: due(3, 1, 0, 1) },
    ]);
  });

  it("are of nobody where there is nothing to answer for", () => {
    expect(peopleIn(boardOf())).toEqual([]);
  });
});
