import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { csvLineOf } from "./csv.rules";

describe("a line of a CSV", () => {
  it.each([
    ["=1+1", `"'=1+1"\r\n`],
    ["+54 11", `"'+54 11"\r\n`],
    ["@SUMA(A1)", `"'@SUMA(A1)"\r\n`],
    ["-1+1", `"'-1+1"\r\n`],
    ["\t=1", `"'\t=1"\r\n`],
    ["\n=1", `"'\n=1"\r\n`],
    ["＝1+1", `"'＝1+1"\r\n`],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"\r\n`],
    ["-12,50", `"-12,50"\r\n`],
    ["-3", `"-3"\r\n`],
    ["a = b", `"a = b"\r\n`],
    ['dijo "sí"', `"dijo ""sí"""\r\n`],
    ["dos\nlíneas", `"dos\nlíneas"\r\n`],
    [null, `""\r\n`],
    [undefined, `""\r\n`],
  ])("writes %j as %j", (cell, line) => {
    expect(csvLineOf([cell])).toBe(line);
  });

  it.each([";", ",", "\t", "|"])("is one cell where %j separates", (delimiter) => {
    const text = `x${delimiter}=1+1`;
    const { data } = Papa.parse<string[]>(csvLineOf([text]), { delimiter });
    expect(data[0]).toEqual([text]);
  });
});
