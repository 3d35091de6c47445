import { describe, expect, it } from "vitest";
import { merged, type Refreshes, refreshesOf } from "./refreshes.rules";

const NOTHING: Refreshes = {
  search: [],
  created: [],
  sources: [],
  cases: [],
  counted: [],
  losing: [],
  watched: [],
};

const task = { type: "task", _id: "tas_1", version: 1 };
const folder = { type: "folder", _id: "fol_1", version: 1, responsibleId: "usr_1" };

describe("what a change asks to be derived anew", () => {
  it("is, of a new task, everything that knows tasks", () => {
    expect(refreshesOf(task, undefined)).toEqual({
      search: [{ kind: "task", id: "tas_1" }],
      created: ["tas_1"],
      sources: [{ kind: "task", id: "tas_1" }],
      cases: [],
      counted: [{ kind: "task", id: "tas_1" }],
      losing: [],
      watched: [],
    });
  });

  it("is no entry of the history for a later version, nor for a record back on its shelf", () => {
    expect(refreshesOf({ ...task, version: 2 }, task).created).toEqual([]);
    expect(refreshesOf({ ...task, version: 2 }, undefined).created).toEqual([]);
  });

  it.each([
    ["a new case", folder, undefined, []],
    ["a case that returns", { ...folder, version: 3 }, undefined, ["fol_1"]],
    ["a case that left its shelf", folder, folder, ["fol_1"]],
    ["a case with a new name", { ...folder, version: 2 }, { ...folder }, []],
    [
      "a case with another person",
      { ...folder, version: 2, responsibleId: "usr_2" },
      { ...folder },
      ["fol_1"],
    ],
  ])("is all reminders of the case, or not, for %s", (_, item, before, cases) => {
    expect(refreshesOf(item, before).cases).toEqual(cases);
  });

  it("is the count of an entry under the name of its case", () => {
    const entry = { type: "ledgerEntry", _id: "led_1", folderId: "fol_1", version: 1 };
    expect(refreshesOf(entry, undefined)).toEqual({
      ...NOTHING,
      counted: [{ kind: "ledgerEntry", id: "fol_1#led_1" }],
    });
  });

  it("is what a case may lose, of its acts and of both cases of a calculation that moved", () => {
    const movement = { type: "movement", _id: "mov_1", folderId: "fol_1", version: 2 };
    expect(refreshesOf(movement, movement).losing).toEqual(["fol_1"]);
    const of = { type: "calculator", calculatorType: "prescripcion", _id: "cal_1", version: 2 };
    const moved = refreshesOf({ ...of, folderId: "fol_2" }, { ...of, folderId: "fol_1" });
    expect(moved.watched).toEqual([
      { id: "cal_1", folderId: "fol_2" },
      { id: "cal_1", folderId: "fol_1" },
    ]);
    expect(refreshesOf({ ...of, calculatorType: "labor" }, undefined).watched).toEqual([]);
  });

  it("is nothing for what nothing is derived from", () => {
    expect(refreshesOf({ type: "campaign", _id: "cam_1", version: 1 }, undefined)).toEqual(NOTHING);
  });
});

it("asks for each thing once, however often a batch changed it", () => {
  const second = { ...folder, version: 2, responsibleId: "usr_2" };
  const all = [refreshesOf(folder, undefined), refreshesOf(second, folder)];
  expect(merged([...all, refreshesOf({ ...second, version: 3 }, second)])).toEqual({
    search: [{ kind: "folder", id: "fol_1" }],
    created: ["fol_1"],
    sources: [],
    cases: ["fol_1"],
    counted: [{ kind: "folder", id: "fol_1" }],
    losing: ["fol_1"],
    watched: [],
  });
});
