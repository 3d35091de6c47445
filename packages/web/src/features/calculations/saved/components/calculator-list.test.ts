import { describe, expect, it } from "vitest";
import { isFiltered, toShelf } from "~/lib/lists/view";
import { changed, shownAt, viewAt } from "~/testing/address";
import { toRow } from "../lib/calculator-row";
import { CALCULATORS } from "./calculator-list";

const rows = [
  toRow({ _id: "cal_3", type: "plazo", description: "Contestar demanda", date: "2026-11-20" }),
  toRow({
    _id: "cal_2",
    type: "intereses",
    folderName: "Pérez c/ Gómez",
    verification: "ABCD-EFGH-JKMN-PQRS",
  }),
  toRow({ _id: "cal_1", type: "labor", classType: "reclamado" }),
];

describe("the calculations a view shows", () => {
  it.each([
    ["", ["cal_3", "cal_2", "cal_1"]],
    ["q=perez", ["cal_2"]],
    ["q=demanda+contestar", ["cal_3"]],
    ["q=jkmn", ["cal_2"]],
    ["q=reclamado", ["cal_1"]],
    ["tipo=labor", ["cal_1"]],
    ["tipo=otro", ["cal_3", "cal_2", "cal_1"]],
    ["q=liquidaci", ["cal_1"]],
  ])("of «%s»", (query, shown) => {
    expect(shownAt(CALCULATORS, rows, query)).toEqual(shown);
  });

  it("are asked for in the address, without a trace of what is usual", () => {
    const query = changed(CALCULATORS, "id=cal_1", { q: "x", ...toShelf(CALCULATORS, true) });
    expect(query).toBe("id=cal_1&q=x&estante=archivados");
    expect(changed(CALCULATORS, query, { q: "", ...toShelf(CALCULATORS, false) })).toBe("id=cal_1");
    expect(isFiltered(CALCULATORS, viewAt(CALCULATORS, query))).toBe(true);
    expect(isFiltered(CALCULATORS, viewAt(CALCULATORS, "estante=archivados"))).toBe(false);
  });
});
