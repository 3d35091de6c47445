import { inRoman } from "../../kernel/in-words.rules";
import {
  figure,
  hairline,
  type Letterhead,
  letterheadParts,
  type Margins,
  type Paper,
  type Part,
  paperWith,
  printable,
  ruledTable,
  words,
} from "../../kernel/paper/paper.rules";
import { textOf } from "../escrito-templates/content.rules";
import type { Block, Content, Inline, Paragraph, Sheet } from "../escrito-templates/content.schema";
import { FORM, pointsOf } from "./form.rules";

const MARGINS: Margins = [
  pointsOf(FORM.left),
  pointsOf(FORM.top),
  pointsOf(FORM.right),
  pointsOf(FORM.bottom),
];

/** pdfmake counts spacing from the font's own height, which is 1.22 of its size. */
const SPACING = Math.round((FORM.spacing / 1.22) * 100) / 100;

/** What a writ's PDF shows besides its content. */
export type EscritoFacts = {
  title: string;
  /** What the foot of each page says beside its number: the case. */
  foot: string;
  letterhead?: Letterhead | undefined;
  /** When it is printed: the same text at the same instant gives the same bytes. */
  at: Date;
  /** Whether the writ may be filed: a draft says across its pages that it is one. */
  isDraft: boolean;
};

/** A writ as a pdfmake document: its letterhead, its text, and the number of each page. */
export const escritoPaper = (content: Content, facts: EscritoFacts): Paper => ({
  ...paperWith({
    title: facts.title,
    author: facts.letterhead?.name,
    at: facts.at,
    ...{ margins: MARGINS, size: FORM.size, spacing: SPACING },
    watermark: facts.isDraft ? "Borrador" : undefined,
    content: [...headOf(facts.letterhead), ...blockParts(content)],
    foot: [facts.foot],
  }),
  pageBreakBefore: standsAlone,
});

type Placed = { headlineLevel?: number; startPosition?: { top: number } };
type Around = { getFollowingNodesOnPage(): Placed[] };

/** Where the text of a page ends; what stands lower is its foot. */
const TEXT_ENDS = pointsOf(FORM.height - FORM.bottom);

/** Whether a heading would be the last of its page: it goes with what it heads. */
function standsAlone({ headlineLevel, startPosition }: Placed, around: Around): boolean {
  if (headlineLevel === undefined || !startPosition) return false;
  const follows = ({ startPosition: at }: Placed) =>
    at !== undefined && at.top > startPosition.top && at.top < TEXT_ENDS;
  return !around.getFollowingNodesOnPage().some(follows);
}

const headOf = (letterhead: Letterhead | undefined): Part[] =>
  letterhead ? [...letterheadParts(letterhead), hairline([0, 4, 0, 18], MARGINS)] : [];

function blockParts({ content }: Content): Part[] {
  let section = 0;
  return content.flatMap((block) => {
    if (block.type === "heading" && block.attrs.level === 2) section += 1;
    return partsOf(block, section);
  });
}

function partsOf(block: Block, section: number): Part[] {
  if (block.type === "sheet") return sheetParts(block);
  if (block.type === "paragraph") return [paragraphPart(block)];
  if (block.type === "heading") return [headingPart(block, section)];
  const signOf = signsOf(block);
  return block.content.map(({ content }, nth) => ({
    columns: [
      { width: 20, text: signOf(nth) },
      { width: "*", stack: content.map(itemPart) },
    ],
    margin: [18, 0, 0, 4],
  }));
}

type List = Extract<Block, { type: "bulletList" | "orderedList" }>;

/** What stands before an item: written before its text, so that whoever copies a page keeps it. */
function signsOf(list: List): (nth: number) => string {
  if (list.type === "bulletList") return () => "–";
  const start = list.attrs?.start ?? 1;
  return (nth) => `${start + nth}.`;
}

/**
 * The text of a paragraph in runs of one look. Two runs are parted where a line is justified, so a
 * datum is of the same run as the comma after it.
 */
function runsOf(content: readonly Inline[] = []): Part[] {
  const runs: { text: string; [look: string]: unknown }[] = [];
  for (const one of content) {
    const [text, look] = [printable(textOf(one)), lookOf(one)];
    const last = runs.at(-1);
    if (last && JSON.stringify({ ...look, text: last.text }) === JSON.stringify(last)) {
      last.text += text;
    } else runs.push({ ...look, text });
  }
  return runs;
}

const lookOf = (one: Inline) => ({
  ...(hasMark(one, "bold") && { bold: true }),
  ...(hasMark(one, "italic") && { italics: true }),
  ...(hasMark(one, "underline") && { decoration: "underline" }),
});

const hasMark = ({ marks }: Inline, type: string) => (marks ?? []).some((one) => one.type === type);

/** A paragraph of the text: justified and with its first line further in, unless it says otherwise. */
function paragraphPart({ attrs, content }: Paragraph): Part {
  const align = attrs?.textAlign;
  return {
    text: content?.length ? runsOf(content) : " ",
    alignment: align ?? "justify",
    ...(!align && { leadingIndent: pointsOf(FORM.indent) }),
    margin: [0, 0, 0, 8],
  };
}

const itemPart = ({ attrs, content }: Paragraph): Part => ({
  text: runsOf(content),
  alignment: attrs?.textAlign ?? "justify",
});

function headingPart(block: Extract<Block, { type: "heading" }>, section: number): Part {
  const { level, textAlign } = block.attrs;
  const number = level === 2 ? [`${inRoman(section)}. `] : [];
  return {
    text: [...number, ...runsOf(block.content)],
    bold: true,
    alignment: textAlign ?? (level === 1 ? "center" : "left"),
    margin: [0, level === 1 ? 0 : 6, 0, level === 1 ? 14 : 6],
    headlineLevel: level,
  };
}

function sheetParts({ attrs: { title, rows, total } }: Sheet): Part[] {
  const cells = (texts: string[], bold = false) =>
    texts.map((text, at) =>
      at === texts.length - 1 ? figure(text, { size: 10, bold }) : words(text, { size: 10, bold }),
    );
  const columns = rows[0]?.length ?? total?.length ?? 2;
  const widths = Array.from({ length: columns }, (_, at) =>
    at === 0 ? ("*" as const) : ("auto" as const),
  );
  const body = [
    ...rows.map((row) => cells(row)),
    ...(total ? [cells(filled(total, columns), true)] : []),
  ];
  return [
    { ...(words(title, { bold: true, margin: [0, 4, 0, 4] }) as object), headlineLevel: 3 },
    ...(body.length > 0
      ? [{ stack: [ruledTable(body, { widths, padding: 3, gap: 8 })], margin: [0, 0, 0, 12] }]
      : []),
  ];
}

/** The total as wide as the rows: its label first, its figure last. */
const filled = (total: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, at) =>
    at === 0 ? (total[0] ?? "") : at === columns - 1 ? (total.at(-1) ?? "") : "",
  );
