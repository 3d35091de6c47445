import type { Block, Content, Inline, Missing, Variable } from "./content.schema";

/** The paragraphs and headings of a content, those of its lists too, in their order. */
function inlinesOf(block: Block): readonly Inline[] {
  if (block.type === "sheet") return [];
  if (block.type === "bulletList" || block.type === "orderedList") {
    return block.content.flatMap((item) => item.content.flatMap((one) => one.content ?? []));
  }
  return block.content ?? [];
}

/** Whether a value leaves its variable missing. */
const isBlank = (value: string | null) => value === null || value.trim() === "";

/** The variables of a content, in their order; one that stands twice is there twice. */
export const variablesOf = (content: Content): Variable[] =>
  content.content.flatMap(inlinesOf).filter((one) => one.type === "variable");

/** What is missing in a content, each variable once, in its order. */
export function missingOf(content: Content): Missing[] {
  const found = new Map<string, Missing>();
  for (const { attrs } of variablesOf(content)) {
    if (isBlank(attrs.value)) found.set(attrs.name, { variable: attrs.name, label: attrs.label });
  }
  return [...found.values()];
}

/** What stands for a datum that is missing, in a text that is printed as a draft. */
export const blankFor = (label: string): string => `[${label}]`;

/** A variable as it is read: its value, or its label in brackets. */
export const shownOf = ({ attrs }: Variable): string =>
  attrs.value === null || isBlank(attrs.value) ? blankFor(attrs.label) : attrs.value;

/** An inline part as text. */
export function textOf(inline: Inline): string {
  if (inline.type === "text") return inline.text;
  return inline.type === "hardBreak" ? "\n" : shownOf(inline);
}

/** A content as plain text, a line a paragraph: what a court hears when it is read aloud. */
export function plainText(content: Content): string {
  const lines = content.content.flatMap((block): string[] => {
    if (block.type === "sheet") {
      const { title, rows, total } = block.attrs;
      return [title, ...[...rows, ...(total ? [total] : [])].map((cells) => cells.join(" "))];
    }
    if (block.type === "bulletList" || block.type === "orderedList") {
      return block.content.flatMap(({ content }) =>
        content.map((one) => (one.content ?? []).map(textOf).join("")),
      );
    }
    return [(block.content ?? []).map(textOf).join("")];
  });
  return lines.join("\n");
}
