import { describe, expect, it } from "vitest";
import { certificateOf } from "./certificate.rules";
import { installCertificate, requestCertificate, updateSettings } from "./settings.schema";
import { numberText } from "./words.rules";

const profile = {
  ...{ legalName: "Ana Paz", cuit: "20-12345678-6", ivaCondition: "monotributo" },
  ...{ address: "Tucumán 1, CABA", pointsOfSale: [{ number: 1 }] },
};
const points = (...numbers: number[]) => numbers.map((number) => ({ number }));

describe("the issuer's profile", () => {
  it("is kept without hyphens, and null where nothing is given", () => {
    expect(updateSettings.parse(profile)).toEqual({
      ...{ legalName: "Ana Paz", cuit: "20123456786", ivaCondition: "monotributo" },
      ...{ address: "Tucumán 1, CABA", grossIncome: null, activityStart: null },
      pointsOfSale: [{ number: 1, name: null, electronic: false }],
    });
  });

  it.each<[object, string[]]>([
    [{ cuit: "20-12345678-5" }, ["cuit"]],
    [{ cuit: "20123456786".padStart(61) }, ["cuit"]],
    [{ cuit: "20123456786".padStart(60) }, []],
    [{ cuit: 20_123_456_786 }, ["cuit"]],
    [{ ivaCondition: "consumidorFinal" }, ["ivaCondition"]],
    [{ pointsOfSale: [] }, ["pointsOfSale"]],
    [{ pointsOfSale: points(0) }, ["pointsOfSale.0.number"]],
    [{ pointsOfSale: points(99_998) }, []],
    [{ pointsOfSale: points(99_999) }, ["pointsOfSale.0.number"]],
    [{ pointsOfSale: points(1.5) }, ["pointsOfSale.0.number"]],
    [{ pointsOfSale: points(1, 1) }, ["pointsOfSale"]],
    [{ pointsOfSale: points(1, 2) }, []],
    [{ pointsOfSale: [{ number: 1, colour: 1 }] }, ["pointsOfSale.0"]],
    [{ pointsOfSale: points(...Array.from({ length: 50 }, (_, n) => n + 1)) }, []],
    [{ pointsOfSale: points(...Array.from({ length: 51 }, (_, n) => n + 1)) }, ["pointsOfSale"]],
    [{ colour: 1 }, [""]],
  ])("with %j fails at %j", (more, paths) => {
    const { error } = updateSettings.safeParse({ ...profile, ...more });
    expect((error?.issues ?? []).map(({ path }) => path.join("."))).toEqual(paths);
  });
});

describe("a certificate", () => {
  const pending = { request: "PEM", alias: "foja-2" };
  const current = {
    ...{ alias: "foja", serial: "01", validFrom: "2026-01-01T00:00:00.000Z" },
    validTo: "2028-01-01T00:00:00.000Z",
  };
  const NONE = { state: "none", request: null, alias: null, serial: null };
  const END = Date.parse(current.validTo);

  it.each([
    ["of nobody", undefined, END, NONE],
    ["that was forgotten", { pending: null, current: null }, END, NONE],
    [
      "that was asked for",
      { pending, current: null },
      END,
      { state: "requested", request: "PEM", alias: "foja-2", serial: null, validTo: null },
    ],
    ["in force", { pending: null, current }, END - 1, { ...current, state: "ready" }],
    ["at its end", { pending: null, current }, END, { ...current, state: "expired" }],
    [
      "in force with another asked for",
      { pending, current },
      END - 1,
      { ...current, state: "ready", request: "PEM" },
    ],
  ])("%s says where it is", (_, kept, nowMs, shown) => {
    expect(certificateOf(kept, nowMs)).toMatchObject(shown);
  });

  it("has a plain name, and is not empty", () => {
    const isAlias = (alias: string) => requestCertificate.safeParse({ alias }).success;
    expect(["foja-1.a_b", "año", "con espacio"].map(isAlias)).toEqual([true, false, false]);
    const isOne = (certificate: string) => installCertificate.safeParse({ certificate }).success;
    expect(["x", "  ", "x".repeat(20_000), "x".repeat(20_001)].map(isOne)).toEqual([
      ...[true, false, true, false],
    ]);
  });
});

it("prints a number with its point of sale", () => {
  expect(numberText(3, 12)).toBe("00003-00000012");
});
