import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lexer, type Token, type Tokens } from "marked";

const FOLDER = join(import.meta.dirname, "../../../packages/web/src/features/help/guides");

/** The names in a part of an article: controls and texts in bold, and its pictures. */
export type Named = { text: string; names: string[]; pictures: string[] };

export type Article = { steps: Named[]; rest: Named };

/** Reads an article: the items of its numbered lists are its steps. */
export function articleOf(slug: string): Article {
  const tokens = lexer(readFileSync(join(FOLDER, `${slug}.md`), "utf8"));
  const isSteps = (token: Token): token is Tokens.List => token.type === "list" && token.ordered;
  return {
    steps: tokens.filter(isSteps).flatMap(({ items }) => items.map((item) => namedIn([item]))),
    rest: namedIn(tokens.filter((token) => !isSteps(token))),
  };
}

function namedIn(tokens: Token[]): Named {
  const all = tokens.flatMap(within);
  const of = (type: string) => all.filter((token) => token.type === type);
  return {
    text: tokens.map(({ raw }) => raw.trim()).join("\n"),
    names: of("strong").map((token) => (token as Tokens.Strong).text),
    pictures: of("image").map((token) => (token as Tokens.Image).href),
  };
}

/** A token and all tokens inside it. */
function within(token: Token): Token[] {
  const inner = [
    ...((token as Tokens.List).items ?? []),
    ...((token as Tokens.Generic).tokens ?? []),
  ];
  return [token, ...inner.flatMap(within)];
}
