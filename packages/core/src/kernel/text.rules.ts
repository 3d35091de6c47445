/** Text as a search compares it: without accents, in lower case, with single spaces. */
export const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** The words of a name, folded and without punctuation: «Pérez, Ana» and «S.A.» as «perez ana», «sa». */
export const words = (text: string): string[] =>
  fold(text)
    .replace(/[.'’´`]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** A key for a name in any word order: «Pérez, Ana» and «Ana Pérez» have the same. */
export const nameKey = (text: string): string => words(text).sort().join(" ");

/** A text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
