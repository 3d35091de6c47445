import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { HOUSE_SERIF, INK, printable, RULES, SOFT } from "~/lib/print/letterhead";
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
export function reportOf(
  charts: readonly Chart[],
  { name, date, period }: { name: string; date: string; period: string },
): TDocumentDefinitions {
  return {
    info: { title: "Estadísticas del estudio", author: name, creator: "Foja" },
    pageSize: "A4",
    pageMargins: [64, 64, 56, 64],
    defaultStyle: { font: HOUSE_SERIF, fontSize: 10, lineHeight: 1.15, color: INK },
    content: [
      { text: printable(name), fontSize: 14, bold: true },
      { text: "Estadísticas del estudio", fontSize: 13, margin: [0, 2, 0, 2] },
      { text: printable(`${period} · ${date}`), color: SOFT, margin: [0, 0, 0, 8] },
      ...charts.filter(({ rows, shape }) => rows.length > 0 && shape !== "days").flatMap(section),
    ],
    footer: (page, pages) => ({
      text: `Foja · ${date} · ${page} de ${pages}`,
      ...{ fontSize: 8, color: SOFT, margin: [64, 20, 56, 0] },
    }),
  };
}

function section(chart: Chart): Content[] {
  const [head = [], ...rows] = tableOf(chart);
  const line = (texts: string[], bold = false) =>
    texts.map((text, at) => ({
      ...{ text: printable(text), bold, fontSize: 9 },
      alignment: at === 0 ? ("left" as const) : ("right" as const),
    }));
  return [
    { text: printable(chart.title), bold: true, fontSize: 12, margin: [0, 14, 0, 1] },
    { text: printable(chart.note), fontSize: 9, color: SOFT, margin: [0, 0, 0, 4] },
    {
      layout: {
        ...RULES,
        ...{ paddingTop: () => 2, paddingBottom: () => 2 },
        paddingLeft: (column) => (column === 0 ? 0 : 10),
      },
      table: {
        headerRows: 1,
        // The head is not left alone at the foot of a page.
        keepWithHeaderRows: 1,
        widths: head.map((_, at) => (at === 0 ? "*" : "auto")),
        dontBreakRows: true,
        body: [line(head, true), ...rows.map((row) => line(row))],
      },
    },
  ];
}
