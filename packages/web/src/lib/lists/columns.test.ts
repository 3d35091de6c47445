import { describe, expect, it } from "vitest";
import { fitColumns, parseColumns } from "./columns";
import type { Column } from "./record-list";

type Row = Record<"client" | "matter" | "state" | "changed", string>;

const COLUMNS: readonly Column<Row>[] = [
  { id: "client", label: "Cliente", width: 172, worth: 2, usual: true },
  { id: "matter", label: "Materia", width: 152, worth: 3 },
  { id: "state", label: "Estado", width: 128, worth: 1, usual: true },
  { id: "changed", label: "Cambio", width: 132, worth: 4 },
];
const ids = (columns: readonly Column<Row>[]) => columns.map(({ id }) => id);

describe("the columns that fit", () => {
  it("are all that were chosen when there is room, in the order of the screen", () =>
    expect(ids(fitColumns(COLUMNS, 2000))).toEqual(["client", "matter", "state", "changed"]));

  it("are none beside the name when there is none", () =>
    expect(fitColumns(COLUMNS, 300)).toEqual([]));

  it("are those of most worth", () => {
    expect(ids(fitColumns(COLUMNS, 470))).toEqual(["state"]);
    expect(ids(fitColumns(COLUMNS, 640))).toEqual(["client", "state"]);
  });

  it("leave a name of fixed width no more than that", () =>
    expect(ids(fitColumns(COLUMNS, 500, 100))).toEqual(["client", "state"]));

  it.each([320, 664, 720, 1080, 1160])("never pass %i px", (width) => {
    const used = fitColumns(COLUMNS, width).reduce((sum, column) => sum + column.width, 0);
    expect(used === 0 || used + 336 <= width).toBe(true);
  });
});

describe("the columns that were stored", () => {
  it("are the usual ones until somebody chooses, and none is remembered as none", () => {
    expect(ids(parseColumns(COLUMNS, null))).toEqual(["client", "state"]);
    expect(parseColumns(COLUMNS, "")).toEqual([]);
  });

  it("are only those that this version knows", () =>
    expect(ids(parseColumns(COLUMNS, "state,color,client"))).toEqual(["client", "state"]));
});
