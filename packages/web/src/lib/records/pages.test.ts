import { describe, expect, it } from "vitest";
import { addRow, allRows, dropRows, FIRST_PAGE, nextPage, type Pages, patchRow } from "./pages";

type Row = { _id: string; status: string };
const row = (_id: string): Row => ({ _id, status: "nueva" });
const pages: Pages<Row> = {
  pages: [{ rows: [row("3"), row("2")], nextCursor: "x" }, { rows: [row("1")] }],
  pageParams: [FIRST_PAGE, { cursor: "x", limit: 1000 }],
};
const ids = (list: Pages<Row>) => allRows(list).map(({ _id }) => _id);

describe("the pages of the list", () => {
  it("go on from the cursor until there is none", () => {
    expect(pages.pages.map(nextPage)).toEqual([{ cursor: "x", limit: 1000 }, undefined]);
  });

  it("show a change wherever the case is", () => {
    const changed = patchRow(pages, "1", { status: "cerrada" });
    expect(allRows(changed).at(-1)?.status).toBe("cerrada");
    expect(allRows(pages).at(-1)?.status).toBe("nueva");
  });

  it("lose what was deleted and keep the rest in place", () =>
    expect(ids(dropRows(pages, new Set(["3", "1", "none"])))).toEqual(["2"]));

  it("put what was opened first, once", () => {
    expect(ids(addRow(pages, row("4")))).toEqual(["4", "3", "2", "1"]);
    expect(ids(addRow(pages, row("1")))).toEqual(["1", "3", "2"]);
  });

  it("do not repeat a case that two pages brought", () => {
    const twice = { ...pages, pages: [...pages.pages, { rows: [row("2")] }] };
    expect(ids(twice)).toEqual(["3", "2", "1"]);
  });

  it("survive a list that has not arrived", () => {
    const none: Pages<Row> = { pages: [], pageParams: [] };
    expect(ids(addRow(none, row("1")))).toEqual([]);
  });
});
