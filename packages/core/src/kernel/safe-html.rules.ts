import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { allowedStyle } from "./safe-style.rules";

/** Classes that the frame styles, on narrow screens and in dark mode. */
const CLASSES = ["foja-col", "foja-button", "foja-line", "foja-image"];

const SCHEMA: Schema = {
  tagNames: [
    ...["a", "b", "blockquote", "br", "center", "code", "div", "em", "h1", "h2", "h3", "h4"],
    ...["hr", "i", "img", "li", "ol", "p", "s", "small", "span", "strong", "sub", "sup", "table"],
    ...["tbody", "td", "tfoot", "th", "thead", "tr", "u", "ul"],
  ],
  attributes: {
    "*": ["align", "style", ["className", ...CLASSES]],
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    table: ["width", "border", "cellPadding", "cellSpacing", ["role", "presentation"]],
    td: ["width", "vAlign", "colSpan", "rowSpan"],
    th: ["width", "vAlign", "colSpan", "rowSpan"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  // The content of these is not text of the mail, and is removed with them.
  strip: [
    ...["script", "style", "title", "textarea", "template", "noscript", "iframe", "object"],
    ...["embed", "svg", "math", "select", "xmp", "noembed", "noframes", "plaintext", "applet"],
  ],
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  ancestors: {},
  required: {},
};

const ABSOLUTE: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:)[^\s{}]+$/i,
  src: /^https:\/\/[^\s{}]+$/i,
};

/**
 * The tree of a body with only text, images, links and tables: no script, no style except harmless
 * inline ones, no relative address nor one with a variable.
 */
export function cleanTree(html: string): Root {
  const tree = sanitize(fromHtml(html, { fragment: true }), SCHEMA) as Root;
  visit(tree, "element", tidy);
  return tree;
}

function tidy({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    const shape = ABSOLUTE[name];
    if (shape && !shape.test(String(value))) delete properties[name];
    else if (name !== "href" && typeof value === "string" && value.includes("{{")) {
      properties[name] = value.replace(/[{}]/g, "");
    }
  }
  if (properties.style !== undefined) tidyStyle(properties);
}

function tidyStyle(properties: Element["properties"]): void {
  const style = allowedStyle(String(properties.style));
  if (style) properties.style = style;
  else delete properties.style;
}

export const written = (tree: Nodes) =>
  toHtml(tree, { characterReferences: { useNamedReferences: false }, allowDangerousHtml: false });

/** A body of HTML as stored: sanitised. */
export const cleanHtml = (html: string): string => written(cleanTree(html));

/** A body of HTML that a stranger wrote: as `cleanHtml`, and without pictures, which tell who reads. */
export function cleanLetter(html: string): string {
  const tree = cleanTree(html);
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName !== "img" || index === undefined || !parent) return;
    const said = String(node.properties.alt ?? "").trim();
    const value = said ? `[Imagen: ${said}]` : "[Imagen]";
    parent.children[index] = { type: "text", value } as never;
  });
  return written(tree);
}
