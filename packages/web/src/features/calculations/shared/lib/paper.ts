import {
  figure,
  headParts,
  type Letterhead,
  type Paper,
  type Part,
  paperWith,
  plainTable,
  printable,
  ruledTable,
  SOFT,
  words,
} from "@foja/core/kernel/paper/paper.rules";
import {
  amountText,
  doubtText,
  TO_REVIEW,
  totalText,
} from "@foja/core/law/calculation/brief.rules";
import type { Sheet, SheetLine, SheetTable } from "@foja/core/law/calculation/sheet.rules";

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
export const paperOf = (sheet: Sheet, facts: PaperFacts): Paper =>
  paperWith({
    title: sheet.title,
    author: facts.letterhead?.name,
    content: [
      ...headParts(facts.letterhead, facts.date),
      ...about(sheet, facts),
      ...(sheet.prose ? paragraphs(sheet.prose) : [lines(sheet)]),
      ...notes(sheet),
      ...sheet.lines.flatMap(({ table }) => (table ? annex(table) : [])),
    ],
    foot: [
      [...sheet.foot, `Calculado el ${facts.date}.`].join(" · "),
      `Código de verificación ${facts.verification} · ${sheet.engine}`,
    ],
  });

const paragraphs = (prose: readonly string[]): Part[] =>
  prose.map((text) => words(text, { align: "justify", margin: [0, 0, 0, 8] }));

function about(sheet: Sheet, { caratula, number, description }: PaperFacts): Part[] {
  const facts = sheet.facts.map(({ label, value }) => [words(label, { soft: true }), words(value)]);
  return [
    ...(caratula ? [words(caratula, { size: 15, bold: true })] : []),
    ...(number ? [words(number, { soft: true })] : []),
    words(sheet.title, { size: 13, bold: !caratula, margin: [0, 10, 0, 2] }),
    ...(description ? [words(description, { soft: true })] : []),
    ...(facts.length === 0 || sheet.prose ? [] : [plainTable(facts, [0, 6, 0, 10])]),
  ];
}

function lines(sheet: Sheet): Part {
  const total = { bold: true, size: 12 };
  const last = [words(sheet.total.label, total), figure(totalText(sheet), total)];
  return ruledTable([...sheet.lines.map(row), last], { widths: ["*", "auto"] });
}

function row(line: SheetLine): Part[] {
  const doubt = doubtText(line);
  const what = [
    words(line.label),
    words(`${line.norma}: ${line.formula}`, { size: 9, soft: true }),
    ...(doubt ? [words(doubt, { size: 9, italics: true })] : []),
  ];
  return [{ stack: what }, figure(amountText(line))];
}

const notes = ({ warnings }: Sheet): Part[] =>
  warnings.length === 0
    ? []
    : [
        words(TO_REVIEW, { size: 9, bold: true, soft: true, margin: [0, 12, 0, 2] }),
        { ul: warnings.map(printable), fontSize: 9, color: SOFT },
      ];

/** The table of a line's sums, at the end: as long as needed. */
function annex({ title, heads, rows, total }: SheetTable): Part[] {
  const cells = (texts: string[], bold = false) =>
    texts.map((text, at) => words(text, { bold, size: 9, align: at === 0 ? "left" : "right" }));
  return [
    words(title, { bold: true, margin: [0, 16, 0, 4] }),
    ruledTable([cells(heads, true), ...rows.map((one) => cells(one)), cells(total, true)], {
      ...{ widths: heads.map(() => "*" as const), hasHead: true, padding: 2 },
    }),
  ];
}
