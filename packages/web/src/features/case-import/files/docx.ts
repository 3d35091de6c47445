import type { Row, Table } from "@foja/core/practice/case-lists/found-case.rules";
import { UnreadFile } from "./limits";
import { unzip } from "./zip";

const DOCUMENT = "word/document.xml";

/** A part of the document as its library gives it: the name of a tag and what is in it. */
type Node = { [tag: string]: Node[] | string | undefined };

/** The tables of a Word document, each with its cells, and the text between them by lines. */
export async function readDocx(name: string, bytes: Uint8Array): Promise<Table[]> {
  const part = unzip(bytes, (one) => one === DOCUMENT).get(DOCUMENT);
  if (!part) throw new UnreadFile("no es un documento de Word.");
  const xml = new TextDecoder().decode(part);
  // A document has no declarations: with them, a short text could become a very long one.
  if (xml.includes("<!DOCTYPE")) throw new UnreadFile("no es un documento de Word.");
  const { XMLParser } = await import("fast-xml-parser");
  const parser = new XMLParser({ preserveOrder: true, trimValues: false, ignoreAttributes: true });
  const [body] = found(parser.parse(xml) as Node[], "w:body");
  return tablesOf(name, body ?? []);
}

function tablesOf(name: string, body: readonly Node[]): Table[] {
  const tables: Table[] = [];
  let lines: Row[] = [];
  let line = 0;
  const endText = () => {
    if (lines.some(({ cells }) => cells[0] !== "")) tables.push({ source: name, rows: lines });
    lines = [];
  };
  for (const node of body) {
    for (const text of inside(node, "w:p") ? [textOf(node)] : []) {
      for (const one of text.split("\n")) lines.push({ line: ++line, cells: one.split("\t") });
    }
    const table = inside(node, "w:tbl");
    if (!table) continue;
    endText();
    const rows = table.flatMap((row) => {
      const cells = inside(row, "w:tr")?.filter((cell) => inside(cell, "w:tc"));
      return cells ? [{ line: ++line, cells: cells.map((cell) => textOf(cell).trim()) }] : [];
    });
    tables.push({ source: name, rows });
  }
  endText();
  return tables;
}

function inside(node: Node, tag: string): Node[] | undefined {
  const content = node[tag];
  return Array.isArray(content) ? content : undefined;
}

/** The contents of the first tags of that name, wherever they are. */
function found(nodes: readonly Node[], tag: string): Node[][] {
  return nodes.flatMap((node) => {
    const own = inside(node, tag);
    if (own) return [own];
    return Object.values(node).flatMap((inner) => (Array.isArray(inner) ? found(inner, tag) : []));
  });
}

/** What a tag is in a text; what is not here is the text of what is in it. */
const SIGNS: Readonly<Record<string, string>> = { "w:tab": "\t", "w:br": "\n", "w:cr": "\n" };

/** The text of a part, with its tabs and line ends. Paragraphs of one cell are lines of it. */
const textOf = (node: Node): string =>
  Object.entries(node)
    .map(([tag, inner]) => {
      if (tag === "#text") return String(inner);
      if (!Array.isArray(inner) || SKIPPED.has(tag)) return "";
      return SIGNS[tag] ?? inner.map(textOf).join(inside(node, "w:tc") ? "\n" : "");
    })
    .join("");

/** Properties, and what was deleted with marked changes. */
const SKIPPED = new Set(["w:pPr", "w:rPr", "w:tcPr", "w:trPr", "w:tblPr", "w:del", "w:instrText"]);
