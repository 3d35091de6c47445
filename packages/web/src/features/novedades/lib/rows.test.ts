import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { describe, expect, it } from "vitest";
import { choicesOf, dueOf, filtered, filterIn, groupsOf, NO_FILTER } from "./rows";

const TODAY = "2026-11-21";

const row = (_id: string, vencimiento: string | null, more: Partial<Novedad> = {}) =>
  ({
    ...{ _id, folderId: "fol_1", folderName: "Sosa c/ Ruiz", system: "pjn" },
    ...{ number: "CIV 000001/2024", asked: { whose: "ours" } },
    proposal: vencimiento === null ? null : { vencimiento, start: null },
    ...more,
  }) as Novedad;

const ROWS = [
  row("1", null),
  row("2", "2026-12-16", { number: "CNT 000002/2024", folderId: "fol_2", folderName: "Díaz" }),
  row("3", "2026-11-19"),
  row("4", "2026-11-27"),
  row("5", "2026-11-17", { system: "mev", number: "SI-1-2021" }),
];
const ids = (rows: Novedad[]) => rows.map(({ _id }) => _id).join("");

describe("the inbox in its stretches", () => {
  it("begins with what is overdue, the oldest first, and ends with what has no date", () => {
    const groups = groupsOf(ROWS, TODAY);
    expect(groups.map(({ stretch, rows }) => `${stretch} ${ids(rows)}`)).toEqual([
      ...["overdue 53", "week 4", "later 2", "undated 1"],
    ]);
    expect(groupsOf([], TODAY)).toEqual([]);
  });

  it("shows the day and that it has passed; nothing for what is another's", () => {
    const [, , overdue] = ROWS;
    expect(overdue && dueOf(overdue, TODAY)).toEqual({ day: "2026-11-19", overdue: true });
    const theirs = row("9", "2026-11-19", { asked: { whose: "theirs" } as Novedad["asked"] });
    expect(dueOf(theirs, TODAY)).toBeNull();
  });
});

describe("its filters", () => {
  it.each([
    [{}, "12345"],
    [{ folder: "fol_2" }, "2"],
    [{ fuero: "MEV" }, "5"],
    [{ fuero: "CIV", due: "with" as const }, "34"],
    [{ due: "without" as const }, "1"],
  ])("%j lets through %s", (filter, found) => {
    expect(ids(filtered(ROWS, { ...NO_FILTER, ...filter }))).toBe(found);
  });

  it("come from the address, and offer what there is", () => {
    expect(filterIn(new URLSearchParams("causa=fol_2&fuero=CNT&plazo=sin"))).toEqual({
      ...{ folder: "fol_2", fuero: "CNT", due: "without" },
    });
    expect(filterIn(new URLSearchParams("plazo=otra"))).toEqual(NO_FILTER);
    expect(choicesOf(ROWS)).toEqual({
      cases: [
        { value: "fol_2", label: "Díaz" },
        { value: "fol_1", label: "Sosa c/ Ruiz" },
      ],
      fueros: ["CIV", "CNT", "MEV"].map((value) => ({ value, label: value })),
    });
  });
});
