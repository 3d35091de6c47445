/** Text as a search compares it: without accents, in lower case, with single spaces. */
export const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
