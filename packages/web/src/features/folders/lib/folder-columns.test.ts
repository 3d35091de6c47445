import { describe, expect, it } from "vitest";
import {
  COLUMNS,
  type ColumnId,
  DEFAULT_COLUMNS,
  fitColumns,
  parseColumns,
} from "./folder-columns";

const fit = (chosen: readonly ColumnId[], width: number) =>
  fitColumns(chosen, width).map(({ id }) => id);

describe("fitColumns", () => {
  it("shows all that was chosen when there is room, in the order of the screen", () =>
    expect(fit(["updatedAt", "status"], 2000)).toEqual(["status", "updatedAt"]));

  it("shows none beside the carátula when there is none", () =>
    expect(fit(DEFAULT_COLUMNS, 300)).toEqual([]));

  it("keeps the state longest", () => {
    expect(fit(DEFAULT_COLUMNS, 470)).toEqual(["status"]);
    expect(fit(DEFAULT_COLUMNS, 640)).toEqual(["customerName", "status"]);
  });

  it.each([320, 664, 720, 1080, 1160])("never passes %i px", (width) => {
    const all = COLUMNS.map(({ id }) => id);
    const used = fitColumns(all, width).reduce((sum, column) => sum + column.width, 0);
    expect(used === 0 || used + 336 <= width).toBe(true);
  });
});

describe("parseColumns", () => {
  it("starts from the default and remembers none as none", () => {
    expect(parseColumns(null)).toEqual(DEFAULT_COLUMNS);
    expect(parseColumns("")).toEqual([]);
  });

  it("drops what it does not know", () =>
    expect(parseColumns("status,color,customerName")).toEqual(["customerName", "status"]));
});
