import { describe, expect, it } from "vitest";
import { NUMBER_FORMS } from "./number-forms.rules";
import { numbersIn } from "./numbers.rules";

describe("numbers of cases in a text", () => {
  it.each([
    ["CNT 035335/2016/CA001", "CNT 035335/2016/CA001"],
    ["cnt 35335/2016", "CNT 035335/2016"],
    ["CNT35335/2016", "CNT 035335/2016"],
    ["Expte. N° CNT 35.335/2016", "CNT 035335/2016"],
    ["CNT N° 35335 / 2016", "CNT 035335/2016"],
  ])("reads %s as one of the PJN", (text, number) => {
    expect(numbersIn(text)).toMatchObject([{ court: "pjn", fuero: "CNT", number }]);
  });

  it.each([
    ["SI-12345-2021", "SI-12345-2021", "San Isidro"],
    ["mo - 77 / 2019", "MO-77-2019", "Morón"],
    ["LP-9-21", "LP-9-2021", "La Plata"],
    ["TA-500-2020", "TA-500-2020", null],
  ])(
    "reads %s as one of the MEV, with the department of its letters",
    (text, number, department) => {
      expect(numbersIn(text)).toMatchObject([{ court: "mev", number, department }]);
    },
  );

  it.each([
    ["J-01-00012345-6/2023-0", "eje", "Ciudad Autónoma de Buenos Aires"],
    ["EXP 1234/2021-0", "eje", "Ciudad Autónoma de Buenos Aires"],
    ["21-04567890-1", "province", "Santa Fe"],
    ["13-04567890-1", "province", "Mendoza"],
    ["VI-01234-C-2023", "province", "Río Negro"],
  ])("reads %s, which no portal of Foja has", (text, court, place) => {
    expect(numbersIn(text)).toMatchObject([{ court, place, number: text }]);
  });

  it("reads digits and a year, and leaves their court open", () => {
    expect(numbersIn("expte. 35335/2016")).toMatchObject([{ court: null, number: "35335/2016" }]);
    expect(numbersIn("Expte N° 123/19")).toMatchObject([{ court: null, number: "123/19" }]);
    expect(numbersIn("Causa 1234567")).toMatchObject([{ court: null, number: "1234567" }]);
  });

  it.each([
    "03/05/2019",
    "tel 11 4444-5555",
    "20-12345678-6",
    "DNI 12.345.678",
    "Juzgado 23",
    "art. 245 LCT",
    "$ 1.500.000,00",
  ])("finds none in %s", (text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  it("finds several, in their order, with their places", () => {
    const text = "CIV 1/2020 acum. a COM 22/2019";
    expect(numbersIn(text).map(({ number, from, to }) => [number, text.slice(from, to)])).toEqual([
      ["CIV 000001/2020", "CIV 1/2020"],
      ["COM 000022/2019", "COM 22/2019"],
    ]);
  });

  it("reads the sample of each form by that form", () => {
    expect(NUMBER_FORMS.map(({ sample }) => numbersIn(sample).map(({ court }) => court))).toEqual(
      NUMBER_FORMS.map(({ court }) => [court]),
    );
  });
});
