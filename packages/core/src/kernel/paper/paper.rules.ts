/**
 * The kit of every printed document: pdfmake definitions as plain data, printed by the server and by
 * the browser alike. Sizes are in points.
 */

/** A part of a pdfmake document. */
export type Part = string | { [name: string]: unknown };

/** A whole pdfmake document. `footer` gets the number of a page and how many there are. */
export type Paper = {
  content: Part[];
  footer: (page: number, pages: number) => Part;
  defaultStyle: { [name: string]: unknown };
  [name: string]: unknown;
};

/** The name of the serif font of documents. */
export const PAPER_FONT = "Newsreader";

export const SOFT = "#5d574e";
const INK = "#22201c";
const LINE = "#cfc8bb";
const A4_WIDTH = 595;

export type Margins = [left: number, top: number, right: number, bottom: number];

/** The margins of a letter-like document; room for a binding at its left. */
const LETTER: Margins = [64, 64, 56, 84];

/** Replacements for signs that the printed font lacks. */
const SPELLED: Record<string, string> = {
  ...{ "→": "a", "≤": "<=", "≥": ">=", Σ: "suma de", "≈": "aprox." },
  ...{ "\u202f": " ", "\u2009": " " },
};

/** A text without signs that the printed font lacks: spelled, or a dash. */
export const printable = (text: string): string =>
  text.replace(/[\u2190-\u22ffΣ\u202f\u2009]/g, (sign) => SPELLED[sign] ?? "-");

/** How a text looks, where it differs from its document. */
export type Look = {
  size?: number;
  bold?: boolean;
  italics?: boolean;
  soft?: boolean;
  align?: "left" | "right" | "center" | "justify";
  margin?: Margins;
};

/** A text as printed. */
export const words = (text: string, look: Look = {}): Part => ({
  text: printable(text),
  ...(look.size && { fontSize: look.size }),
  ...(look.bold && { bold: true }),
  ...(look.italics && { italics: true }),
  ...(look.soft && { color: SOFT }),
  ...(look.align && { alignment: look.align }),
  ...(look.margin && { margin: look.margin }),
});

/** An amount, a date or a number: at the right of its cell, in one line. */
export const figure = (text: string, look: Look = {}): Part => ({
  ...(words(text, { align: "right", ...look }) as object),
  noWrap: true,
});

type PaperFacts = {
  title: string;
  author?: string | undefined;
  /** When it was made, where the same facts have to give the same bytes; by default now. */
  at?: Date | undefined;
  margins?: Margins;
  size?: number;
  /** The distance between lines, as a factor of their height. */
  spacing?: number;
  content: Part[];
  /** What the foot of each page says beside its number. */
  foot: string[];
  watermark?: string | undefined;
};

/** A whole document on A4: its content, and a foot with the number of each page. */
export function paperWith(facts: PaperFacts): Paper {
  const { title, author, at, margins = LETTER, size = 11, spacing = 1.2, content, foot } = facts;
  return {
    info: { title, author, creator: "Foja", ...(at && { creationDate: at, modDate: at }) },
    pageSize: "A4",
    pageMargins: margins,
    defaultStyle: { font: PAPER_FONT, fontSize: size, lineHeight: spacing, color: INK },
    ...(facts.watermark && { watermark: markOf(facts.watermark) }),
    content,
    footer: (page, pages) => ({
      margin: [margins[0], 12, margins[2], 0],
      fontSize: 8,
      color: SOFT,
      columns: [
        { width: "*", stack: foot.map(printable) },
        { ...(figure(`${page} de ${pages}`) as object), width: 60 },
      ],
    }),
  };
}

const markOf = (text: string) => ({
  ...{ text: text.toUpperCase(), color: "#8a8072", opacity: 0.22, bold: true, angle: -38 },
});

/** A hairline from margin to margin. */
export const hairline = (margin: Margins, [left, , right]: Margins = LETTER): Part => ({
  canvas: [
    {
      type: "line",
      x1: 0,
      y1: 0,
      x2: A4_WIDTH - left - right,
      y2: 0,
      lineWidth: 0.6,
      lineColor: LINE,
    },
  ],
  margin,
});

type TableFacts = {
  /** The width of each column: points, `auto`, or `*` for what is left. */
  widths: (number | "auto" | "*")[];
  /** The first row is repeated on each page, and never stands alone at the foot of one. */
  hasHead?: boolean;
  /** Between a line and the text of a row. */
  padding?: number;
  /** Between two columns. */
  gap?: number;
};

type TableNode = { table: { body: unknown[] } };

/** A table of rows with hairlines: stronger at its beginning, its end, and under its head. */
export const ruledTable = (
  rows: Part[][],
  { widths, hasHead = false, padding = 5, gap = 0 }: TableFacts,
): Part => ({
  layout: {
    hLineWidth: (at: number, { table: { body } }: TableNode) =>
      at === 0 || at === body.length || at === (hasHead ? 1 : body.length - 1) ? 0.8 : 0.4,
    vLineWidth: () => 0,
    hLineColor: () => LINE,
    paddingTop: () => padding,
    paddingBottom: () => padding,
    paddingLeft: (at: number) => (at === 0 ? 0 : gap),
    paddingRight: () => 0,
  },
  table: {
    ...(hasHead && { headerRows: 1, keepWithHeaderRows: 1 }),
    ...{ dontBreakRows: true, widths, body: rows },
  },
});

/** A table without lines. */
export const plainTable = (
  rows: Part[][],
  margin: Margins,
  widths?: (string | number)[],
): Part => ({
  ...{ layout: "noBorders", margin, table: { ...(widths && { widths }), body: rows } },
});

/** The head of a document: practice, if named; a person, the lines below them, and the place. */
export type Letterhead = {
  practice: string | null;
  name: string;
  lines: string[];
  place: string | null;
};

/** A letterhead above its line; nothing without one. */
export function letterheadParts(of: Letterhead | undefined): Part[] {
  if (!of) return [];
  return [
    ...(of.practice ? [words(of.practice, { size: 14, bold: true })] : []),
    words(of.name, { size: of.practice ? 11 : 14, bold: true }),
    ...of.lines.map((text) => words(text, { size: 9, soft: true })),
  ];
}

/** The first lines of a document: its letterhead, place and date. */
export function headParts(of: Letterhead | undefined, date: string): Part[] {
  const dated = words(of?.place ? `${of.place}, ${date}` : date, {
    ...{ align: "right", margin: [0, 0, 0, 14] },
  });
  return of ? [...letterheadParts(of), hairline([0, 6, 0, 8]), dated] : [dated];
}
