import { describe, expect, it } from "vitest";
import { courtCase, PJN_FUEROS } from "./court.rules";

describe("a case number", () => {
  it.each([
    ["CNT 35335/2016", undefined, "CNT 035335/2016", "CNT"],
    ["cnt 035335/2016/ca001", undefined, "CNT 035335/2016/CA001", "CNT"],
    ["35335/2016", "cnt", "CNT 035335/2016", "CNT"],
    ["CIV  1/2024", "CIV", "CIV 000001/2024", "CIV"],
  ])("of the PJN: %s with fuero %s is %s", (number, fuero, full, code) => {
    expect(courtCase({ system: "pjn", number, fuero })).toEqual({
      court: { system: "pjn", number: full, fuero: code, department: null },
    });
  });

  it("of the MEV takes its department", () => {
    const given = { system: "mev" as const, department: "San Isidro" };
    const court = { system: "mev", number: "SI-12345-2021", fuero: null, department: "San Isidro" };
    expect(courtCase({ ...given, number: "si-12345-2021" })).toEqual({ court });
    expect(courtCase({ ...given, number: "SI - 12345/2021" })).toEqual({ court });
  });

  it.each([
    [{ system: "pjn", number: "35335-2016", fuero: "CNT" }, "number"],
    [{ system: "pjn", number: "1234567/2016", fuero: "CNT" }, "number"],
    [{ system: "pjn", number: "35335/2016" }, "fuero"],
    [{ system: "pjn", number: "XYZ 35335/2016" }, "fuero"],
    [{ system: "pjn", number: "35335/2016", fuero: "constructor" }, "fuero"],
    [{ system: "pjn", number: "CIV 35335/2016", fuero: "CNT" }, "fuero"],
    [{ system: "mev", number: "12345-2021", department: "Azul" }, "number"],
    [{ system: "mev", number: "SI-12345-2021" }, "department"],
  ] as const)("%j is refused at its %s", (given, path) => {
    expect(courtCase(given)).toMatchObject({ wrong: { path, message: expect.any(String) } });
  });

  it("knows the twenty-eight chambers", () => {
    expect(Object.keys(PJN_FUEROS)).toHaveLength(28);
  });
});
