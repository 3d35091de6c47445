import Papa from "papaparse";
import { daysInMonth, isDay } from "../../kernel/day.rules";
import { dateText, exact } from "../../kernel/money.rules";
import type { SeriesInfo } from "./series-table.rules";

/** A valid row of an upload: a day and a value as decimal text. */
export type CsvValue = { row: number; fecha: string; valor: string; norma?: string };

/** The error of a row. Rows are counted from 1, the heading included. */
export type CsvFault = { row: number; path: string; message: string };

const MOST_VALUE = 1e12;
const HEADING = /^[\p{L}_ ]+$/u;

/**
 * Reads the rows of an upload: `fecha;tna`, `periodo;indice` or `fecha;valor`, with or without
 * their heading, dates as 2026-05-01, 01/05/2026, 2026-05 or 05/2026. A second column headed
 * `mensual` is BNA's percent a month, which becomes a TNA: % × 365 / days of that month. A third
 * headed `norma` names the norm that fixed each value, and a fourth, `acto`, has its day.
 */
export function rowsOf(csv: string, info: SeriesInfo): { values: CsvValue[]; faults: CsvFault[] } {
  const { rows, faults } = cellsOf(csv.replace(/^\uFEFF/, ""));
  const heading = rows.find((cells) => cells.some((cell) => cell !== ""));
  const named = columnsOf(heading);
  const values: CsvValue[] = [];
  const broken = new Set(faults.map(({ row }) => row));
  rows.forEach((cells, index) => {
    const row = index + 1;
    const blank = cells.every((cell) => cell === "");
    if (blank || broken.has(row) || (cells === heading && isHeading(cells))) return;
    const read = readRow(cells, info, named);
    if ("message" in read) faults.push({ row, ...read });
    else values.push({ row, ...read });
  });
  return { values, faults: [...faults, ...repeated(values)] };
}

/** The trimmed cells of each line; a line with unclosed quotes is an error. */
function cellsOf(csv: string): { rows: string[][]; faults: CsvFault[] } {
  const delimiter = [";", "\t"].find((one) => csv.includes(one)) ?? ",";
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter });
  const faults = errors.map(({ row = 0 }) => ({
    row: row + 1,
    path: "csv",
    message: "Fila: hay comillas que no se cierran",
  }));
  return { rows: data.map((cells) => cells.map((cell) => cell.trim())), faults };
}

const isHeading = ([first = ""]: string[]) => HEADING.test(first);

/** Which columns there are after the date, by the heading. */
type Columns = { monthly: boolean; norma: boolean; acto: boolean };

function columnsOf(heading: string[] | undefined): Columns {
  const [, value = "", third = "", fourth = ""] = (heading ?? []).map((cell) => cell.toLowerCase());
  const norma = third === "norma";
  return { monthly: value === "mensual", norma, acto: norma && fourth === "acto" };
}

type RowRead = { fecha: string; valor: string; norma?: string } | { path: string; message: string };

const MOST_NORM = 120;

/** In a file separated by commas, a decimal comma makes two cells: «37,5» would be read as 37. */
const ONE_CELL_TOO_MANY =
  "Valor: hay una columna de más; si las columnas se separan con comas, los decimales van con punto o entre comillas";

/** The value of a row, or its error. */
function readRow(cells: string[], info: SeriesInfo, columns: Columns): RowRead {
  const [dayText = "", valueText, ...more] = cells;
  const others = more.slice(Number(columns.norma) + Number(columns.acto));
  if (others.some((cell) => cell !== "")) return { path: "valor", message: ONE_CELL_TOO_MANY };
  const fecha = readDay(dayText, info.frequency === "mensual" && info.kind === "indice");
  if (!fecha) {
    const message = "Fecha: no es válida; se escribe 2026-05-31, 31/05/2026 o 05/2026";
    return { path: "fecha", message };
  }
  const number = readNumber(valueText ?? "");
  if (number === undefined) return { path: "valor", message: "Valor: no es un número" };
  const norma = columns.norma ? normIn(more, columns) : undefined;
  if (!columns.monthly) return { fecha, valor: number, ...(norma && { norma }) };
  const tna = exact(number).times(365).div(daysInMonth(fecha));
  return { fecha, valor: tna.toDecimalPlaces(10).toFixed() };
}

/** The norm of a row and its day: «Res. SGA 1930/2026, 20/08/2026». */
function normIn([norma = "", acto = ""]: string[], columns: Columns): string | undefined {
  const day = columns.acto ? readDay(acto, false) : undefined;
  const text = norma.slice(0, MOST_NORM);
  return text && day ? `${text}, ${dateText(day)}` : text || undefined;
}

const WRITTEN_HERE = /^(?:(\d{1,2})[/-])?(\d{1,2})[/-](\d{4})$/;
const WRITTEN_ISO = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/;

/** A day, or the first of a month; monthly indices always have the first. */
function readDay(text: string, byMonth: boolean): string | undefined {
  const [, d, m, y] = WRITTEN_HERE.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = WRITTEN_ISO.exec(text) ?? [];
  const month = `${y ?? isoYear}-${(m ?? isoMonth ?? "").padStart(2, "0")}`;
  const day = `${month}-${(d ?? isoDay ?? "1").padStart(2, "0")}`;
  if (!isDay(day)) return undefined;
  return byMonth ? `${month}-01` : day;
}

/** A number in either notation: 1.234,56 or 1234.56; a percent sign is ignored. */
function readNumber(text: string): string | undefined {
  const bare = text.replace(/\s|%|\$/g, "");
  const plain = bare.includes(",") ? bare.replace(/\./g, "").replace(",", ".") : bare;
  if (!/^\d{1,15}(\.\d{1,20})?$/.test(plain)) return undefined;
  const value = exact(plain);
  return value.lte(MOST_VALUE) ? value.toFixed() : undefined;
}

/** The errors for different values of the same day: neither can be preferred. */
function repeated(values: CsvValue[]): CsvFault[] {
  const seen = new Map<string, string>();
  return values.flatMap(({ row, fecha, valor }) => {
    const before = seen.get(fecha);
    seen.set(fecha, valor);
    if (before === undefined || exact(before).eq(valor)) return [];
    return [{ row, path: "fecha", message: "Fecha: está dos veces con valores distintos" }];
  });
}
