import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv";

describe("toCsv", () => {
  it("begins with the mark of UTF-8 and separates with ; and CRLF", () => {
    expect(
      toCsv([
        ["Carátula", "Estado"],
        ["Pérez c/ Gómez", "Nueva"],
      ]),
    ).toBe('\uFEFF"Carátula";"Estado"\r\n"Pérez c/ Gómez";"Nueva"\r\n');
  });

  it("quotes what would break the row", () => {
    expect(toCsv([['dijo "sí"', "a;b", "dos\nlíneas"]])).toBe(
      '\uFEFF"dijo ""sí""";"a;b";"dos\nlíneas"\r\n',
    );
  });

  it.each(["=1+1", "+54 11", "-2", "@SUMA(A1)", "\t=1"])("does not let %j be a formula", (text) =>
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
  );

  it("neutralises a formula that needs quotes too", () => {
    expect(toCsv([['=HYPERLINK("x";"y")']])).toBe(`\uFEFF"'=HYPERLINK(""x"";""y"")"\r\n`);
  });

  it.each([",", "\t", "|"])("is no formula where %j separates", (separator) => {
    const text = `x${separator}=1+1`;
    const { data } = Papa.parse<string[]>(toCsv([[text]]).slice(1), { delimiter: separator });
    expect(data[0]).toEqual([text]);
  });

  it("leaves what is absent empty", () => {
    expect(toCsv([[null, undefined, ""]])).toBe('\uFEFF"";"";""\r\n');
  });
});
