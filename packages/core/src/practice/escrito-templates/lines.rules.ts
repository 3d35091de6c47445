import type {
  Alignment,
  Block,
  Content,
  Inline,
  Mark,
  Paragraph,
  Sheet,
  Variable,
} from "./content.schema";

/** What a template leaves once its tags are resolved: text, data, and the sheets of calculations. */
export type Piece = string | Variable | Sheet;

type Line = Piece[];

/** Pieces with the texts that stand side by side as one: a condition splits a line anywhere. */
function together(pieces: readonly Piece[]): Piece[] {
  const joint: Piece[] = [];
  for (const piece of pieces) {
    const last = joint.at(-1);
    if (typeof piece === "string" && typeof last === "string") joint.splice(-1, 1, last + piece);
    else joint.push(piece);
  }
  return joint;
}

/** The pieces of each line. A sheet has a line of its own. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [[]];
  for (const piece of together(pieces)) {
    if (typeof piece !== "string") {
      if (piece.type === "sheet") lines.push([piece], []);
      else lines.at(-1)?.push(piece);
      continue;
    }
    const [first = "", ...others] = piece.split("\n");
    lines.at(-1)?.push(first);
    for (const other of others) lines.push([other]);
  }
  return lines;
}

type Style =
  | { kind: "heading"; level: 1 | 2 | 3 }
  | { kind: "bullet" }
  | { kind: "numbered"; start: number }
  | { kind: "paragraph"; textAlign: Alignment | null };

const ALIGNED: Record<string, Alignment> = {
  ...{ izquierda: "left", centro: "center", derecha: "right" },
};

/** The style that the beginning of a line asks for, and how many characters say so. */
function styleOf(beginning: string): { style: Style; length: number } {
  const [marker = "", hashes, bullet, number, aligned] =
    /^\s*(?:(#{1,3})\s+|(-)\s+|(\d{1,4})[.)]\s+|\[(izquierda|centro|derecha)\]\s*)/.exec(
      beginning,
    ) ?? [];
  const { length } = marker;
  if (hashes) return { style: { kind: "heading", level: hashes.length as 1 | 2 | 3 }, length };
  if (bullet) return { style: { kind: "bullet" }, length };
  if (number) return { style: { kind: "numbered", start: Number(number) }, length };
  const textAlign = aligned ? (ALIGNED[aligned] ?? null) : null;
  return { style: { kind: "paragraph", textAlign }, length };
}

/** Reads resolved pieces as the content of a writ: a line is a paragraph; empty lines are left out. */
export function contentOf(pieces: readonly Piece[]): Content {
  const blocks: Block[] = [];
  let inList = false;
  for (const line of linesOf(pieces)) {
    const block = blockOf(line);
    if (!block) inList = false;
    else if (!inList || !joined(blocks.at(-1), block)) blocks.push(block);
    if (block) inList = block.type === "bulletList" || block.type === "orderedList";
  }
  return { type: "doc", content: blocks.length > 0 ? blocks : [{ type: "paragraph" }] };
}

/** Adds the item of a list to the list before it, if both are of one kind. */
function joined(last: Block | undefined, next: Block): boolean {
  if (last?.type === "bulletList" && next.type === "bulletList") last.content.push(...next.content);
  else if (last?.type === "orderedList" && next.type === "orderedList")
    last.content.push(...next.content);
  else return false;
  return true;
}

function blockOf(line: Line): Block | undefined {
  const [first] = line;
  if (typeof first === "object" && first.type === "sheet") return first;
  const { style, length } = styleOf(typeof first === "string" ? first : "");
  const rest = typeof first === "string" ? [first.slice(length), ...line.slice(1)] : line;
  const content = inlinesOf(rest);
  if (content.length === 0) return undefined;
  if (style.kind === "heading") return { type: "heading", attrs: { level: style.level }, content };
  if (style.kind === "paragraph") return paragraphOf(content, style.textAlign);
  const item = { type: "listItem" as const, content: [paragraphOf(content, null)] };
  if (style.kind === "bullet") return { type: "bulletList", content: [item] };
  return { type: "orderedList", attrs: { start: style.start }, content: [item] };
}

const paragraphOf = (content: Inline[], textAlign: Alignment | null): Paragraph => ({
  type: "paragraph",
  ...(textAlign && { attrs: { textAlign } }),
  content,
});

type Token =
  | { text: string }
  | { variable: Variable }
  | { sign: string; mark: Mark; closes: boolean; opens: boolean };

const SIGNS: Record<string, Mark> = { "**": "bold", "*": "italic", __: "underline" };

/** Stands for a datum while a line is read. */
const DATUM = "\uFFFC";

/** A datum, a sign that is taken as it is, a rule for a signature, or a sign of a look. */
const SIGN = /(\uFFFC)|\\([*_#[\]-])|(_{3,})|(\*\*|\*|__)/g;

/** A line in parts: texts, data and the signs that may begin or end a look. */
function tokensOf(pieces: readonly Piece[]): Token[] {
  const data = pieces.filter((one) => typeof one === "object" && one.type === "variable");
  const line = pieces
    .map((one) => (typeof one === "string" ? one.replaceAll(DATUM, "") : DATUM))
    .join("");
  const tokens: Token[] = [];
  let [from, nth] = [0, 0];
  for (const found of line.matchAll(SIGN)) {
    const [whole, datum, escaped, rule, sign] = found;
    tokens.push({ text: line.slice(from, found.index) + (escaped ?? rule ?? "") });
    from = found.index + whole.length;
    const variable = datum ? data[nth++] : undefined;
    if (variable) tokens.push({ variable });
    const mark = sign && SIGNS[sign];
    // A look begins before something, and ends after something.
    const [before = " ", after = " "] = [line[found.index - 1], line[from]];
    if (mark) tokens.push({ sign, mark, opens: after !== " ", closes: before !== " " });
  }
  return [...tokens, { text: line.slice(from) }];
}

/** The inline parts of a line, with their looks; a sign without its pair stays text. */
function inlinesOf(pieces: readonly Piece[]): Inline[] {
  const tokens = tokensOf(pieces);
  const pairs = pairsOf(tokens);
  const inlines: Inline[] = [];
  const on = new Set<Mark>();
  tokens.forEach((token, nth) => {
    if ("sign" in token && pairs.has(nth)) {
      if (on.has(token.mark)) on.delete(token.mark);
      else on.add(token.mark);
      return;
    }
    const marks = on.size > 0 ? { marks: [...on].map((type) => ({ type })) } : {};
    if ("variable" in token) inlines.push({ ...token.variable, ...marks });
    else addText(inlines, "sign" in token ? token.sign : afterDatum(inlines, token.text), marks);
  });
  return trimmed(inlines);
}

/** «Textil S.A.» at the end of a sentence has one full stop. */
function afterDatum(inlines: readonly Inline[], text: string): string {
  const last = inlines.at(-1);
  const ends = last?.type === "variable" && last.attrs.value?.endsWith(".");
  return ends ? text.replace(/^\.(?!\.)/, "") : text;
}

/** The places of the signs that have their pair. */
function pairsOf(tokens: readonly Token[]): Set<number> {
  const pairs = new Set<number>();
  const open = new Map<Mark, number>();
  tokens.forEach((token, nth) => {
    if (!("sign" in token)) return;
    const opened = open.get(token.mark);
    if (opened !== undefined && token.closes) {
      pairs.add(opened).add(nth);
      open.delete(token.mark);
    } else if (token.opens) open.set(token.mark, nth);
  });
  return pairs;
}

function addText(inlines: Inline[], text: string, marks: { marks?: { type: Mark }[] }): void {
  const shown = text.replace(/[\p{Cc}]/gu, " ");
  if (shown === "") return;
  const last = inlines.at(-1);
  const same = last?.type === "text" && JSON.stringify(last.marks) === JSON.stringify(marks.marks);
  if (same && last.text.length + shown.length <= 20_000) last.text += shown;
  else inlines.push({ type: "text", text: shown, ...marks });
}

/** Without the spaces at both ends of a line. */
function trimmed(inlines: Inline[]): Inline[] {
  const found = inlines.map((one, nth) => {
    if (one.type !== "text") return one;
    const start = nth === 0 ? one.text.trimStart() : one.text;
    return { ...one, text: nth === inlines.length - 1 ? start.trimEnd() : start };
  });
  return found.filter((one) => one.type !== "text" || one.text !== "");
}
