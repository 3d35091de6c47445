import { describe, expect, it } from "vitest";
import { dateFault, laneOf, orderedAfter } from "./numbers.rules";

describe("the date of an invoice", () => {
  const asked = { today: "2026-03-12", lastDate: undefined, isElectronic: false };
  const order = /^Fecha: no puede ser anterior a la del último comprobante .*, 10\/03\/2026\.$/;
  it.each<[string, Partial<Parameters<typeof dateFault>[1]>, RegExp | undefined]>([
    ["2026-03-22", {}, undefined],
    ["2026-03-23", {}, /^Fecha: puede ser hasta diez días posterior a hoy\.$/],
    ["2016-03-12", {}, undefined],
    ["2016-03-11", {}, /^Fecha: no puede ser más de diez años anterior a hoy\.$/],
    ["1900-01-01", {}, /diez años/],
    ["2026-03-02", { isElectronic: true }, undefined],
    ["2026-03-01", { isElectronic: true }, /^Fecha: ARCA la admite hasta diez días anterior a hoy/],
    ["2026-03-10", { lastDate: "2026-03-10" }, undefined],
    ["2026-03-09", { lastDate: "2026-03-10" }, order],
    ["2026-03-09", { lastDate: "2026-03-10", isElectronic: true }, order],
  ])("%s with %j is as it may be", (date, more, fault) => {
    const said = dateFault(date, { ...asked, ...more });
    if (fault) expect(said).toMatch(fault);
    else expect(said).toBeUndefined();
  });
});

describe("the order of dates", () => {
  it("is of all internal papers, or of one of ARCA's types", () => {
    const of = { pointOfSale: 3, document: "invoice", letter: "C" } as const;
    expect(laneOf({ ...of, series: "internal" })).toBe("internal");
    expect(laneOf({ ...of, series: "pointOfSale" })).toBe("11");
    expect(laneOf({ ...of, series: "pointOfSale", document: "creditNote" })).toBe("13");
  });

  it("goes on, keeps the date before, and never goes back", () => {
    const first = orderedAfter(undefined, "11", { _id: "a", date: "2026-03-02" });
    expect(first).toEqual({ "11": { date: "2026-03-02", by: "a", before: null } });
    const second = orderedAfter(first, "11", { _id: "b", date: "2026-03-05" });
    expect(second).toEqual({ "11": { date: "2026-03-05", by: "b", before: "2026-03-02" } });
    expect(orderedAfter(second, "11", { _id: "c", date: "2026-03-04" })).toEqual(second);
    const other = orderedAfter(second, "6", { _id: "d", date: "2026-01-01" });
    expect([other["11"], other["6"]?.date]).toEqual([second["11"], "2026-01-01"]);
  });
});
