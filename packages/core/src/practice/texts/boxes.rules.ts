import { type Clause, marksIn } from "./words.rules";

/**
 * Where a word of a page that is a picture stands: from one character of its text to another, and
 * its box as parts of the page's width and height, from its upper left corner.
 */
export type Box = {
  from: number;
  to: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A word as it was seen on a page, and its place there. */
export type Word = Omit<Box, "from" | "to"> & { text: string };

/** The words that were seen on a page, in their order. */
export const wordsIn = (text: string, boxes: readonly Box[]): Word[] =>
  boxes.map(({ from, to, ...place }) => ({ ...place, text: text.slice(from, to) }));

/** The boxes of the words of a page that a search marks. */
export function boxesOf(text: string, boxes: readonly Box[], clauses: readonly Clause[]): Box[] {
  const marks = marksIn(text, clauses);
  return boxes.filter((box) => marks.some(({ from, to }) => box.from < to && from < box.to));
}
