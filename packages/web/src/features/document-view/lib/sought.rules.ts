import { clausesOf } from "@foja/core/practice/texts/words.rules";

/** A number as it is found, and as a PDF may write it: «1234567» and «1.234.567». */
function waysOf(word: string): string[] {
  if (!/^\d{4,}$/.test(word)) return [word];
  return [word, word.replace(/\B(?=(\d{3})+$)/g, ".")];
}

/** The texts that a page is looked through for, of what somebody sought. */
export const soughtIn = (q: string): string[] =>
  clausesOf(q).flatMap(({ words }) => {
    const [only = "", ...others] = words;
    return others.length === 0 ? waysOf(only) : [words.join(" "), words.join("/")];
  });
