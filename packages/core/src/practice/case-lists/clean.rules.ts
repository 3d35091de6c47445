/** Control characters but tabs and line ends, marks of writing direction, and signs of nobody. */
const UNSEEN = /[^\P{Cc}\t\n\r]|\p{Cf}|\p{Co}/gu;
const QUOTES: readonly [RegExp, string][] = [
  [/[\u00A0\u2000-\u200A\u202F\u3000]/g, " "],
  [/[\u2010-\u2013\u2212]/g, "-"],
  [/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"'],
  [/[\u2018\u2019]/g, "'"],
  [/\r\n?/g, "\n"],
];

/**
 * A pasted text without what nobody sees (control characters, marks of direction, zero-width
 * spaces), with plain dashes, quotes and line ends. Tabs and line ends stay.
 */
export const cleanText = (text: string): string =>
  QUOTES.reduce((kept, [pattern, plain]) => kept.replace(pattern, plain), text.replace(UNSEEN, ""));

/** The text of a cell or of a line: clean, on one line, with single spaces. */
export const cleanCell = (text: string): string => cleanText(text).replace(/\s+/g, " ").trim();
