import { describe, expect, it } from "vitest";
import { rowsOf } from "./csv.rules";
import { seriesOf } from "./rate.rules";

const TNA = seriesOf("tasaActivaBNA");
const IPC = seriesOf("ipc");
const valuesOf = (csv: string, info = TNA) =>
  rowsOf(csv, info).values.map(({ fecha, valor }) => [fecha, valor]);
const faultsOf = (csv: string, info = TNA) =>
  rowsOf(csv, info).faults.map(({ row, path }) => [row, path]);

describe("the rows of an upload", () => {
  it.each([
    ["semicolons and a heading", "fecha;tna\n2016-03-16;33\n"],
    ["no heading", "2016-03-16;33"],
    ["commas", "fecha,tna\n2016-03-16,33"],
    ["tabs", "2016-03-16\t33"],
    ["the mark and the line ends of Excel", "\uFEFFfecha;tna\r\n16/03/2016;33,00 %\r\n\r\n"],
    ["a date with its hour", "2016-03-16T00:00:00;33.0"],
    ["dashes", "16-3-2016;33"],
    ["quotes", '"2016-03-16";"33,0"'],
    ["quotes around a decimal comma", 'fecha,tna\n2016-03-16,"33,00"'],
    ["empty columns after the value", "2016-03-16;33;;"],
  ])("are read with %s", (_, csv) => {
    expect(valuesOf(csv)).toEqual([["2016-03-16", "33"]]);
  });

  it("of a monthly index are dated on the first of the month", () => {
    const csv = "periodo;indice\n2026-05;11601\n04/2026;11.363,5\n2026-03-15;1";
    expect(valuesOf(csv, IPC)).toEqual([
      ["2026-05-01", "11601"],
      ["2026-04-01", "11363.5"],
      ["2026-03-01", "1"],
    ]);
  });

  it("of a percent a month become a TNA by the days of the month", () => {
    expect(valuesOf("periodo;mensual\n02/2024;10,72\n02/2023;7.30")).toEqual([
      ["2024-02-01", "134.924137931"],
      ["2023-02-01", "95.1607142857"],
    ]);
  });

  it("may name the act that fixed each value, and its day, in columns of their own", () => {
    const csv = "vigencia;valor;norma;acto\n2026-07-01;104220;Res. SGA 1930/2026;2026-08-20\n";
    const [row] = rowsOf(`${csv}2026-06-01;102076;;\n`, seriesOf("uma")).values;
    expect(row).toMatchObject({ valor: "104220", norma: "Res. SGA 1930/2026, 20/08/2026" });
    expect(faultsOf("vigencia;valor;norma\n2026-07-01;1;Ac. 1/26;otra")).toEqual([[2, "valor"]]);
    expect(faultsOf("fecha;valor;otra\n2026-07-01;1;Ac. 1/26")).toEqual([[2, "valor"]]);
  });

  it("keep every decimal that was published", () => {
    expect(valuesOf("2024-02-01;222.03453111581214", seriesOf("cer"))).toEqual([
      ["2024-02-01", "222.03453111581214"],
    ]);
  });

  it("are at fault where they are no date or no number, by their line", () => {
    const csv = "fecha;tna\n2023-02-29;1\n2024-01-01;-1\n2024-01-02\n1899-12-31;1\n2024-01-03;1e3";
    expect(faultsOf(csv)).toEqual([
      [2, "fecha"],
      [3, "valor"],
      [4, "valor"],
      [5, "fecha"],
      [6, "valor"],
    ]);
    expect(valuesOf(csv)).toEqual([]);
  });

  it("are at fault where a decimal comma or an open quote leaves the value in doubt", () => {
    const csv = '2026-05-31,37,5\n2026-06-30,"38';
    expect(faultsOf(csv)).toEqual([
      [2, "csv"],
      [1, "valor"],
    ]);
    expect(valuesOf(csv)).toEqual([]);
  });

  it("are at fault when one day has two values, not when it is said twice", () => {
    expect(faultsOf("2024-01-01;1\n2024-01-01;1,0\n2024-01-01;2")).toEqual([[3, "fecha"]]);
    expect(faultsOf("05/2026;1\n2026-05-20;2", IPC)).toEqual([[2, "fecha"]]);
  });

  it("are none in an empty text", () => {
    expect(rowsOf("", TNA)).toEqual({ values: [], faults: [] });
    expect(rowsOf("fecha;tna\n\n", TNA)).toEqual({ values: [], faults: [] });
  });
});
