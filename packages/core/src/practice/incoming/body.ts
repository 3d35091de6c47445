import { convert } from "html-to-text";
import * as files from "../../kernel/ports/files";
import { cleanLetter } from "../../kernel/safe-html.rules";
import { bodyKey } from "./letter.item";
import type { Letter } from "./letter.schema";
import { LIMITS, type Parsed } from "./parsed.rules";

/** What is shown of a letter beside its facts. */
export type Body = Pick<Letter, "text" | "html" | "isCut">;

type Named = { userId: string; _id: string };

/** The body of a letter: its HTML sanitised, and its text, drawn from that where it has none. */
export function bodyOf({ text, html, isCut }: Pick<Parsed, "text" | "html" | "isCut">): Body {
  const clean = html === null ? null : cleanLetter(html);
  const words = text.trim() === "" && clean ? wordsOf(clean) : text;
  return { text: words.slice(0, LIMITS.text), html: clean, isCut };
}

const wordsOf = (html: string) =>
  convert(html, { wordwrap: false, selectors: [{ selector: "img", format: "skip" }] });

export const storeBody = (letter: Named, body: Body): Promise<void> =>
  files.store(bodyKey(letter), Buffer.from(JSON.stringify(body)), "application/json");

/** The body of a letter; an empty one where its object is gone. */
export async function readBody(letter: Named): Promise<Body> {
  const stream = await files.open(bodyKey(letter));
  if (!stream) return { text: "", html: null, isCut: false };
  return JSON.parse((await files.buffered(stream)).toString()) as Body;
}
