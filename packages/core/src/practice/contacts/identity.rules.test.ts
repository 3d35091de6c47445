import { describe, expect, it } from "vitest";
import {
  cbuDigits,
  contradict,
  cuitDigits,
  documentText,
  formatCbu,
  formatCuit,
  formatDocument,
  identityKey,
  isCuit,
  sameBy,
} from "./identity.rules";

describe("a CUIT", () => {
  it.each(["30500010912", "20123456786", "20301112220"])(
    "%s has the right check digit",
    (digits) => {
      expect(isCuit(digits)).toBe(true);
    },
  );

  it.each([
    ["30500010913", "another check digit"],
    ["99123456786", "no such prefix"],
    ["2012345678", "ten digits"],
    ["201234567866", "twelve digits"],
    ["20000000010", "a remainder of one has no check digit"],
    ["", "nothing"],
  ])("%s has not: %s", (digits) => {
    expect(isCuit(digits)).toBe(false);
  });

  it("has one of the twelve prefixes there are", () => {
    const prefixes = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, "0"));
    const some = (prefix: string) =>
      Array.from({ length: 100 }, (_, n) => `${prefix}1234567${String(n).padStart(2, "0")}`);
    expect(prefixes.filter((prefix) => some(prefix).some(isCuit)).join(" ")).toBe(
      "20 23 24 25 26 27 30 33 34 50 51 55",
    );
  });

  it.each([..."0123456789"])("of 27-20304050 is none, not with %s either", (digit) => {
    expect(isCuit(`2720304050${digit}`)).toBe(false);
  });

  it("allows exactly one check digit, or none, after any ten digits", () => {
    for (let n = 10_000_000; n < 10_000_200; n++) {
      const valid = Array.from({ length: 10 }, (_, d) => isCuit(`20${n}${d}`)).filter(Boolean);
      expect(valid.length).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ["20-12345678-6", "20123456786"],
    ["20 12345678 6", "20123456786"],
    ["20.12345678.6", "20123456786"],
    ["20-12345678-7", undefined],
    ["20a12345678-6", undefined],
    ["２０１２３４５６７８６", undefined],
  ])("is read from %j as %j", (text, kept) => {
    expect(cuitDigits(text)).toBe(kept);
  });

  it("is shown with its dashes", () => {
    expect(formatCuit("30500010912")).toBe("30-50001091-2");
  });
});

describe("a CBU", () => {
  const GOOD = ["2850590940090418135201", "0110599540000001234563"];

  it.each(GOOD)("%s has both check digits right", (digits) => {
    expect(cbuDigits(digits)).toBe(digits);
  });

  it.each(GOOD)("%s is none with any one of its 22 digits changed", (digits) => {
    const changed = [...digits].flatMap((digit, i) =>
      [..."0123456789"]
        .filter((other) => other !== digit)
        .map((other) => digits.slice(0, i) + other + digits.slice(i + 1)),
    );
    expect(changed).toHaveLength(22 * 9);
    expect(changed.filter((text) => cbuDigits(text) !== undefined)).toEqual([]);
  });

  it.each([
    ["28505909 40090418135201", true],
    ["2850590-9 4009041813520-1", true],
    ["2850 5909 4009 0418 1352 01", true],
    ["285059094009041813520", false],
    ["28505909400904181352010", false],
    ["0000000000000000000000", false],
    ["285059094009041813520a", false],
    ["２８５０５９０９４００９０４１８１３５２０１", false],
  ])("is read from %j: %s", (text, good) => {
    expect(cbuDigits(text)).toBe(good ? GOOD[0] : undefined);
  });

  it("is shown in its two blocks", () => {
    expect(formatCbu("2850590940090418135201")).toBe("28505909 40090418135201");
  });
});

describe("a document", () => {
  it.each([
    ["12.345.678", "12345678"],
    ["DNI 12.345.678", "12345678"],
    [" 7123456 ", "7123456"],
    ["07.123.456", "7123456"],
    ["aab-123456", "AAB123456"],
    ["123", undefined],
    ["123456789", undefined],
    ["pasaporte", undefined],
    ["12345678'--", undefined],
  ])("is read from %j as %j", (text, kept) => {
    expect(documentText(text)).toBe(kept);
  });

  it.each([
    ["12345678", "12.345.678"],
    ["7123456", "7.123.456"],
    ["AAB123456", "AAB123456"],
  ])("%s is shown as %s", (kept, shown) => {
    expect(formatDocument(kept)).toBe(shown);
  });
});

const person = { document: null, cuit: "20123456786" };
const dni = { document: "12345678", cuit: null };
const company = { document: null, cuit: "30500010912" };

describe("who is the same", () => {
  it.each([
    ["the same CUIT", person, person, "cuit"],
    ["the same document", dni, dni, "document"],
    ["a CUIT that carries the document", person, dni, "document"],
    ["a document within the CUIT", dni, person, "document"],
    [
      "a company's CUIT and the DNI of its middle",
      company,
      { ...dni, document: "50001091" },
      undefined,
    ],
    ["two CUITs", person, company, undefined],
    ["nothing known", { document: null, cuit: null }, { document: null, cuit: null }, undefined],
  ] as const)("%s", (_, one, other, by) => {
    expect(sameBy(one, other)).toBe(by);
  });

  it("is looked for by the document, or the middle of the CUIT without zeros before", () => {
    expect(identityKey(dni)).toBe("12345678");
    expect(identityKey(person)).toBe("12345678");
    expect(identityKey({ document: null, cuit: "20071234565" })).toBe("7123456");
    expect(identityKey({ document: null, cuit: null })).toBeUndefined();
  });

  it.each([
    [{ document: "12345678", cuit: "20123456786" }, false],
    [{ document: "12345679", cuit: "20123456786" }, true],
    [{ document: "12345679", cuit: "30500010912" }, false],
    [{ document: "AAB123456", cuit: "20123456786" }, false],
  ])("%j contradicts itself: %s", (identity, expected) => {
    expect(contradict(identity)).toBe(expected);
  });
});
