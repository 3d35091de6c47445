import { amountText, doubtText, totalText } from "@foja/core/law/calculation/brief.rules";
import type { Sheet, SheetLine, SheetTable } from "@foja/core/law/calculation/sheet.rules";
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";

/** What paper says beside the sheet itself. */
export type PaperFacts = {
  /** The name and number of the case it belongs to, if it does. */
  caratula?: string | null;
  number?: string | null;
  /** Who signs. */
  lawyer?: string;
  description?: string | null;
  /** Day on which it was computed, as it is written here. */
  date: string;
  /** What the figures are checked by. */
  verification: string;
};

/** The signs that the printed letter (Times, in every reader, WinAnsi) does not have. */
const SPELLED: Record<string, string> = {
  "−": "-",
  "→": "a",
  "≤": "<=",
  "≥": ">=",
  Σ: "suma de",
  "≈": "aprox.",
  "\u202f": " ",
  "\u2009": " ",
};

/** A text with every sign that the printed letter has. */
export const printable = (text: string): string =>
  text.replace(/[−→≤≥Σ≈\u202f\u2009]/g, (sign) => SPELLED[sign] ?? "");

const INK = "#22201c";
const SOFT = "#5d574e";
const LINE = "#cfc8bb";

/** A result as a document: carátula, lines, total, what to verify, and a foot on every page. */
export function paperOf(sheet: Sheet, facts: PaperFacts): TDocumentDefinitions {
  return {
    info: { title: sheet.title, author: facts.lawyer, creator: "Foja" },
    pageSize: "A4",
    pageMargins: [64, 64, 56, 84],
    defaultStyle: { font: "Times", fontSize: 11, lineHeight: 1.2, color: INK },
    content: [...head(sheet, facts), lines(sheet), ...notes(sheet), ...annexes(sheet)],
    footer: (page, pages) => foot(sheet, facts, page, pages),
  };
}

function head(sheet: Sheet, { caratula, number, description }: PaperFacts): Content[] {
  const about = sheet.facts.map(({ label, value }): TableCell[] => [
    { text: label, color: SOFT },
    { text: printable(value) },
  ]);
  return [
    ...(caratula ? [{ text: printable(caratula), fontSize: 15, bold: true }] : []),
    ...(number ? [{ text: number, color: SOFT }] : []),
    { text: printable(sheet.title), fontSize: 13, bold: !caratula, margin: [0, 10, 0, 2] },
    ...(description ? [{ text: printable(description), color: SOFT }] : []),
    ...(about.length === 0
      ? []
      : [{ layout: "noBorders", margin: [0, 6, 0, 10] as Margins, table: { body: about } }]),
  ];
}

type Margins = [number, number, number, number];

const RULES = {
  hLineWidth: (i: number, node: { table: { body: unknown[] } }) =>
    i === 0 || i >= node.table.body.length - 1 ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 0,
  paddingRight: () => 0,
};

function lines(sheet: Sheet): Content {
  const total: TableCell[] = [
    { text: sheet.total.label, bold: true, fontSize: 12 },
    { text: totalText(sheet), bold: true, fontSize: 12, alignment: "right", noWrap: true },
  ];
  return {
    layout: RULES,
    table: { widths: ["*", "auto"], dontBreakRows: true, body: [...sheet.lines.map(row), total] },
  };
}

function row(line: SheetLine): TableCell[] {
  const doubt = doubtText(line);
  const what: Content[] = [
    { text: printable(line.label) },
    { text: printable(`${line.norma}: ${line.formula}`), fontSize: 9, color: SOFT },
    ...(doubt ? [{ text: printable(doubt), fontSize: 9, italics: true }] : []),
  ];
  return [{ stack: what }, { text: amountText(line), alignment: "right", noWrap: true }];
}

const notes = ({ warnings }: Sheet): Content[] =>
  warnings.length === 0
    ? []
    : [{ ul: warnings.map(printable), fontSize: 9, color: SOFT, margin: [0, 12, 0, 0] as Margins }];

/** The tables that lines are added up from, after all else: each as long as it needs. */
const annexes = ({ lines: all }: Sheet): Content[] =>
  all.flatMap(({ table }) => (table ? annex(table) : []));

function annex({ title, heads, rows, total }: SheetTable): Content[] {
  const cells = (texts: string[], bold = false): TableCell[] =>
    texts.map((text, at) => ({
      ...{ text: printable(text), bold, fontSize: 9 },
      alignment: at === 0 ? "left" : "right",
    }));
  return [
    { text: printable(title), bold: true, margin: [0, 16, 0, 4] },
    {
      layout: { ...RULES, paddingTop: () => 2, paddingBottom: () => 2 },
      table: {
        headerRows: 1,
        widths: heads.map(() => "*"),
        body: [cells(heads, true), ...rows.map((row) => cells(row)), cells(total, true)],
      },
    },
  ];
}

function foot(sheet: Sheet, facts: PaperFacts, page: number, pages: number): Content {
  const said = [...sheet.foot.map(printable), `Calculado el ${facts.date}.`].join(" · ");
  return {
    margin: [64, 12, 56, 0],
    fontSize: 8,
    color: SOFT,
    columns: [
      { width: "*", stack: [said, `Código de verificación ${facts.verification}`] },
      { width: 60, text: `${page} de ${pages}`, alignment: "right", noWrap: true },
    ],
  };
}
