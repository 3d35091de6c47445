import type { Block, SingleBlock } from "@foja/core/outreach/templates/blocks.schema";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Img } from "@react-email/img";
import { Row } from "@react-email/row";
import type { CSSProperties } from "react";
import { Markdown } from "./markdown";

/**
 * A block as in an e-mail: tables and inline styles, which e-mail programs understand. When it is
 * shown on a page, its headings are not headings of that page.
 */
export function MailBlock({ block, isShown }: { block: Block; isShown?: boolean }) {
  if (block.type !== "columns") return <Single {...{ block, isShown }} />;
  const [left = [], right = []] = block.columns;
  return (
    <Row>
      {[left, right].map((blocks, i) => (
        <Column
          key={i === 0 ? "left" : "right"}
          className="foja-col"
          style={{
            width: "50%",
            verticalAlign: "top",
            ...(i === 0 ? { paddingRight: "12px" } : { paddingLeft: "12px" }),
          }}
        >
          {blocks.map((one) => (
            <Single key={one.id} block={one} />
          ))}
        </Column>
      ))}
    </Row>
  );
}

// The library's type allows headings only, but it renders any element it is given.
const PARAGRAPH = "p" as "h1";

const SIZES: Record<1 | 2, CSSProperties> = {
  1: { fontSize: "26px", lineHeight: "1.25" },
  2: { fontSize: "20px", lineHeight: "1.3" },
};

const BUTTONS: Record<"ink" | "line", CSSProperties> = {
  ink: { backgroundColor: "#1f1b16", color: "#fffdf8", border: "1px solid #1f1b16" },
  line: { backgroundColor: "#fffdf8", color: "#1f1b16", border: "1px solid #1f1b16" },
};

function Single({ block, isShown }: { block: SingleBlock; isShown?: boolean }) {
  switch (block.type) {
    case "heading":
      return (
        <Heading
          as={isShown ? PARAGRAPH : block.level === 1 ? "h1" : "h2"}
          style={{
            margin: "0 0 12px",
            fontFamily: "Georgia, serif",
            fontWeight: 500,
            textAlign: block.align,
            ...SIZES[block.level],
          }}
        >
          {block.text}
        </Heading>
      );
    case "text":
      return <Markdown text={block.text} align={block.align} />;
    case "button":
      return (
        <p style={{ margin: "4px 0 16px", textAlign: block.align }}>
          <Button
            className={block.tone === "ink" ? "foja-button" : "foja-line"}
            href={block.url}
            style={{
              padding: "12px 20px",
              borderRadius: "6px",
              fontWeight: 600,
              ...BUTTONS[block.tone],
            }}
          >
            {block.label}
          </Button>
        </p>
      );
    case "image":
      return <Picture {...block} />;
    case "divider":
      return <Hr style={{ margin: "16px 0", borderTop: "1px solid #ddd5c7" }} />;
    case "spacer":
      return <div style={{ height: `${block.height}px`, lineHeight: "1px" }}>{"\u00a0"}</div>;
  }
}

function Picture({ src, alt, url, width, align }: Extract<SingleBlock, { type: "image" }>) {
  if (!src) return null;
  const image = (
    <Img
      className="foja-image"
      {...{ src, alt, width }}
      style={{ display: "inline-block", maxWidth: "100%" }}
    />
  );
  return (
    <p style={{ margin: "0 0 16px", textAlign: align }}>
      {url ? <a href={url}>{image}</a> : image}
    </p>
  );
}
