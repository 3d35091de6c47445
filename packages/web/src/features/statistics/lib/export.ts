import {
  type Paper,
  type Part,
  paperWith,
  ruledTable,
  words,
} from "@foja/core/kernel/paper/paper.rules";
import type { Chart } from "./chart";
import { sumOf } from "./chart";

/** A chart as a table of texts: a head, its rows, and the sum if the figures can be added up. */
export function tableOf(chart: Chart): string[][] {
  const { head, series, rows, write, adds, before } = chart;
  const cells = (texts: (value: { key: string; label: string }) => string) => series.map(texts);
  return [
    [head, ...cells(({ label }) => label)],
    ...rows.map(({ label, figures }) => [
      label,
      ...cells(({ key }) => {
        const value = figures[key]?.value ?? null;
        return value === null ? "" : write(value);
      }),
    ]),
    ...(adds ? [["Total", ...cells(({ key }) => write(sumOf(chart, key)))]] : []),
    ...(before ? [["Período anterior", ...cells(({ key }) => write(before[key] ?? 0))]] : []),
  ];
}

/** All charts as one spreadsheet: each under its title, separated by an empty line. */
export const sheetOf = (charts: readonly Chart[]): string[][] =>
  charts.flatMap((chart, n) => [...(n > 0 ? [[]] : []), [chart.title], ...tableOf(chart)]);

/** All charts as a document: their tables, with the practice's name and the instant of reading. */
export const reportOf = (
  charts: readonly Chart[],
  { name, date, period }: { name: string; date: string; period: string },
): Paper =>
  paperWith({
    title: TITLE,
    author: name,
    ...{ size: 10, spacing: 1.15 },
    content: [
      words(name, { size: 14, bold: true }),
      words(TITLE, { size: 13, margin: [0, 2, 0, 2] }),
      words(`${period} · ${date}`, { soft: true, margin: [0, 0, 0, 8] }),
      ...charts.filter(({ rows, shape }) => rows.length > 0 && shape !== "days").flatMap(section),
    ],
    foot: [`Foja · ${date}`],
  });

const TITLE = "Estadísticas del estudio";

function section(chart: Chart): Part[] {
  const [head = [], ...rows] = tableOf(chart);
  const line = (texts: string[], bold = false) =>
    texts.map((text, at) => words(text, { bold, size: 9, align: at === 0 ? "left" : "right" }));
  return [
    words(chart.title, { bold: true, size: 12, margin: [0, 14, 0, 1] }),
    words(chart.note, { size: 9, soft: true, margin: [0, 0, 0, 4] }),
    ruledTable([line(head, true), ...rows.map((row) => line(row))], {
      widths: head.map((_, at) => (at === 0 ? "*" : "auto")),
      ...{ hasHead: true, padding: 2, gap: 10 },
    }),
  ];
}
