import { describe, expect, it } from "vitest";
import { numberOf, numbersOf, numberText, sameCourt } from "./number.rules";

describe("a number as it is compared", () => {
  it.each([
    ["CIV 004026/2019", "civ-4026-2019"],
    ["civ 4026-2019", "civ-4026-2019"],
    ["CNT 035335/2016/CA001", "cnt-35335-2016-ca-1"],
    ["SI-12345-2021", "si-12345-2021"],
    ["Expte. N° 1234/2020", "1234-2020"],
    ["Nro. 77", "77"],
    ["EXP 58306/2024-0", "exp-58306-2024-0"],
    ["000", "0"],
  ])("«%s» is %s", (text, wanted) => {
    expect(numberText(text)).toBe(wanted);
  });

  it.each(["", "s/n", "en trámite", "N°"])("«%s» is none", (text) => {
    expect(numberText(text)).toBeUndefined();
  });
});

const mev = (department: string) => ({
  court: { system: "mev" as const, number: "SI-1-2021", fuero: null, department },
});

it("is that of the court before the one written on the case, which counts too", () => {
  const linked = { ...mev("San Isidro"), folderExpediente: "44/2020" };
  expect(numberOf(linked)).toBe("si-1-2021");
  expect(numbersOf(linked)).toEqual(["si-1-2021", "44-2020"]);
  expect(numberOf({ folderExpediente: null })).toBeUndefined();
});

it("may belong to two cases where two departments are named", () => {
  expect(sameCourt(mev("San Isidro"), mev("SAN ISIDRO"))).toBe(true);
  expect(sameCourt(mev("San Isidro"), mev("Morón"))).toBe(false);
  expect(sameCourt(mev("San Isidro"), { folderExpediente: "SI-1-2021" })).toBe(true);
});
