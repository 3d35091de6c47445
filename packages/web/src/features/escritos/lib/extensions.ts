import { blankFor } from "@foja/core/practice/escrito-templates/content.rules";
import type { Sheet, Variable } from "@foja/core/practice/escrito-templates/content.schema";
import { ALIGNMENTS } from "@foja/core/practice/escrito-templates/content.schema";
import { type Extensions, Node } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { TextAlign } from "@tiptap/extension-text-align";
import { Underline } from "@tiptap/extension-underline";
import { UndoRedo } from "@tiptap/extensions";

type Datum = Variable["attrs"];

/** Attributes of a node in the page: what is copied within the editor is pasted as it was. */
const carried = (name: string, empty: unknown) => ({
  default: empty,
  parseHTML: (element: HTMLElement) => JSON.parse(element.dataset[name] ?? "null") ?? empty,
  renderHTML: (attrs: Record<string, unknown>) => ({
    [`data-${name}`]: JSON.stringify(attrs[name]),
  }),
});

/** A datum in the text: it is chosen as a whole, and filled beside the page. */
const VariableNode = Node.create({
  name: "variable",
  group: "inline",
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    name: carried("name", ""),
    label: carried("label", ""),
    value: carried("value", null),
    source: carried("source", ""),
    manual: carried("manual", false),
  }),
  parseHTML: () => [{ tag: "span[data-name][data-label]" }],
  renderHTML({ node, HTMLAttributes }) {
    const { label, value, source } = node.attrs as Datum;
    const look = { class: "escrito-datum", title: `${label} · ${source}` };
    const state = value ? {} : { "data-missing": "" };
    return ["span", { ...HTMLAttributes, ...look, ...state }, value || blankFor(label)];
  },
  renderText: ({ node }) => (node.attrs as Datum).value ?? blankFor((node.attrs as Datum).label),
});

/** The sheet of a calculation: it is shown as it was computed. */
const SheetNode = Node.create({
  name: "sheet",
  group: "block",
  atom: true,
  selectable: true,
  addAttributes: () => ({
    title: carried("title", ""),
    source: carried("source", ""),
    rows: carried("rows", []),
    total: carried("total", null),
  }),
  parseHTML: () => [{ tag: "table[data-rows][data-title]" }],
  renderHTML({ node, HTMLAttributes }) {
    const { title, rows, total } = node.attrs as Sheet["attrs"];
    const span = String(Math.max(1, (rows[0]?.length ?? 2) - 1));
    const last = total
      ? [
          [
            "tr",
            ["td", { colspan: span }, ["strong", total[0] ?? ""]],
            ["td", ["strong", total.at(-1) ?? ""]],
          ],
        ]
      : [];
    const body = rows.map((row) => ["tr", ...row.map((cell) => ["td", cell])]);
    return ["table", HTMLAttributes, ["caption", title], ["tbody", ...body, ...last]] as never;
  },
});

/** Titles of the text, below the title of the page: the first level is an `h2`. */
const Headings = Heading.extend({
  parseHTML: () => [
    ...[1, 2, 3].map((level) => ({
      tag: `h${level + 1}[data-level="${level}"]`,
      attrs: { level },
    })),
    ...[1, 2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const level = Number(node.attrs.level);
    return [`h${level + 1}`, { ...HTMLAttributes, "data-level": String(level) }, 0];
  },
});

/** What a writ may have: exactly what its schema knows, so that what is pasted loses the rest. */
export const EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  HardBreak,
  Headings.configure({ levels: [1, 2, 3] }),
  BulletList,
  OrderedList.extend({
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (element) => Number(element.getAttribute("start") ?? 1) || 1,
      },
    }),
  }),
  ListItem.extend({ content: "paragraph+" }),
  ListKeymap,
  TextAlign.configure({ types: ["heading", "paragraph"], alignments: [...ALIGNMENTS] }),
  UndoRedo,
  VariableNode,
  SheetNode,
];
