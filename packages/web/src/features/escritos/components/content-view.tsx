import { shownOf } from "@foja/core/practice/escrito-templates/content.rules";
import type {
  Block,
  Content,
  Inline,
  Paragraph,
  Sheet,
} from "@foja/core/practice/escrito-templates/content.schema";
import { createElement, type ReactNode } from "react";
import { cn } from "~/lib/cn";
import "./escrito.css";

type ContentViewProps = { content: Content; className?: string; label: string };

/** A writ as it is read: for previews, earlier texts and what was filed. */
export const ContentView = ({ content, className, label }: ContentViewProps) => (
  <section
    aria-label={label}
    className={cn("escrito-sheet escrito-plain border shadow-raised", className)}
  >
    {content.content.map((block, nth) => (
      // A text that is only read keeps its order.
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name.
      <BlockView key={nth} block={block} />
    ))}
  </section>
);

function BlockView({ block }: { block: Block }) {
  if (block.type === "sheet") return <SheetView sheet={block} />;
  if (block.type === "paragraph") return <ParagraphView paragraph={block} />;
  if (block.type === "heading") {
    const style = styleOf(block.attrs.textAlign);
    const { level } = block.attrs;
    // The page has its own title: those of the text stand below it.
    const props = { style, "data-level": level };
    return createElement(`h${level + 1}`, props, ...inlinesOf(block.content));
  }
  const items = block.content.map(({ content }, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name.
    <li key={nth}>
      {content.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name.
        <ParagraphView key={at} paragraph={one} />
      ))}
    </li>
  ));
  if (block.type === "bulletList") return <ul>{items}</ul>;
  return <ol start={block.attrs?.start}>{items}</ol>;
}

const styleOf = (textAlign: string | null | undefined) =>
  textAlign ? { textAlign: textAlign as "left" } : undefined;

const ParagraphView = ({ paragraph: { attrs, content } }: { paragraph: Paragraph }) =>
  createElement("p", { style: styleOf(attrs?.textAlign) }, ...inlinesOf(content));

const inlinesOf = (content: readonly Inline[] = []): ReactNode[] => content.map(inlineOf);

function inlineOf(inline: Inline): ReactNode {
  const looks = (inline.marks ?? []).map(({ type }) => type);
  return looks.reduce<ReactNode>(
    (inside, look) => createElement(ELEMENTS[look], {}, inside),
    plainOf(inline),
  );
}

const ELEMENTS = { bold: "strong", italic: "em", underline: "u" } as const;

function plainOf(inline: Inline): ReactNode {
  if (inline.type === "text") return inline.text;
  if (inline.type === "hardBreak") return <br />;
  const { label, value, source } = inline.attrs;
  return (
    <span
      className="escrito-datum"
      data-missing={value ? undefined : ""}
      title={`${label} · ${source}`}
    >
      {shownOf(inline)}
    </span>
  );
}

function SheetView({ sheet: { attrs } }: { sheet: Sheet }) {
  const { title, rows, total } = attrs;
  const columns = rows[0]?.length ?? 2;
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join("|")}>
            {row.map((cell, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
              <td key={nth}>{cell}</td>
            ))}
          </tr>
        ))}
        {total && (
          <tr>
            <td colSpan={columns - 1}>
              <strong>{total[0]}</strong>
            </td>
            <td>
              <strong>{total.at(-1)}</strong>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
