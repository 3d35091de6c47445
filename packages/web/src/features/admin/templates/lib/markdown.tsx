import { lexer, type Token, type Tokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i;

/** A Markdown text as elements: only paragraphs, lists, bold, italics and links. */
export function Markdown({ text, align }: { text: string; align: "left" | "center" }) {
  return <>{lexer(text, { breaks: true }).map((token, i) => blockOf(token, i, align))}</>;
}

function blockOf(token: Token, key: number, align: "left" | "center"): ReactNode {
  if (token.type === "space") return null;
  if (token.type === "list") return listOf(token as Tokens.List, key);
  const style = { margin: "0 0 12px", textAlign: align } as const;
  return (
    <p key={key} style={style}>
      {inner(token)}
    </p>
  );
}

function listOf({ ordered, items }: Tokens.List, key: number): ReactNode {
  const style = { margin: "0 0 12px", paddingLeft: "24px" };
  const lines = items.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
    <li key={i} style={{ margin: "0 0 4px" }}>
      {item.tokens.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={n}>
          {one.type === "list" ? listOf(one as Tokens.List, n) : inner(one)}
        </Fragment>
      ))}
    </li>
  ));
  return createElement(ordered ? "ol" : "ul", { key, style }, lines);
}

const inner = (token: Token): ReactNode =>
  "tokens" in token && token.tokens
    ? token.tokens.map((one, i) => inlineOf(one, i))
    : "text" in token
      ? token.text
      : token.raw;

function inlineOf(token: Token, key: number): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong key={key}>{inner(token)}</strong>;
    case "em":
      return <em key={key}>{inner(token)}</em>;
    case "br":
      return <br key={key} />;
    case "link": {
      const { href } = token as Tokens.Link;
      if (!SAFE_LINK.test(href)) return <Fragment key={key}>{inner(token)}</Fragment>;
      return (
        <a key={key} href={href} style={{ color: "#1d4d6b" }}>
          {inner(token)}
        </a>
      );
    }
    default:
      return <Fragment key={key}>{inner(token)}</Fragment>;
  }
}
