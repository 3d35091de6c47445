import type * as Docx from "docx";
import { textOf } from "../escrito-templates/content.rules";
import type { Block, Content, Inline, Paragraph, Sheet } from "../escrito-templates/content.schema";
import { FORM, twipsOf } from "./form.rules";

const FONT = "Times New Roman";
/** Word counts letters in half points, and lines in 240ths. */
const [SIZE, LINE] = [FORM.size * 2, FORM.spacing * 240];

/**
 * A writ as a DOCX, with Word's own headings, lists and numbers, for Word and LibreOffice alike. The
 * same text at the same instant gives the same bytes.
 */
export async function docxOf(content: Content, title: string, at: Date): Promise<Buffer> {
  // The libraries are loaded at the first document, not at start.
  const [docx, zip] = await Promise.all([import("docx"), import("fflate")]);
  const packed = await docx.Packer.toBuffer(new docx.Document(optionsOf(docx, content, title)));
  const parts = zip.unzipSync(packed);
  const { [CORE]: core } = parts;
  // The library dates what it makes by its own clock.
  const dated = core && zip.strFromU8(core).replace(DATES, `$1${at.toISOString()}$2`);
  const same = { ...parts, ...(dated && { [CORE]: zip.strToU8(dated) }) };
  return Buffer.from(zip.zipSync(same, { mtime: at }));
}

const CORE = "docProps/core.xml";
const DATES = /(<dcterms:\w+ [^>]*>)[^<]*(<\/dcterms:)/g;

type Library = typeof Docx;

function optionsOf(docx: Library, content: Content, title: string): Docx.IPropertiesOptions {
  const lists = { ordered: 0 };
  const children = content.content.flatMap((block) => partsOf(docx, block, lists));
  return {
    title,
    creator: "Foja",
    styles: stylesOf(docx),
    numbering: { config: numberingOf(docx, content) },
    sections: [
      {
        properties: { page: pageOf() },
        footers: { default: footOf(docx) },
        children,
      },
    ],
  };
}

const pageOf = () => ({
  size: { width: twipsOf(FORM.width), height: twipsOf(FORM.height) },
  margin: {
    top: twipsOf(FORM.top),
    right: twipsOf(FORM.right),
    bottom: twipsOf(FORM.bottom),
    left: twipsOf(FORM.left),
  },
});

const footOf = ({ Footer, Paragraph, TextRun, PageNumber, AlignmentType }: Library) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            children: ["Foja ", PageNumber.CURRENT, " de ", PageNumber.TOTAL_PAGES],
            size: 18,
          }),
        ],
      }),
    ],
  });

function stylesOf({ AlignmentType }: Library): Docx.IStylesOptions {
  const run = { font: FONT, size: SIZE, bold: true, color: "000000" };
  const heading = (alignment: (typeof AlignmentType)[keyof typeof AlignmentType]) => ({
    run,
    paragraph: { alignment, spacing: { before: 160, after: 120, line: LINE }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font: FONT, size: SIZE, language: { value: "es-AR" } },
        paragraph: { spacing: { line: LINE, after: 120 } },
      },
      heading1: heading(AlignmentType.CENTER),
      heading2: heading(AlignmentType.LEFT),
      heading3: heading(AlignmentType.LEFT),
    },
  };
}

const SECTIONS = "sections";
const BULLETS = "bullets";
const orderedName = (nth: number) => `ordered-${nth}`;

/** The numbers of sections, the signs of lists, and the figures of each numbered list by itself. */
function numberingOf({ LevelFormat, AlignmentType }: Library, content: Content) {
  const level = (
    format: (typeof LevelFormat)[keyof typeof LevelFormat],
    text: string,
    start = 1,
  ) => [
    {
      level: 0,
      format,
      text,
      start,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 720, hanging: 360 } } },
    },
  ];
  const ordered = content.content.filter((block) => block.type === "orderedList");
  return [
    {
      reference: SECTIONS,
      levels: level(LevelFormat.UPPER_ROMAN, "%1.").map((one) => ({
        ...one,
        style: { paragraph: { indent: { left: 0, hanging: 0 } } },
      })),
    },
    { reference: BULLETS, levels: level(LevelFormat.BULLET, "–") },
    ...ordered.map(({ attrs }, nth) => ({
      reference: orderedName(nth),
      levels: level(LevelFormat.DECIMAL, "%1.", attrs?.start),
    })),
  ];
}

function partsOf(docx: Library, block: Block, lists: { ordered: number }) {
  if (block.type === "sheet") return sheetParts(docx, block);
  if (block.type === "paragraph") return [paragraphOf(docx, block)];
  if (block.type === "heading") return [headingOf(docx, block)];
  const reference = block.type === "bulletList" ? BULLETS : orderedName(lists.ordered++);
  return block.content.flatMap(({ content }) =>
    content.map(
      (one, nth) =>
        new docx.Paragraph({
          alignment: alignmentOf(docx, one.attrs?.textAlign),
          ...(nth === 0 ? { numbering: { reference, level: 0 } } : { indent: { left: 720 } }),
          children: runsOf(docx, one.content),
        }),
    ),
  );
}

function alignmentOf({ AlignmentType }: Library, align: string | null | undefined) {
  if (align === "left") return AlignmentType.LEFT;
  if (align === "center") return AlignmentType.CENTER;
  return align === "right" ? AlignmentType.RIGHT : AlignmentType.JUSTIFIED;
}

function paragraphOf(docx: Library, { attrs, content }: Paragraph) {
  return new docx.Paragraph({
    alignment: alignmentOf(docx, attrs?.textAlign),
    ...(!attrs?.textAlign && { indent: { firstLine: twipsOf(FORM.indent) } }),
    children: runsOf(docx, content),
  });
}

function headingOf(docx: Library, { attrs, content }: Extract<Block, { type: "heading" }>) {
  const { HeadingLevel } = docx;
  const heading = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3][
    attrs.level - 1
  ];
  return new docx.Paragraph({
    heading,
    ...(attrs.textAlign && { alignment: alignmentOf(docx, attrs.textAlign) }),
    ...(attrs.level === 2 && { numbering: { reference: SECTIONS, level: 0 } }),
    children: runsOf(docx, content),
  });
}

const runsOf = ({ TextRun }: Library, content: readonly Inline[] = []) =>
  content.map((one) => {
    const marks = new Set((one.marks ?? []).map(({ type }) => type));
    return new TextRun({
      ...(one.type === "hardBreak" ? { break: 1 } : { text: textOf(one) }),
      ...(marks.has("bold") && { bold: true }),
      ...(marks.has("italic") && { italics: true }),
      ...(marks.has("underline") && { underline: {} }),
    });
  });

function sheetParts(docx: Library, { attrs: { title, rows, total } }: Sheet) {
  const { Paragraph, Table, TableRow, TableCell, TextRun, WidthType, AlignmentType } = docx;
  const columns = rows[0]?.length ?? 2;
  const cell = (text: string, isLast: boolean, bold: boolean, columnSpan = 1) =>
    new TableCell({
      columnSpan,
      children: [
        new Paragraph({
          alignment: isLast ? AlignmentType.RIGHT : AlignmentType.LEFT,
          spacing: { line: 240, after: 40 },
          children: [new TextRun({ text, bold, size: 20 })],
        }),
      ],
    });
  const lines = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: row.map((text, at) => cell(text, at === row.length - 1, false)),
      }),
  );
  const last = total && [
    cell(total[0] ?? "", false, true, columns - 1),
    cell(total.at(-1) ?? "", true, true),
  ];
  return [
    new Paragraph({ keepNext: true, children: [new TextRun({ text: title, bold: true })] }),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [...lines, ...(last ? [new TableRow({ cantSplit: true, children: last })] : [])],
    }),
    new Paragraph({ children: [] }),
  ];
}
