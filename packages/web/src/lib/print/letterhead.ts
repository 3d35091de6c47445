import type { ActingPractice } from "@foja/core/accounts/practices/practice.schema";
import type { User } from "@foja/core/accounts/users/user.schema";
import type { Content } from "pdfmake/interfaces";

/** The head of a document: practice, if named; a person, the lines below them, and the place. */
export type Letterhead = {
  practice: string | null;
  name: string;
  lines: string[];
  place: string | null;
};

type Person = Pick<User, "name" | "designation" | "address" | "state" | "skills">;

/**
 * The letterhead of a person, from their profile: name, office, licences and address. The name of
 * their practice is above them.
 */
export const letterheadOf = (
  { name, designation, address, state, skills }: Person,
  practice: Pick<ActingPractice, "name" | "named"> | null,
): Letterhead => ({
  practice: practice?.named ? practice.name : null,
  name,
  lines: [
    designation,
    ...skills.map(({ name: skill, registrationNumber: number }) => number && `${skill} ${number}`),
    address,
  ].flatMap((line) => line || []),
  place: state,
});

/** Replacements for signs that the printed font lacks. */
const SPELLED: Record<string, string> = {
  "→": "a",
  "≤": "<=",
  "≥": ">=",
  Σ: "suma de",
  "≈": "aprox.",
  "\u202f": " ",
  "\u2009": " ",
};

/** A text without signs that the printed font lacks. */
export const printable = (text: string): string =>
  text.replace(/[→≤≥Σ≈\u202f\u2009]/g, (sign) => SPELLED[sign] ?? "");

/** The name of the serif font in printed documents. */
export const HOUSE_SERIF = "Newsreader";

/** The width between the margins of an A4, in pt. */
export const WIDTH = 475;
export const INK = "#22201c";
export const SOFT = "#5d574e";
export const LINE = "#cfc8bb";

export type Margins = [number, number, number, number];

/** The page of every document: an A4, its margins and its font. */
export const PAGE = {
  pageSize: "A4" as const,
  pageMargins: [64, 64, 56, 84] as Margins,
  defaultStyle: { font: HOUSE_SERIF, fontSize: 11, lineHeight: 1.2, color: INK },
};

/** The hairlines of a table: stronger above its first row and at its last. */
export const RULES = {
  hLineWidth: (i: number, node: { table: { body: unknown[] } }) =>
    i === 0 || i >= node.table.body.length - 1 ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 0,
  paddingRight: () => 0,
};

/** The head of a document: its letterhead, place and date. */
export function headOf(of: Letterhead | undefined, date: string): Content[] {
  const dated: Content = {
    text: printable(of?.place ? `${of.place}, ${date}` : date),
    alignment: "right",
    margin: [0, 0, 0, 14],
  };
  if (!of) return [dated];
  return [
    ...(of.practice ? [{ text: printable(of.practice), fontSize: 14, bold: true }] : []),
    { text: printable(of.name), fontSize: of.practice ? 11 : 14, bold: true },
    ...of.lines.map((text): Content => ({ text: printable(text), fontSize: 9, color: SOFT })),
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: LINE }],
      margin: [0, 6, 0, 8],
    },
    dated,
  ];
}

/** The foot of a page: texts, its number and the number of pages. */
export const footOf = (said: string[], page: number, pages: number): Content => ({
  margin: [64, 12, 56, 0],
  fontSize: 8,
  color: SOFT,
  columns: [
    { width: "*", stack: said },
    { width: 60, text: `${page} de ${pages}`, alignment: "right", noWrap: true },
  ],
});
