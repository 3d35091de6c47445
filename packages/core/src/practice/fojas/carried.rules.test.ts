import { describe, expect, it } from "vitest";
import { alsoChanged, carries } from "./carried.rules";

const entry = { folderId: "fol_1", dateExpiration: "2026-12-02", completed: false };
const task = {
  ...{ _id: "tas_1", folderId: "fol_1", dueDate: "2026-12-02" },
  ...{ status: "pendiente", shelf: "active" },
};

describe("a task carries the deadline of what opens it", () => {
  it.each([
    ["due on the day", {}, true],
    ["due before", { dueDate: "2026-12-01" }, true],
    [
      "done, even later or deleted",
      { status: "completada", dueDate: null, shelf: "deleted" },
      true,
    ],
    ["due a day after", { dueDate: "2026-12-03" }, false],
    ["without a date", { dueDate: null }, false],
    ["cancelled", { status: "cancelada" }, false],
    ["archived", { shelf: "archived" }, false],
    ["deleted", { shelf: "deleted" }, false],
    ["in another case", { folderId: "fol_2" }, false],
    ["in none", { folderId: null }, false],
  ])("%s", (_, change, is) => {
    expect(carries({ ...task, ...change }, entry)).toBe(is);
  });

  it("and none where it has no date", () => {
    expect(carries(task, { ...entry, dateExpiration: null })).toBe(false);
  });
});

describe("an entry that a task carries is due by itself again", () => {
  const carried = { ...entry, completed: true, taskId: "tas_1" };
  const again = { taskId: null, completed: false };
  it.each([
    ["with another date", { dateExpiration: "2026-12-01" }, again],
    ["without one", { dateExpiration: null }, again],
    ["in another case", { folderId: "fol_2" }, again],
    ["reopened", { completed: false }, again],
    ["with the same date", { dateExpiration: "2026-12-02", folderId: "fol_1" }, {}],
  ])("%s", (_, given, also) => {
    expect(alsoChanged(carried, given)).toEqual(also);
  });

  it("and nothing changes where none does", () => {
    expect(alsoChanged(entry, { dateExpiration: "2026-12-01" })).toEqual({});
  });
});
