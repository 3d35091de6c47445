import type { User } from "@foja/core/accounts/users/user.schema";
import {
  amountText,
  doubtText,
  TO_REVIEW,
  totalText,
} from "@foja/core/law/calculation/brief.rules";
import type { Sheet, SheetLine, SheetTable } from "@foja/core/law/calculation/sheet.rules";
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";

/** Who a paper is of: a name, what stands under it, and the place it is dated at. */
export type Letterhead = { name: string; lines: string[]; place: string | null };

type Person = Pick<User, "name" | "designation" | "address" | "state" | "skills">;

/** The letterhead of a person, of what their profile says: name, office, licences and address. */
export const letterheadOf = ({
  name,
  designation,
  address,
  state,
  skills,
}: Person): Letterhead => ({
  name,
  lines: [
    designation,
    ...skills.map(({ name: skill, registrationNumber: number }) => number && `${skill} ${number}`),
    address,
  ].flatMap((line) => line || []),
  place: state,
});

/** What paper says beside the sheet itself. */
export type PaperFacts = {
  /** The name and number of the case it belongs to, if it does. */
  caratula?: string | null;
  number?: string | null;
  /** Who signs it. */
  letterhead?: Letterhead;
  description?: string | null;
  /** Day on which it was computed, as it is written here. */
  date: string;
  /** What the figures are checked by. */
  verification: string;
};

/** The signs that the printed letter does not have. */
const SPELLED: Record<string, string> = {
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
  text.replace(/[→≤≥Σ≈\u202f\u2009]/g, (sign) => SPELLED[sign] ?? "");

/** The name under which the house's serif is printed. */
export const HOUSE_SERIF = "Newsreader";
/** Between the margins of an A4. */
const WIDTH = 475;
const INK = "#22201c";
const SOFT = "#5d574e";
const LINE = "#cfc8bb";

/** A result as a document: carátula, lines, total, what to verify, and a foot on every page. */
export function paperOf(sheet: Sheet, facts: PaperFacts): TDocumentDefinitions {
  return {
    info: { title: sheet.title, author: facts.letterhead?.name, creator: "Foja" },
    pageSize: "A4",
    pageMargins: [64, 64, 56, 84],
    defaultStyle: { font: HOUSE_SERIF, fontSize: 11, lineHeight: 1.2, color: INK },
    content: [
      ...letterhead(facts),
      ...head(sheet, facts),
      ...(sheet.prose ? paragraphs(sheet.prose) : [lines(sheet)]),
      ...notes(sheet),
      ...annexes(sheet),
    ],
    footer: (page, pages) => foot(sheet, facts, page, pages),
  };
}

/** Who it is of, and where and when it was computed. */
function letterhead({ letterhead: of, date }: PaperFacts): Content[] {
  const dated: Content = {
    text: printable(of?.place ? `${of.place}, ${date}` : date),
    alignment: "right",
    margin: [0, 0, 0, 14],
  };
  if (!of) return [dated];
  return [
    { text: printable(of.name), fontSize: 14, bold: true },
    ...of.lines.map((text): Content => ({ text: printable(text), fontSize: 9, color: SOFT })),
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: LINE }],
      margin: [0, 6, 0, 8],
    },
    dated,
  ];
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
    : [
        { text: TO_REVIEW, fontSize: 9, bold: true, color: SOFT, margin: [0, 12, 0, 2] as Margins },
        { ul: warnings.map(printable), fontSize: 9, color: SOFT },
      ];

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
  const verified = `Código de verificación ${facts.verification} · ${sheet.engine}`;
  return {
    margin: [64, 12, 56, 0],
    fontSize: 8,
    color: SOFT,
    columns: [
      { width: "*", stack: [said, verified] },
      { width: 60, text: `${page} de ${pages}`, alignment: "right", noWrap: true },
    ],
  };
}
