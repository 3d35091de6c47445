import type { TextPage } from "./postings.rules";

/** The most text of one part, in characters: some 120 pages. */
const MOST_TEXT = 300_000;

/** Cuts pages into parts, in order, each small enough to be added to a block in one commit. */
export function cutAt(pages: readonly TextPage[], most = MOST_TEXT): TextPage[][] {
  const parts: TextPage[][] = [];
  let room = 0;
  for (const page of pages) {
    room -= page.text.length;
    if (room < 0 || parts.length === 0) {
      parts.push([]);
      room = most - page.text.length;
    }
    parts.at(-1)?.push(page);
  }
  return parts;
}
