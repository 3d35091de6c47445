import {
  amountText,
  doubtText,
  TO_REVIEW,
  totalText,
} from "@foja/core/law/calculation/brief.rules";
import type { Sheet, SheetLine, SheetTable } from "@foja/core/law/calculation/sheet.rules";
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import {
  footOf,
  headOf,
  type Letterhead,
  type Margins,
  PAGE,
  printable,
  RULES,
  SOFT,
} from "~/lib/print/letterhead";

/** What a document shows besides the sheet itself. */
export type PaperFacts = {
  /** The name of the case it belongs to, if any; its number is below. */
  caratula?: string | null;
  number?: string | null;
  /** Who signs it. */
  letterhead?: Letterhead;
  description?: string | null;
  /** The day on which it was computed, in the local format. */
  date: string;
  /** The code to verify the figures with. */
  verification: string;
};

/** A result as a document: carátula, lines, total, verification, and a foot on every page. */
export function paperOf(sheet: Sheet, facts: PaperFacts): TDocumentDefinitions {
  return {
    info: { title: sheet.title, author: facts.letterhead?.name, creator: "Foja" },
    ...PAGE,
    content: [
      ...headOf(facts.letterhead, facts.date),
      ...head(sheet, facts),
      ...(sheet.prose ? paragraphs(sheet.prose) : [lines(sheet)]),
      ...notes(sheet),
      ...annexes(sheet),
    ],
    footer: (page, pages) => foot(sheet, facts, page, pages),
  };
}

const paragraphs = (prose: readonly string[]): Content[] =>
  prose.map((text) => ({ text: printable(text), alignment: "justify", margin: [0, 0, 0, 8] }));

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
    ...(about.length === 0 || sheet.prose
      ? []
      : [{ layout: "noBorders", margin: [0, 6, 0, 10] as Margins, table: { body: about } }]),
  ];
}

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
    : [
        { text: TO_REVIEW, fontSize: 9, bold: true, color: SOFT, margin: [0, 12, 0, 2] as Margins },
        { ul: warnings.map(printable), fontSize: 9, color: SOFT },
      ];

/** The tables of the lines' sums, at the end: each as long as needed. */
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
  const verified = `Código de verificación ${facts.verification} · ${sheet.engine}`;
  return footOf([said, verified], page, pages);
}
