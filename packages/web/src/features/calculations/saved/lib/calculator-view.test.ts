import { describe, expect, it } from "vitest";
import { toRow } from "./calculator-row";
import { applyView, isFiltered, parseView, withView } from "./calculator-view";

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

const ids = (address: string) =>
  applyView(rows, parseView(new URLSearchParams(address))).map(({ _id }) => _id);

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
  ])("of «%s»", (address, shown) => {
    expect(ids(address)).toEqual(shown);
  });

  it("are asked for in the address, without a trace of what is usual", () => {
    const params = withView(new URLSearchParams("id=cal_1"), { text: "x", archived: true });
    expect(params.toString()).toBe("id=cal_1&q=x&estante=archivados");
    expect(withView(params, { text: "", archived: false }).toString()).toBe("id=cal_1");
    expect(isFiltered(parseView(params))).toBe(true);
    expect(isFiltered(parseView(new URLSearchParams("estante=archivados")))).toBe(false);
  });
});
