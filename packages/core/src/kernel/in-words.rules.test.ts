import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayAllInWords,
  dayInWords,
  inRoman,
  MOST_IN_WORDS,
  numberInWords,
  pesosInWords,
} from "./in-words.rules";

describe("a number in words", () => {
  it.each([
    [0, "cero"],
    [1, "uno"],
    [16, "dieciséis"],
    [21, "veintiuno"],
    [31, "treinta y uno"],
    [100, "cien"],
    [101, "ciento uno"],
    [500, "quinientos"],
    [999, "novecientos noventa y nueve"],
    [1000, "mil"],
    [1001, "mil uno"],
    [21_000, "veintiún mil"],
    [31_100, "treinta y un mil cien"],
    [100_000, "cien mil"],
    [1_000_000, "un millón"],
    [2_000_021, "dos millones veintiuno"],
    [1_001_000_000, "mil un millones"],
    [21_000_000_000, "veintiún mil millones"],
    [1_000_000_000_000, "un billón"],
    [2_000_001_000_000, "dos billones un millón"],
  ])("writes %d", (value, words) => {
    expect(numberInWords(value)).toBe(words);
  });

  it("agrees with the noun that follows", () => {
    expect(numberInWords(1, "masculine")).toBe("un");
    expect(numberInWords(21, "masculine")).toBe("veintiún");
    expect(numberInWords(41, "masculine")).toBe("cuarenta y un");
    expect(numberInWords(1, "feminine")).toBe("una");
    expect(numberInWords(221, "feminine")).toBe("doscientas veintiuna");
    expect(numberInWords(500, "feminine")).toBe("quinientas");
    expect(numberInWords(221_031, "feminine")).toBe("doscientas veintiuna mil treinta y una");
    expect(numberInWords(200_000_000, "feminine")).toBe("doscientos millones");
  });

  it("refuses what it cannot write", () => {
    for (const value of [-1, 1.5, Number.NaN, MOST_IN_WORDS + 1]) {
      expect(() => numberInWords(value)).toThrow(RangeError);
    }
  });

  it("is read back as the same number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_IN_WORDS }), (value) => {
        expect(readBack(numberInWords(value))).toBe(value);
      }),
    );
  });
});

describe("an amount in words", () => {
  it.each([
    [0, "PESOS CERO"],
    [1, "PESOS UNO"],
    [21, "PESOS VEINTIUNO"],
    [1_000_000, "PESOS UN MILLÓN"],
    [
      1_234_567.89,
      "PESOS UN MILLÓN DOSCIENTOS TREINTA Y CUATRO MIL QUINIENTOS SESENTA Y SIETE CON 89/100",
    ],
    [100.5, "PESOS CIEN CON 50/100"],
    [10.05, "PESOS DIEZ CON 05/100"],
    [0.995, "PESOS UNO"],
  ])("writes %d", (amount, words) => {
    expect(pesosInWords(amount)).toBe(words);
  });

  it("writes no debt and nothing that is too large", () => {
    expect(pesosInWords(-0.01)).toBeUndefined();
    expect(pesosInWords(1e16)).toBeUndefined();
  });
});

it("writes a day as writs do", () => {
  expect(dayInWords("2026-11-27")).toBe("27 de noviembre de 2026");
  expect(dayInWords("2027-03-01")).toBe("1.º de marzo de 2027");
  expect(dayAllInWords("2026-11-21")).toBe(
    "veintiún días del mes de noviembre de dos mil veintiséis",
  );
  expect(dayAllInWords("2026-05-01")).toBe("un día del mes de mayo de dos mil veintiséis");
});

it("numbers sections in Roman figures", () => {
  expect([1, 4, 9, 14, 40, 99].map(inRoman)).toEqual(["I", "IV", "IX", "XIV", "XL", "XCIX"]);
});

/** Reads a number in words by a grammar of its own, written apart from the rule. */
function readBack(words: string): number {
  let [total, group] = [0, 0];
  for (const word of words.split(" ")) {
    if (word === "mil") group = (group || 1) * 1000;
    else if (/^mill/.test(word)) {
      total += group * 1e6;
      group = 0;
    } else if (/^bill/.test(word)) {
      total += group * 1e12;
      group = 0;
    } else if (word !== "y") group += WORTH[word] ?? Number.NaN;
  }
  return total + group;
}

const WORTH: Record<string, number> = {
  ...{ cero: 0, un: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
  ...{ nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciséis: 16 },
  ...{ diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veintiún: 21, veintiuno: 21 },
  ...{ veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25, veintiséis: 26 },
  ...{ veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40 },
  ...{ cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100 },
  ...{ ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500 },
  ...{ seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
};
