import {
  PDFContentStream,
  type PDFFont,
  PDFName,
  PDFOperator,
  type PDFPage,
} from "@cantoo/pdf-lib";
import type { Word } from "../texts/boxes.rules";
import { latin } from "./latin.rules";
import { turnOf } from "./stamp";

const FONT = "FojaSeen";

/** What a word takes in a part at most, in bytes beside its letters, packed; and what a layer does. */
const WORD = 36;
const AROUND = 160;

/** How many bytes a layer of words adds to a part, at most. */
export const layerBytes = (words: readonly Word[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, { text }) => sum + text.length + WORD, AROUND);

type Step = readonly [x: number, y: number];

/** The steps to the right and down of a sheet as it is read, on its page that is turned by degrees. */
const STEPS: Record<number, { right: Step; down: Step }> = {
  0: { right: [1, 0], down: [0, -1] },
  90: { right: [0, 1], down: [1, 0] },
  180: { right: [-1, 0], down: [0, 1] },
  270: { right: [0, -1], down: [-1, 0] },
};

/**
 * Lays over a scanned page the words that were seen on it: they are found and copied where they
 * stand, and not shown. The page may be turned.
 */
export function layWords(page: PDFPage, words: readonly Word[], font: PDFFont): void {
  const { context } = page.doc;
  const lines = words.map((word) => lineOf(word, page, font));
  const operators = [...OPENING, ...lines, ...CLOSING].map(raw);
  const stream = PDFContentStream.of(context.obj({}), operators);
  page.node.setFontDictionary(PDFName.of(FONT), font.ref);
  page.node.addContentStream(context.register(stream));
}

/** Text that is neither filled nor outlined: mode 3 of a PDF. */
const OPENING = ["q", "BT", "3 Tr"];
const CLOSING = ["ET", "Q"];

const raw = (line: string) => PDFOperator.of(line as never);

const short = (value: number) => String(Math.round(value * 100) / 100);

/** A word on its line, as wide and as high as it was seen. */
function lineOf({ text, x, y, width, height }: Word, page: PDFPage, font: PDFFont): string {
  const turn = turnOf(page);
  const { right, down } = STEPS[turn] ?? { right: [1, 0], down: [0, -1] };
  const area = page.getCropBox();
  const [w, h] = turn % 180 === 0 ? [area.width, area.height] : [area.height, area.width];
  const from = (axis: 0 | 1, start: number, length: number) =>
    (right[axis] + down[axis] < 0 ? start + length : start) +
    right[axis] * x * w +
    down[axis] * (y + height) * h;
  const size = Math.max(1, height * h);
  const said = latin(text);
  const squeeze = (100 * width * w) / (font.widthOfTextAtSize(said, size) || 1);
  const place = [
    ...right,
    -down[0],
    -down[1],
    from(0, area.x, area.width),
    from(1, area.y, area.height),
  ];
  const matrix = place.map(short).join(" ");
  return `/${FONT} ${short(size)} Tf ${short(squeeze)} Tz ${matrix} Tm ${font.encodeText(`${said} `)} Tj`;
}
