import { clausesOf, marksIn } from "@foja/core/practice/texts/words.rules";

const NAME = "sought";

/**
 * Marks in a text the words that are sought, and brings the first into sight; a browser that cannot
 * mark shows the text alone. Returns what takes the marks away.
 */
export function markText(root: HTMLElement | null, q: string): (() => void) | undefined {
  if (!root || !CSS.highlights) return undefined;
  const nodes = textsIn(root);
  const whole = nodes.map(({ data }) => data).join("\n");
  const ranges = marksIn(whole, clausesOf(q)).map(({ from, to }) => {
    const range = new Range();
    const [start, end] = [placeIn(nodes, from), placeIn(nodes, to)];
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return range;
  });
  CSS.highlights.set(NAME, new Highlight(...ranges));
  ranges[0]?.startContainer.parentElement?.scrollIntoView({ block: "center" });
  return () => void CSS.highlights.delete(NAME);
}

function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The node of a character of all texts joined by line breaks, and its place in it. */
function placeIn(nodes: readonly Text[], at: number) {
  let left = at;
  for (const node of nodes) {
    if (left <= node.data.length) return { node, offset: left };
    left -= node.data.length + 1;
  }
  throw new RangeError(`no text has a character ${at}`);
}
