import type { Box } from "../texts/boxes.rules";

/** A word that was seen, and where: from its upper left to its lower right corner. */
export type SeenWord = { text: string; x0: number; y0: number; x1: number; y1: number };

/** A text that was seen, and the box of each of its words. */
export type Seen = { text: string; boxes: Box[] };

/** The text of lines of words, with the place of each word in it. */
export function joined(lines: readonly (readonly SeenWord[])[]): Seen {
  let text = "";
  const boxes: Box[] = [];
  for (const words of lines) {
    for (const { text: word, x0, y0, x1, y1 } of words) {
      if (text !== "" && !text.endsWith("\n")) text += " ";
      const from = text.length;
      text += word;
      boxes.push({ from, to: text.length, x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
    }
    if (words.length > 0) text += "\n";
  }
  return { text: text.trimEnd(), boxes };
}

/** The same text after another one, its boxes as parts of a sheet of that size. */
export const placed = (
  { text, boxes }: Seen,
  before: string,
  size: { width: number; height: number },
): Seen => {
  const start = before === "" ? "" : `${before}\n`;
  const part = (value: number, whole: number) => Math.round((value / whole) * 10_000) / 10_000;
  return {
    text: start + text,
    boxes: boxes.map((box) => ({
      from: box.from + start.length,
      to: box.to + start.length,
      x: part(box.x, size.width),
      y: part(box.y, size.height),
      width: part(box.width, size.width),
      height: part(box.height, size.height),
    })),
  };
};
