import { boxesOf } from "@foja/core/practice/texts/boxes.rules";
import { clausesOf } from "@foja/core/practice/texts/words.rules";
import { readPage } from "../api/content";

const MARK = "scan-mark";

const part = (value: number) => `${value * 100}%`;

/**
 * Marks on the picture of a scanned page the words that are sought, where they were read. Returns
 * how many; none where the page was not read.
 */
export async function markScan(page: HTMLElement, id: string, number: number, q: string) {
  for (const mark of page.querySelectorAll(`.${MARK}`)) mark.remove();
  const clauses = clausesOf(q);
  if (clauses.length === 0) return 0;
  const { text, boxes } = await readPage(id, number);
  const found = boxesOf(text, boxes, clauses);
  for (const { from, to, x, y, width, height } of found) {
    const mark = document.createElement("mark");
    mark.className = MARK;
    mark.textContent = text.slice(from, to);
    Object.assign(mark.style, {
      left: part(x),
      top: part(y),
      width: part(width),
      height: part(height),
    });
    page.append(mark);
  }
  return found.length;
}
