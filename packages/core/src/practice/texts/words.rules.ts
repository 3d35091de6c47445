import { fold } from "../../kernel/text.rules";

/** A word of a text: folded, with where it stands in the text it was found in. */
export type Word = { word: string; from: number; to: number };

/** Longer ones are no words: keys, seals and signatures in base 64. */
const LONGEST_WORD = 40;

/** Letters and digits, with the accents that follow a letter apart from it. */
const RUN = /[\p{L}\p{N}\p{M}]+/gu;

/** Most words have no accent: folding takes ten times as long. */
const PLAIN = /^[a-z0-9]+$/i;

/** Whether a point between two runs only separates the thousands of a number. */
const isThousands = (text: string, before: Word, next: RegExpExecArray): boolean =>
  text.slice(before.to, next.index) === "." &&
  /^\d{3}$/.test(next[0]) &&
  /(?:^|\D)\d{1,3}$/.test(text.slice(Math.max(0, before.to - 4), before.to)) &&
  /^\d+$/.test(before.word);

/** Whether a line ends in the middle of a word: «indemni-» and, in the next line, «zación». */
const isBroken = (text: string, before: Word, next: RegExpExecArray): boolean =>
  /^-[ \t]*\r?\n[ \t]*$/.test(text.slice(before.to, next.index)) &&
  /\p{L}$/u.test(before.word) &&
  /^\p{Ll}/u.test(next[0]);

/**
 * The words of a text, in order. Accents and case do not matter; «1.234.567» is one number, and
 * «12345/2024» two words beside each other.
 */
export function wordsIn(text: string): Word[] {
  const found: Word[] = [];
  for (const run of text.matchAll(RUN)) {
    const word = PLAIN.test(run[0]) ? run[0].toLowerCase() : fold(run[0]);
    const to = run.index + run[0].length;
    const last = found.at(-1);
    if (last && (isThousands(text, last, run) || isBroken(text, last, run))) {
      last.word = (last.word + word).slice(0, LONGEST_WORD);
      last.to = to;
    } else if (word !== "") {
      found.push({ word: word.slice(0, LONGEST_WORD), from: run.index, to });
    }
  }
  return found;
}

/** Words that stand beside each other. The last one may be only begun. */
export type Clause = { words: string[]; isBegun: boolean };

/** The shortest beginning by which a word is found: see `sliceOf`. */
export const SHORTEST_BEGINNING = 3;

/** The most words of a query that are sought; a quotation has fewer. */
const MOST_WORDS = 16;

/**
 * What a query asks for: each clause, in any order. A quoted phrase is one clause of whole words;
 * so is a number with bars or dashes, of which the last part may be only begun.
 */
export function clausesOf(query: string): Clause[] {
  const clauses: Clause[] = [];
  let left = MOST_WORDS;
  for (const [, quoted, bare = ""] of query.matchAll(/["“”«]([^"“”«»]*)["“”»]?|([^\s"“”«»]+)/g)) {
    const words = wordsIn(quoted ?? bare)
      .map(({ word }) => word)
      .slice(0, left);
    if (words.length === 0) continue;
    left -= words.length;
    const isLong = (words.at(-1) ?? "").length >= SHORTEST_BEGINNING;
    clauses.push({ words, isBegun: quoted === undefined && isLong });
  }
  return clauses;
}

/** Where the clauses stand in a text, in order: from and to, in characters. */
export function marksIn(text: string, clauses: readonly Clause[]): { from: number; to: number }[] {
  const words = wordsIn(text);
  const marks = words.flatMap(({ from }, start) =>
    clauses.flatMap((clause) => {
      const end = words[start + clause.words.length - 1];
      return end && standsAt(words, start, clause) ? [{ from, to: end.to }] : [];
    }),
  );
  return marks.filter(({ from }, n) => from >= (marks[n - 1]?.to ?? 0));
}

const standsAt = (words: readonly Word[], start: number, { words: sought, isBegun }: Clause) =>
  sought.every((one, n) => {
    const word = words[start + n]?.word ?? "";
    return isBegun && n === sought.length - 1 ? word.startsWith(one) : word === one;
  });

/** How many characters a line shows before what was found, so that it is seen at once, and after. */
const BEFORE = 40;
const AFTER = 120;

/** The words around the first place where a clause stands in a page; the page's first otherwise. */
export function lineAround(text: string, clauses: readonly Clause[]): string {
  const { from, to } = marksIn(text, clauses)[0] ?? { from: 0, to: 0 };
  const start = from <= BEFORE ? 0 : text.indexOf(" ", from - BEFORE) + 1;
  const begin = start > from ? from : start;
  const cut = to + AFTER >= text.length ? text.length : text.lastIndexOf(" ", to + AFTER);
  const end = Math.max(cut, to);
  const line = text.slice(begin, end).replace(/\s+/g, " ").trim();
  return `${begin > 0 ? "… " : ""}${line}${end < text.length ? " …" : ""}`;
}
